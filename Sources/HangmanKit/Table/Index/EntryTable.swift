/// The entries of one shape: those of a list, or a few that an author chose.
///
/// A guess reads columns, one mask per entry. Rows number the entries from 0: in alphabetical order in
/// an index, in the given order in memory.
package struct EntryTable {
  private enum Source {
    case index(Columns)
    case memory(MemoryColumns)
  }

  /// The length and the signs that all entries share.
  package let shape: Pattern
  package let count: Int
  private let alphabet: ListAlphabet
  private let source: Source

  /// Creates the table of a shape in an index.
  init(_ columns: Columns, _ alphabet: ListAlphabet) {
    shape = columns.shape
    count = columns.layout.count
    self.alphabet = alphabet
    source = .index(columns)
  }

  /// Creates a table of a few different entries of one shape, at least one.
  package init(of entries: [[UInt8]], alphabet: Alphabet = .latin) {
    shape = Pattern(hiding: entries[0])
    count = entries.count
    self.alphabet = ListAlphabet(ofNoList: alphabet)
    source = .memory(MemoryColumns(of: entries, length: shape.length))
  }

  /// Creates an empty table for a shape that no entry has.
  package init(without shape: Pattern) {
    self.shape = shape
    count = 0
    alphabet = .latin
    source = .memory(MemoryColumns(of: [], length: shape.length))
  }

  /// Copies some ascending rows of a table into memory; they become the rows from 0 on.
  package init(copying rows: ArraySlice<UInt32>, of table: EntryTable) {
    shape = table.shape
    count = rows.count
    alphabet = table.alphabet
    let columns = MemoryColumns(table.items(ofRows: rows), count: rows.count, length: shape.length)
    columns.origin =
      switch table.source {
      case .index(let listed): (listed, Array(rows))
      case .memory(let copied):
        copied.origin.map { origin in (origin.columns, rows.map { origin.rows[Int($0)] }) }
      }
    source = .memory(columns)
  }

  /// Whether the table holds a few entries in memory, and not a shape of a list.
  package var isInMemory: Bool { if case .memory = source { true } else { false } }

  package var rows: Range<UInt32> { 0..<UInt32(count) }

  /// The letters in the order in which the simulated player prefers them.
  package var letterOrder: [Letter] { alphabet.order }

  var candidateKind: CandidateKind {
    CandidateKind(length: shape.length, letterCount: alphabet.letterCount)
  }

  /// The written form of an entry, several spellings separated by ` / `; `nil` if it is written as its
  /// letters.
  package func spelling(ofRow row: UInt32) -> String? {
    let (columns, listed) = listed(row)
    guard let texts = columns?.spellings().texts(ofRow: listed) else { return nil }
    return texts.map { text in
      text.isEmpty ? alphabet.letters.text(self.text(ofRow: row)) : text
    }.joined(separator: " / ")
  }

  /// The written form of an entry, which is its letters if it has no other.
  func writtenEntry(ofRow row: UInt32) -> String {
    spelling(ofRow: row) ?? alphabet.letters.text(text(ofRow: row))
  }

  /// Returns the spelling of each entry, `nil` if that is the same as its letters or if the table lacks
  /// the entry.
  package func spellings(of entries: [[UInt8]]) -> [String?] {
    guard let group, group.spellingsSize > 0 else { return entries.map { _ in nil } }
    return entries.map { entry in row(of: entry).flatMap { spelling(ofRow: $0) } }
  }

  /// The columns of the index that an entry comes from, and its row there; `nil` columns if it comes
  /// from no index.
  private func listed(_ row: UInt32) -> (columns: Columns?, row: UInt32) {
    switch source {
    case .index(let columns): (columns, row)
    case .memory(let columns):
      columns.origin.map { ($0.columns, $0.rows[Int(row)]) } ?? (nil, row)
    }
  }

  private var group: IndexGroup? {
    if case .index(let columns) = source { columns.group } else { nil }
  }

  /// The certified bounds of the value, that is, of the mistakes that no player can be sure to avoid;
  /// `nil` without a certificate.
  package var value: ClosedRange<Int>? { group?.value }

  /// The value of the game among `trapWords`; 0 without a trap.
  package var trapValue: Int { group?.trapValue ?? 0 }

  /// The words of the shape's trap, from which no player escapes; empty without a trap.
  package var trapWords: [[UInt8]] {
    let bytes = bytes(of: .trap)
    return stride(from: 0, to: bytes.count, by: shape.length).map {
      Array(bytes[$0..<($0 + shape.length)])
    }
  }

  /// All items of a column, valid as long as the table lives.
  func items<Item>(of column: Column, as _: Item.Type = Item.self) -> UnsafeBufferPointer<Item> {
    bytes(of: column).assumingMemoryBound(to: Item.self)
  }

  /// The positions of a letter in some rows.
  @_optimize(speed)
  func find<Mask: FixedWidthInteger & UnsignedInteger>(
    _ letter: Letter,
    in rows: UnsafeBufferPointer<UInt32>,
    _ masks: UnsafeMutableBufferPointer<Mask>
  ) {
    switch source {
    case .index:
      let column = items(of: .positions(letter), as: Mask.self)
      for index in rows.indices { masks[index] = column[Int(rows[index])] }
    case .memory(let columns): columns.find(letter, in: rows, masks)
    }
  }

  /// All bytes of a column, valid as long as the table lives.
  @inline(never)
  func bytes(of column: Column) -> UnsafeRawBufferPointer {
    switch source {
    case .index(let columns): columns.bytes(of: column)
    case .memory(let columns): columns.bytes(of: column)
    }
  }
}
