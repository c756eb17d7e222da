/// A compiled list, opened for reading; `IndexFormat` says what stands where.
///
/// Only the header is read at first. Every range is checked before it is read, and nothing computed
/// from bytes that do not verify is handed on, so a damaged file is told as damaged and never
/// trusted.
package struct WordIndex {
  let header: IndexHeader
  private let file: IndexFile

  package init(_ file: consuming Descriptor) throws(IndexFailure) {
    self.file = IndexFile(file)
    header = try IndexHeader(reading: self.file)
  }

  /// The entries by their shapes, in the order of `SortedEntries`.
  package var groups: [IndexGroup] { header.groups }

  /// The letters of the list.
  package var alphabet: Alphabet { header.lettering.alphabet }
  /// The same for all lists of the same entries.
  package var contentChecksum: UInt64 { header.contentChecksum }

  /// The entries of a shape, `nil` if the list has none.
  package func group(of shape: Pattern) -> IndexGroup? { groups.first { $0.has(shape) } }

  /// What the body makes of the entries of a shape: none if the list has no such shape.
  package func reading<Value>(
    entriesLike shape: Pattern,
    _ body: (EntryTable) -> Value
  ) throws(IndexFailure) -> Value {
    guard let group = group(of: shape) else { return body(EntryTable(without: shape)) }
    return try reading(group, body)
  }

  package func shape(of group: IndexGroup) throws(IndexFailure) -> Pattern {
    try IndexBlock(of: group, in: file, header.lettering).shape
  }

  /// All of the entries of a shape, verified.
  package func table(of group: IndexGroup) throws(IndexFailure) -> EntryTable {
    let block = try IndexBlock(of: group, in: file, header.lettering)
    return EntryTable(block, try Columns.all(of: block))
  }

  /// What the body makes of the entries of a shape, if all it was made of verifies.
  ///
  /// - Parameters:
  ///   - group: The shape.
  ///   - body: Computes something, and does nothing else; the table is good as long as it runs.
  /// - Returns: What the body returned.
  /// - Throws: `damaged` if anything read does not verify, whatever the body returned.
  package func reading<Value>(
    _ group: IndexGroup,
    _ body: (EntryTable) -> Value
  ) throws(IndexFailure) -> Value {
    let block = try IndexBlock(of: group, in: file, header.lettering)
    let columns = Columns(block)
    let value = body(EntryTable(block, columns))
    try columns.close()
    return value
  }

  /// How well known the entries of a shape are.
  package func familiarity(ofEntriesLike shape: Pattern) throws(IndexFailure) -> Familiarity {
    guard let group = group(of: shape) else { return .unknown }
    return try familiarity().familiarity(of: group)
  }

  func familiarity() throws(IndexFailure) -> FamiliaritySection {
    try FamiliaritySection(of: groups, in: file)
  }

  /// One entry by its number in its shape.
  package func entry(_ row: Int, of group: IndexGroup) throws(IndexFailure) -> [UInt8] {
    guard row < group.count else { throw .damaged }
    return try reading(group) { $0.text(ofRow: UInt32(row)) }
  }
}
