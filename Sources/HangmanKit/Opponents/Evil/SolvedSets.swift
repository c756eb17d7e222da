/// The results of a search for each set of words: the largest number of mistakes known to be forced, and
/// the smallest known not to be.
///
/// A hash table with open addressing, because hashing with the standard library took longer than the
/// search itself.
struct SolvedSets: ~Copyable {
  /// A set with its results; the slot is free if the set has no words.
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
    let slot = slots[slot(of: words)]
    if mistakes <= slot.forced { return true }
    return mistakes >= slot.refuted ? false : nil
  }

  @_optimize(speed)
  mutating func note(_ isForced: Bool, _ mistakes: Int, _ words: UInt64) {
    let slot = slot(of: words)
    if slots[slot].words == 0 { used += 1 }
    slots[slot].words = words
    if isForced {
      slots[slot].forced = max(slots[slot].forced, Int32(mistakes))
    } else {
      slots[slot].refuted = min(slots[slot].refuted, Int32(mistakes))
    }
    if used * 2 > slots.count { grow() }
  }

  /// The slot of a set of words, or the free slot where it belongs.
  @_optimize(speed)
  private func slot(of words: UInt64) -> Int {
    let hash = (words &* 0x9E37_79B9_7F4A_7C15) >> 32
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].words != words, slots[slot].words != 0 {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    var larger = SolvedSets(capacity: slots.count * 2)
    for slot in slots.indices where slots[slot].words != 0 {
      larger.slots[larger.slot(of: slots[slot].words)] = slots[slot]
    }
    swap(&slots, &larger.slots)
  }
}
