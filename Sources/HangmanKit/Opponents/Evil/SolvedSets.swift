/// What was found out about some words: how many mistakes can be forced, and how many cannot.
///
/// A hash table with open addressing, since the library's hashes so well that it took longer than
/// the search.
struct SolvedSets: ~Copyable {
  /// No words mark a free slot.
  private struct Slot {
    var words: UInt64 = 0
    var forced: Int32 = 0
    var refuted = Int32.max
  }

  private var slots: Items<Slot>
  private var used = 0

  init(capacity: Int = 64) { slots = Items(repeating: Slot(), count: capacity) }

  @_optimize(speed)
  func answer(_ mistakes: Int, _ words: UInt64) -> Bool? {
    let slot = slots[place(of: words)]
    if mistakes <= slot.forced { return true }
    return mistakes >= slot.refuted ? false : nil
  }

  @_optimize(speed)
  mutating func note(_ isForced: Bool, _ mistakes: Int, _ words: UInt64) {
    let place = place(of: words)
    if slots[place].words == 0 { used += 1 }
    slots[place].words = words
    if isForced {
      slots[place].forced = max(slots[place].forced, Int32(mistakes))
    } else {
      slots[place].refuted = min(slots[place].refuted, Int32(mistakes))
    }
    if used * 2 > slots.count { grow() }
  }

  /// The slot of some words, or the free one where they belong.
  @_optimize(speed)
  private func place(of words: UInt64) -> Int {
    let hash = (words &* 0x9E37_79B9_7F4A_7C15) >> 32
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place].words != words, slots[place].words != 0 {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    var larger = SolvedSets(capacity: slots.count * 2)
    for place in slots.indices where slots[place].words != 0 {
      larger.slots[larger.place(of: slots[place].words)] = slots[place]
    }
    swap(&slots, &larger.slots)
  }
}
