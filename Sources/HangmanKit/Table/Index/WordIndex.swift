import Libc

/// A compiled list, opened for reading; `IndexFormat` describes its layout.
///
/// Only the header is read at first. Every range is checked before it is used, and a result computed
/// from bytes that do not verify is never returned. So a damaged file is noticed and never trusted.
package struct WordIndex {
  let header: IndexHeader
  private let file: MappedFile

  package init(_ file: borrowing Descriptor) throws(HangmanError) {
    do throws(HangmanError) {
      self.file = try MappedFile(file)
    } catch {
      // The file is empty, or is not a plain file.
      throw [EINVAL, ENODEV].contains(error.code) ? .damaged : error
    }
    header = try IndexHeader(reading: self.file)
  }

  /// Whether both indexes were opened from one file.
  func isSameFile(as other: WordIndex) -> Bool { file.number == other.file.number }

  /// The reason why the list cannot be used; `nil` if it can.
  ///
  /// A broken list has an index without shapes.
  package var fault: String? { groups.isEmpty ? header.title : nil }

  /// The entries by their shapes, in the order of `SortedEntries`.
  package var groups: [IndexGroup] { header.groups }

  package var alphabet: Alphabet { header.alphabet.letters }
  /// The checksum of the entries, the same for all lists with the same entries.
  package var contentChecksum: UInt64 { header.contentChecksum }

  /// The entries of a shape; `nil` if the list has none.
  package func group(of shape: Pattern) -> IndexGroup? { groups.first { $0.has(shape) } }

  /// Returns the body's result for the entries of a shape; the body gets an empty table if the list has
  /// no such shape.
  package func withTable<Value>(
    of shape: Pattern,
    _ body: (EntryTable) -> Value
  ) throws(HangmanError) -> Value {
    guard let group = group(of: shape) else { return body(EntryTable(without: shape)) }
    return try withTable(of: group, body)
  }

  /// Returns the body's result for the entries of a shape; the table is valid only during the call.
  ///
  /// The body must only compute.
  ///
  /// - Throws: `damaged` if anything read does not verify, whatever the body returned.
  package func withTable<Value>(
    of group: IndexGroup,
    _ body: (EntryTable) -> Value
  ) throws(HangmanError) -> Value {
    let columns = try columns(of: group)
    let value = body(EntryTable(columns, header.alphabet))
    try columns.close()
    return value
  }

  /// The table of all entries of a shape, verified.
  package func table(of group: IndexGroup) throws(HangmanError) -> EntryTable {
    let columns = try columns(of: group)
    try columns.verify()
    return EntryTable(columns, header.alphabet)
  }

  /// Returns for each of some entries whether the list has it.
  package func has(_ entries: [[UInt8]]) throws(HangmanError) -> [Bool] {
    try withTables { tables throws(HangmanError) in
      var areListed: [Bool] = []
      for entry in entries {
        let group = entry.isEmpty ? nil : group(of: Pattern(hiding: entry))
        let table = if let group { try tables.table(of: group) } else { EntryTable?.none }
        areListed.append(table?.row(of: entry) != nil)
      }
      return areListed
    }
  }

  /// Returns the body's result for the entries of several shapes, each of which is opened and verified
  /// once.
  ///
  /// - Throws: `damaged` as `withTable` does.
  package func withTables<Value>(
    _ body: (OpenTables) throws(HangmanError) -> Value
  ) throws(HangmanError) -> Value {
    let tables = OpenTables(self)
    let value = try body(tables)
    try tables.close()
    return value
  }

  fileprivate func columns(of group: IndexGroup) throws(HangmanError) -> Columns {
    try Columns(of: group, in: file, letterCount: header.alphabet.letterCount)
  }
}

/// The tables of the shapes that were asked for.
package final class OpenTables {
  private let index: WordIndex
  private var open: [(group: IndexGroup, columns: Columns)] = []

  fileprivate init(_ index: WordIndex) { self.index = index }

  package func table(of group: IndexGroup) throws(HangmanError) -> EntryTable {
    if let known = open.first(where: { $0.group.offset == group.offset }) {
      return EntryTable(known.columns, index.header.alphabet)
    }
    let columns = try index.columns(of: group)
    open.append((group, columns))
    return EntryTable(columns, index.header.alphabet)
  }

  /// Whether a table was asked for before.
  package func isOpen(_ group: IndexGroup) -> Bool {
    open.contains { $0.group.offset == group.offset }
  }

  fileprivate func close() throws(HangmanError) {
    for table in open { try table.columns.close() }
  }
}
