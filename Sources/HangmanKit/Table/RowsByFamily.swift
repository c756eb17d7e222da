/// Rows sorted by their family with a counting sort, so that no branch depends on a row.
package struct RowsByFamily {
  /// The families, in ascending order of their positions' bits.
  package let families: [Family]
  /// The rows without the letter.
  let absent: RowSet
  /// The rows with the letter, family by family and ascending within each.
  private let rows: [UInt32]

  /// Sorts ascending rows by the positions of the letter in each; those without the letter stay as they
  /// are.
  init<Mask: FixedWidthInteger & UnsignedInteger>(
    _ rows: UnsafeBufferPointer<UInt32>,
    _ masks: UnsafeBufferPointer<Mask>,
    without absent: RowSet,
    length: Int
  ) {
    if DirectTally.suits(width: length, count: masks.count) {
      self.init(rows, masks, absent, countedBy: DirectTally(width: length))
    } else {
      self.init(rows, masks, absent, countedBy: HashedTally(ofAtMost: masks.count))
    }
  }

  private init<Mask: FixedWidthInteger & UnsignedInteger, Counter: Tally & ~Copyable>(
    _ rows: UnsafeBufferPointer<UInt32>,
    _ masks: UnsafeBufferPointer<Mask>,
    _ absent: RowSet,
    countedBy counter: consuming Counter
  ) {
    for mask in masks { counter.count(UInt64(mask)) }
    let none = absent.count == 0 ? [] : [Family(positions: [], count: absent.count)]
    families = none + counter.families
    counter.makeOffsets()
    self.absent = absent
    self.rows = [UInt32](unsafeUninitializedCapacity: masks.count) { sorted, count in
      count = masks.count
      for index in masks.indices {
        sorted[counter.nextOffset(of: UInt64(masks[index]))] = rows[index]
      }
    }
  }

  package var count: Int { absent.count + rows.count }

  /// The number of rows in the largest family.
  package var largest: Int { families.reduce(0) { max($0, $1.count) } }

  /// The rows of a family that shows the letter, in ascending order; none if there is no such family.
  package subscript(positions: Positions) -> ArraySlice<UInt32> {
    var start = 0
    for family in families where !family.positions.isEmpty {
      if family.positions == positions { return rows[start..<(start + family.count)] }
      start += family.count
    }
    return []
  }
}
