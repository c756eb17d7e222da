/// A count of each mask, turned afterwards into the offset where the mask's items begin when sorted.
protocol Tally: ~Copyable {
  mutating func count(_ mask: UInt64)

  /// The masks with their counts, ascending by mask.
  var families: [Family] { get }

  /// Replaces each count with the offset at which the items of its mask begin.
  mutating func makeOffsets()

  /// Returns the offset of the next item of a mask that was counted, and advances it.
  mutating func nextOffset(of mask: UInt64) -> Int
}

/// A tally of masks so narrow that each has a counter of its own.
///
/// Most words have at most fourteen letters. For them this takes a fifth of the instructions of a hash
/// table, because it neither branches nor compares.
struct DirectTally: Tally, ~Copyable {
  /// Whether direct counting is faster than a hash table.
  ///
  /// For masks of more than fourteen bits, and for a few wide masks, its memory costs more than it
  /// saves.
  static func suits(width: Int, count: Int) -> Bool { width <= 14 && 1 << width <= 512 + 2 * count }

  private let counts: Items<UInt32>

  init(width: Int) { counts = Items(repeating: 0, count: 1 << width) }

  @inline(__always)
  mutating func count(_ mask: UInt64) {
    // Our indexes have no wider masks, but a forged index must not write past the table.
    counts[Int(truncatingIfNeeded: mask) & (counts.count - 1)] &+= 1
  }

  var families: [Family] {
    var families: [Family] = []
    families.reserveCapacity(128)
    for mask in 0..<counts.count where counts[mask] > 0 {
      families.append(
        Family(positions: Positions(rawValue: UInt64(mask)), count: Int(counts[mask]))
      )
    }
    return families
  }

  mutating func makeOffsets() {
    var offset: UInt32 = 0
    for mask in 0..<counts.count { (counts[mask], offset) = (offset, offset &+ counts[mask]) }
  }

  @inline(__always)
  mutating func nextOffset(of mask: UInt64) -> Int {
    let slot = Int(truncatingIfNeeded: mask) & (counts.count - 1)
    defer { counts[slot] &+= 1 }
    return Int(counts[slot])
  }
}

/// A tally of masks of any width.
///
/// A hash table with open addressing, small enough to stay in the first-level cache for all shipped
/// lists.
struct HashedTally: Tally, ~Copyable {
  /// A mask with its count.
  ///
  /// Mask 0 marks a free slot, so the family without the letter is counted separately.
  private struct Slot {
    var mask: UInt64
    var count: Int
  }

  private var slots: Items<Slot>
  private var used = 0
  private var absent = 0

  /// Creates a tally of at most this many items, which grows only if they have many masks.
  init(ofAtMost count: Int) {
    let width = Int.bitWidth - (2 * min(count, 255)).leadingZeroBitCount
    self.init(capacity: 1 << width)
  }

  private init(capacity: Int) { slots = Items(repeating: Slot(mask: 0, count: 0), count: capacity) }

  @inline(__always)
  mutating func count(_ mask: UInt64) {
    guard mask != 0 else {
      absent &+= 1
      return
    }
    let slot = slot(of: mask)
    if slots[slot].mask == mask {
      slots[slot].count &+= 1
    } else {
      claim(slot, for: mask, count: 1)
    }
  }

  var families: [Family] {
    var masks: [UInt64] = []
    for slot in slots.indices where slots[slot].count > 0 { masks.append(slots[slot].mask) }
    var families = absent > 0 ? [Family(positions: [], count: absent)] : []
    for mask in Order.ascending(masks) {
      families.append(
        Family(positions: Positions(rawValue: mask), count: slots[slot(of: mask)].count)
      )
    }
    return families
  }

  mutating func makeOffsets() {
    var offset = 0
    for family in families {
      if family.positions.isEmpty {
        absent = offset
      } else {
        slots[slot(of: family.positions.rawValue)].count = offset
      }
      offset += family.count
    }
  }

  @inline(__always)
  mutating func nextOffset(of mask: UInt64) -> Int {
    guard mask != 0 else {
      defer { absent += 1 }
      return absent
    }
    let slot = slot(of: mask)
    defer { slots[slot].count += 1 }
    return slots[slot].count
  }

  /// The slot of a mask, or the free slot where it belongs.
  @inline(__always)
  private func slot(of mask: UInt64) -> Int {
    let last = slots.count &- 1
    // The golden ratio spreads masks that differ in few bits (Knuth, TAOCP 6.4).
    let spread = (mask &* 0x9E37_79B9_7F4A_7C15) >> 32
    var slot = Int(truncatingIfNeeded: spread) & last
    while slots[slot].mask != mask, slots[slot].mask != 0 { slot = (slot &+ 1) & last }
    return slot
  }

  private mutating func claim(_ slot: Int, for mask: UInt64, count: Int) {
    slots[slot] = Slot(mask: mask, count: count)
    used += 1
    guard used * 2 > slots.count else { return }
    var larger = HashedTally(capacity: slots.count * 2)
    for slot in slots.indices where slots[slot].count > 0 {
      let mask = slots[slot].mask
      larger.claim(larger.slot(of: mask), for: mask, count: slots[slot].count)
    }
    swap(&slots, &larger.slots)
  }
}
