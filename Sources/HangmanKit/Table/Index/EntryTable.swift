/// The entries of one shape.
///
/// What a guess needs stands in columns, one mask an entry. Rows are numbers of entries, from 0, in
/// alphabetical order.
package struct EntryTable {
  /// The length and the marks that all entries share.
  package let shape: Pattern
  package let count: Int
  private let alphabet: ListAlphabet
  /// `nil` where there are no entries.
  private let columns: Columns?

  init(_ columns: Columns, _ alphabet: ListAlphabet) {
    shape = columns.shape
    count = columns.layout.count
    self.alphabet = alphabet
    self.columns = columns
  }

  /// The table of a shape that no entry has.
  package init(without shape: Pattern) {
    self.shape = shape
    count = 0
    alphabet = .latin
    columns = nil
  }

  /// All letters as the simulated player prefers them.
  package var letterOrder: [Letter] { alphabet.order }

  var contenderKind: ContenderKind {
    ContenderKind(length: shape.length, letterCount: alphabet.letterCount)
  }

  /// How an entry is written, its spellings separated by ` / `; `nil` if as its letters.
  package func spelling(ofRow row: UInt32) -> String? {
    guard let columns, let texts = columns.spellings().texts(ofRow: row) else { return nil }
    return texts.map { text in
      text.isEmpty ? alphabet.letters.text(self.text(ofRow: row)) : text
    }.joined(separator: " / ")
  }

  /// The mistakes that nobody can be sure to avoid, between bounds that are certified; `nil` without
  /// them.
  package var value: ClosedRange<Int>? { columns?.group.value }

  /// How many mistakes nobody can be sure to avoid among `trapWords`; 0 without a trap.
  package var trapMistakes: Int { columns?.group.trapMistakes ?? 0 }

  /// The trap of the shape: some of its entries, from which no player escapes.
  package var trapWords: [[UInt8]] {
    let bytes = bytes(of: .trap)
    return stride(from: 0, to: bytes.count, by: shape.length).map {
      Array(bytes[$0..<($0 + shape.length)])
    }
  }

  /// All items of a column; good as long as the table is.
  func items<Item>(of column: Column, as _: Item.Type = Item.self) -> UnsafeBufferPointer<Item> {
    bytes(of: column).assumingMemoryBound(to: Item.self)
  }

  /// All bytes of a column; good as long as the table is.
  func bytes(of column: Column) -> UnsafeRawBufferPointer {
    columns?.bytes(of: column) ?? UnsafeRawBufferPointer(start: nil, count: 0)
  }
}
