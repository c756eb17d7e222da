/// A compiled list, opened for reading; `IndexFormat` says what stands where.
///
/// Only the header is read at first. Every range is checked before it is read, and nothing computed
/// from bytes that do not verify is handed on, so a damaged file is told as damaged and never
/// trusted.
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
    try IndexBlock(of: record, in: file).shape
  }

  /// The entries of a shape with these sections of them in memory.
  package func table(
    of record: Record,
    sections: [IndexFormat.Section]
  ) throws(Failure) -> EntryTable {
    let block = try IndexBlock(of: record, in: file)
    var table = EntryTable(shape: block.shape, count: block.count)
    try table.load(sections, of: block)
    return table
  }

  /// What the body makes of the entries of a shape, if all it was made of verifies.
  ///
  /// - Parameters:
  ///   - record: The shape.
  ///   - sections: What is in memory; other columns of masks are read as they are asked for.
  ///   - body: Computes something, and does nothing else.
  /// - Returns: What the body returned.
  /// - Throws: `damaged` if anything read does not verify, whatever the body returned.
  package func reading<Value>(
    _ record: Record,
    inMemory sections: [IndexFormat.Section],
    _ body: (EntryTable) -> Value
  ) throws(Failure) -> Value {
    let block = try IndexBlock(of: record, in: file)
    let reader = ColumnReader(block)
    var table = EntryTable(shape: block.shape, count: block.count, reader: reader)
    try table.load(sections, of: block)
    let value = body(table)
    if let failure = reader.failure { throw failure }
    return value
  }

  /// One entry by its number in its shape.
  package func entry(_ row: Int, of record: Record) throws(Failure) -> [UInt8] {
    let table = try table(of: record, sections: [.text])
    guard row < table.count else { throw .damaged }
    return table.text(ofRow: UInt32(row))
  }
}
