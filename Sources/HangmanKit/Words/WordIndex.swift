/// A compiled list, opened for reading; `IndexFormat` says what stands where.
///
/// Only the header is read at first. Every range is checked before it is read and every byte before
/// it is used, so a damaged file is told as damaged and never trusted.
package struct WordIndex: ~Copyable {
  package enum Failure: Error, Hashable {
    case damaged
    case system(SystemFailure)
  }

  package typealias Record = IndexHeader.Record

  package let header: IndexHeader
  private let file: Descriptor

  package init(_ file: consuming Descriptor) throws(Failure) {
    header = try IndexHeader(reading: file)
    self.file = file
  }

  /// The shape of a record.
  package func shape(of record: Record) throws(Failure) -> Pattern {
    try head(of: record).shape
  }

  /// The entries of a shape with these sections of them in memory.
  package func table(
    of record: Record,
    sections: [IndexFormat.Section]
  ) throws(Failure) -> EntryTable {
    let head = try head(of: record)
    var table = EntryTable(shape: head.shape, count: record.count)
    for section in sections {
      let start = IndexFormat.offset(of: section, length: record.length, count: record.count)
      let size = section.width(length: record.length) * record.count
      let bytes = try read(size, at: record.offset + start)
      guard Checksum.of(bytes) == head.checksums[section.number] else { throw .damaged }
      table.load(bytes, as: section)
    }
    return table
  }

  /// One entry by its number in its shape.
  package func entry(_ row: Int, of record: Record) throws(Failure) -> [UInt8] {
    let table = try table(of: record, sections: [.text])
    guard row < table.count else { throw .damaged }
    return table.text(ofRow: UInt32(row))
  }

  private func head(
    of record: Record
  ) throws(Failure) -> (checksums: [UInt64], shape: Pattern) {
    let bytes = try read(IndexFormat.headSize, at: record.offset)
    let checksumsSize = IndexFormat.Section.count * 8
    guard Checksum.of(bytes) == record.headChecksum,
      let shape = Pattern(Array(bytes[checksumsSize..<(checksumsSize + record.length)]))
    else { throw .damaged }
    let checksums = (0..<IndexFormat.Section.count).map { bytes.number(at: $0 * 8) }
    return (checksums, shape)
  }

  private func read(_ count: Int, at offset: Int) throws(Failure) -> [UInt8] {
    let bytes = try translating(Failure.system) { () throws(SystemFailure) in
      try file.read(count, at: offset)
    }
    guard bytes.count == count else { throw .damaged }
    return bytes
  }
}
