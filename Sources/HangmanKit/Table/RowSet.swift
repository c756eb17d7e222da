/// Some rows of a table, as a bit for each row of the table.
package struct RowSet {
  private(set) var bits: [UInt64]
  /// The number of rows in the set.
  private(set) var count: Int

  /// Creates the set of all rows of a table.
  init(all count: Int) {
    bits = [UInt64](repeating: ~0, count: (count + 63) / 64)
    if count % 64 > 0 { bits[count / 64] = 1 << UInt64(count % 64) - 1 }
    self.count = count
  }

  /// Creates the set of those rows whose bits are also set in a column, or of those whose bits are not.
  @_optimize(speed)
  init(_ rows: RowSet, _ column: UnsafeBufferPointer<UInt64>, areSet: Bool) {
    let flipped: UInt64 = areSet ? 0 : ~0
    bits = rows.bits
    count = 0
    change { $1 & (column[$0] ^ flipped) }
  }

  /// The rows in ascending order.
  @_optimize(speed)
  package var rows: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { rows, count in
      for index in bits.indices {
        Self.forEachBit(of: bits[index]) { bit in
          rows[count] = UInt32(truncatingIfNeeded: 64 &* index &+ bit)
          count &+= 1
        }
      }
    }
  }

  /// Calls the body with each row whose bit is also set in a column, in ascending order.
  @inline(__always)
  func forEachRow(in column: UnsafeBufferPointer<UInt64>, _ body: (Int) -> Void) {
    bits.withUnsafeBufferPointer { words in
      for index in words.indices {
        Self.forEachBit(of: words[index] & column[index]) { body(64 &* index &+ $0) }
      }
    }
  }

  /// Calls the body with the number of each bit that is set, from the lowest.
  @inline(__always)
  private static func forEachBit(of word: UInt64, _ body: (Int) -> Void) {
    var rest = word
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }

  /// Replaces each 64-bit block that has a bit set.
  @inline(__always)
  mutating func change(_ body: (Int, UInt64) -> UInt64) {
    var left = 0
    bits.withUnsafeMutableBufferPointer { words in
      for index in words.indices where words[index] != 0 {
        words[index] = body(index, words[index])
        left &+= words[index].nonzeroBitCount
      }
    }
    count = left
  }

  /// Returns the first row for which `isWanted` is true, among the rows numbered `numbers` (the set's rows
  /// count from 0).
  @_optimize(speed)
  func first(of numbers: Range<Int>, where isWanted: (UInt32) -> Bool) -> UInt32? {
    var (index, number) = (0, 0)
    while number &+ bits[index].nonzeroBitCount <= numbers.lowerBound {
      number &+= bits[index].nonzeroBitCount
      index &+= 1
    }
    var rest = bits[index]
    while number < numbers.upperBound {
      while rest == 0 {
        index &+= 1
        rest = bits[index]
      }
      let row = UInt32(truncatingIfNeeded: 64 &* index &+ rest.trailingZeroBitCount)
      if number >= numbers.lowerBound, isWanted(row) { return row }
      number &+= 1
      rest &= rest &- 1
    }
    return nil
  }
}
