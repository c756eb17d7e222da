/// Counts how often each mask other than 0 occurs.
///
/// A hash table with open addressing, small enough to stay in the first-level cache for every list
/// we know. It owns its memory: an array would be asked at every count whether it is shared, which
/// took twice as long as counting.
struct Tally: ~Copyable {
  private struct Slot {
    var mask: UInt64
    var count: Int
  }

  private var slots: UnsafeMutableBufferPointer<Slot>
  private var used = 0

  init(capacity: Int = 512) {
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(mask: 0, count: 0))
  }

  deinit { slots.deallocate() }

  mutating func count(_ mask: UInt64) { add(1, to: mask) }

  /// The masks and their counts, ascending.
  ///
  /// Sorted by insertion, since the library's sort brings in a type whose first use costs as much
  /// as a tenth of a guess.
  var families: [Family] {
    var families: [Family] = []
    for slot in slots where slot.count > 0 {
      var place = families.count
      while place > 0, families[place - 1].positions.rawValue > slot.mask { place -= 1 }
      families.insert(
        Family(positions: Positions(rawValue: slot.mask), count: slot.count), at: place)
    }
    return families
  }

  private mutating func add(_ count: Int, to mask: UInt64) {
    // Fibonacci hashing: the upper part of a product with the golden ratio.
    var index = Int((mask &* 0x9E37_79B9_7F4A_7C15) >> 40) & (slots.count - 1)
    while slots[index].mask != mask, slots[index].count > 0 {
      index = (index + 1) & (slots.count - 1)
    }
    if slots[index].count == 0 {
      slots[index].mask = mask
      used += 1
    }
    slots[index].count += count
    if used * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    var larger = Tally(capacity: slots.count * 2)
    for slot in slots where slot.count > 0 { larger.add(slot.count, to: slot.mask) }
    swap(&slots, &larger.slots)
  }
}
