extension [UInt8] {
  /// The bytes of plain items as they are in memory.
  ///
  /// All supported machines are little-endian, like the index.
  package init<Item>(inMemory items: [Item]) { self = items.withUnsafeBytes(Array.init) }

  /// The number at an offset; the caller has checked that it lies in the bytes.
  package func number(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    )
  }

  package mutating func append(littleEndian number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends zeros up to a multiple of a number of bytes.
  package mutating func pad(to multiple: Int) {
    while count % multiple != 0 { append(0) }
  }
}
