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
  var rows: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { rows, count in
      for index in bits.indices {
        var rest = bits[index]
        while rest != 0 {
          rows[count] = UInt32(truncatingIfNeeded: 64 &* index &+ rest.trailingZeroBitCount)
          count &+= 1
          rest &= rest &- 1
        }
      }
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

/// A range of consecutive rows, counted from its first, with a flag for each row that fits.
struct RowChunk {
  /// The most rows of a chunk: few enough that their flags and masks stay in the first-level cache.
  static let size = 4096

  let rows: Range<Int>
  private let memory: UnsafeMutablePointer<UInt8>
  private let fits: UnsafeMutableBufferPointer<UInt8>
  private let isWhole: Bool

  /// - Parameters:
  ///   - rows: At most `size`.
  ///   - memory: Space for one flag per row, rounded up to a multiple of 64.
  ///   - isWhole: Whether all rows fit and will be read next.
  @inline(__always)
  init(rows: Range<Int>, memory: UnsafeMutablePointer<UInt8>, isWhole: Bool) {
    self.rows = rows
    self.isWhole = isWhole
    self.memory = memory
    fits = UnsafeMutableBufferPointer(start: memory, count: rows.count)
    if !isWhole { fits.update(repeating: 1) }
  }

  /// Keeps the rows whose bits are not set; turns eight bits into eight flags at a time.
  @inline(__always)
  mutating func keepAll(except excluded: UnsafePointer<UInt64>) {
    let flags = UnsafeMutableRawPointer(memory)
    for word in 0..<((fits.count + 63) / 64) {
      var bits = excluded[word]
      for byte in 0..<8 {
        // Byte n keeps only bit n of the lowest eight bits, and then carries into its own highest bit.
        let spread = (bits & 0xFF) &* 0x0101_0101_0101_0101 & 0x8040_2010_0804_0201
        let isSet = (spread &+ 0x7F7F_7F7F_7F7F_7F7F) >> 7 & 0x0101_0101_0101_0101
        flags.storeBytes(
          of: isSet ^ 0x0101_0101_0101_0101,
          toByteOffset: 64 * word + 8 * byte,
          as: UInt64.self
        )
        bits >>= 8
      }
    }
  }

  /// Keeps the rows with one mask.
  @inline(__always)
  mutating func keep(_ mask: UInt64, in bytes: UnsafeRawBufferPointer, length: Int) {
    // Compared at the masks' own width, because more narrow masks fit into a register.
    switch Column.maskWidth(length: length) {
    case 2:
      let masks = bytes.assumingMemoryBound(to: UInt16.self)
      let mask = UInt16(truncatingIfNeeded: mask)
      keep { masks[$0] == mask }
    case 4:
      let masks = bytes.assumingMemoryBound(to: UInt32.self)
      let mask = UInt32(truncatingIfNeeded: mask)
      keep { masks[$0] == mask }
    default:
      let masks = bytes.assumingMemoryBound(to: UInt64.self)
      keep { masks[$0] == mask }
    }
  }

  /// Keeps the rows for which the condition is true.
  ///
  /// Branch-free, so that the processor handles many rows at once.
  @inline(__always)
  mutating func keep(where isKept: (Int) -> Bool) {
    for row in 0..<fits.count { fits[row] &= isKept(row) ? 1 : 0 }
  }

  /// Calls the body with each row that fits, counted from the first; skips eight rows at once if none
  /// of them fits.
  @inline(__always)
  func forEachFitting(_ body: (Int) -> Void) {
    if isWhole {
      for row in 0..<fits.count { body(row) }
      return
    }
    let flags = UnsafeRawBufferPointer(fits)
    var row = 0
    while row + 8 <= flags.count {
      var eight = UInt64(littleEndian: flags.loadUnaligned(fromByteOffset: row, as: UInt64.self))
      while eight != 0 {
        body(row + eight.trailingZeroBitCount / 8)
        eight &= eight &- 1
      }
      row += 8
    }
    while row < flags.count {
      if flags[row] != 0 { body(row) }
      row += 1
    }
  }
}
