extension [UInt8] {
  /// The bytes of some numbers, or of other plain items, as they stand in memory: all machines this
  /// runs on are little-endian, as the index is.
  package init<Item>(inMemory items: [Item]) { self = items.withUnsafeBytes(Array.init) }

  /// The number that stands at an offset; the caller has checked that it is there.
  package func number(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    )
  }

  package mutating func append(littleEndian number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends zeros up to a multiple of so many bytes.
  package mutating func pad(to multiple: Int) {
    while count % multiple != 0 { append(0) }
  }
}
