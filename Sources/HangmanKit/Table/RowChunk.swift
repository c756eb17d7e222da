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
