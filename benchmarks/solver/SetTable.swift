/// The known bounds of sets of words: how many mistakes can be forced, and how many cannot.
///
/// It is a hash table with open addressing, because the library's took longer than the search. When it
/// would grow beyond its limit, it forgets everything.
struct SetTable: ~Copyable {
  /// A slot without words is free.
  private struct Slot {
    var words: (UInt64, UInt64) = (0, 0)
    var forced: UInt8 = 0
    var refuted = UInt8.max
  }

  /// The number of slots: they take 96 MB.
  private static let limit = 1 << 22
  private var slots: UnsafeMutableBufferPointer<Slot>
  private var used = 0

  init(capacity: Int) {
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot())
  }

  deinit { slots.deallocate() }

  func answer(_ mistakes: Int, _ words: UInt128) -> Bool? {
    let slot = slots[place(of: Self.halves(words))]
    if mistakes <= Int(slot.forced) { return true }
    return mistakes >= Int(slot.refuted) ? false : nil
  }

  mutating func note(_ isForced: Bool, _ mistakes: Int, _ words: UInt128) {
    let halves = Self.halves(words)
    let place = place(of: halves)
    if slots[place].words == (0, 0) { used += 1 }
    slots[place].words = halves
    if isForced {
      slots[place].forced = max(slots[place].forced, UInt8(mistakes))
    } else {
      slots[place].refuted = min(slots[place].refuted, UInt8(mistakes))
    }
    if used * 2 > slots.count { grow() }
  }

  private static func halves(_ words: UInt128) -> (UInt64, UInt64) {
    (UInt64(truncatingIfNeeded: words), UInt64(truncatingIfNeeded: words >> 64))
  }

  /// Returns the slot of some words, or the free slot where they belong.
  private func place(of words: (UInt64, UInt64)) -> Int {
    let mixed = words.0 &* 0x9E37_79B9_7F4A_7C15 ^ words.1 &* 0xC2B2_AE3D_27D4_EB4F
    var place = Int(truncatingIfNeeded: mixed >> 32 ^ mixed >> 15) & (slots.count - 1)
    while slots[place].words != words, slots[place].words != (0, 0) {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    guard slots.count < Self.limit else {
      slots.update(repeating: Slot())
      used = 0
      return
    }
    var larger = SetTable(capacity: slots.count * 2)
    for slot in slots where slot.words != (0, 0) {
      larger.slots[larger.place(of: slot.words)] = slot
    }
    larger.used = used
    swap(&slots, &larger.slots)
  }
}
