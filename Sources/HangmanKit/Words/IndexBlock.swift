/// The part of an index that holds the entries of one shape; of it only the head was read.
///
/// Good for as long as the index is open.
struct IndexBlock {
  let shape: Pattern
  /// How many entries it has.
  let count: Int

  private let file: Int32
  private let offset: Int
  private let checksums: [UInt64]

  init(
    of record: IndexHeader.Record,
    in file: borrowing Descriptor
  ) throws(WordIndex.Failure) {
    let head = try Self.read(IndexFormat.headSize, at: record.offset, from: file.raw)
    let checksumsSize = IndexFormat.Section.count * 8
    guard Checksum.of(head) == record.headChecksum,
      let shape = Pattern(Array(head[checksumsSize..<(checksumsSize + record.length)]))
    else { throw .damaged }
    self.shape = shape
    self.file = file.raw
    count = record.count
    offset = record.offset
    checksums = (0..<IndexFormat.Section.count).map { head.number(at: $0 * 8) }
  }

  /// A section, whole and verified.
  func bytes(of section: IndexFormat.Section) throws(WordIndex.Failure) -> [UInt8] {
    let size = section.width(length: shape.length) * count
    let bytes = try Self.read(size, at: start(of: section), from: file)
    guard Checksum.of(bytes) == checksum(of: section) else { throw .damaged }
    return bytes
  }

  /// Fills the buffer with a section's bytes from a row on, which nothing has verified yet.
  func read(
    into buffer: UnsafeMutableRawBufferPointer,
    of section: IndexFormat.Section,
    from row: Int
  ) throws(WordIndex.Failure) {
    let offset = start(of: section) + section.width(length: shape.length) * row
    let count = try translating(WordIndex.Failure.system) { () throws(SystemFailure) in
      try Descriptor.read(into: buffer, at: offset, from: file)
    }
    guard count == buffer.count else { throw .damaged }
  }

  /// The checksum that a section ought to have.
  func checksum(of section: IndexFormat.Section) -> UInt64 { checksums[section.number] }

  private func start(of section: IndexFormat.Section) -> Int {
    offset + IndexFormat.offset(of: section, length: shape.length, count: count)
  }

  private static func read(
    _ count: Int,
    at offset: Int,
    from file: Int32
  ) throws(WordIndex.Failure) -> [UInt8] {
    let bytes = try translating(WordIndex.Failure.system) { () throws(SystemFailure) in
      try Descriptor.read(count, at: offset, from: file)
    }
    guard bytes.count == count else { throw .damaged }
    return bytes
  }
}
