/// The entries of one shape.
///
/// What a guess needs stands in columns, one mask an entry. Rows are numbers of entries, from 0, in
/// alphabetical order.
package struct EntryTable {
  /// The length and the marks that all entries share.
  package let shape: Pattern
  /// How many entries there are.
  package let count: Int
  private let lettering: Lettering
  /// `nil` where there are no entries.
  private let columns: Columns?

  init(_ block: IndexBlock, _ columns: Columns) {
    shape = block.shape
    count = block.count
    lettering = block.lettering
    self.columns = columns
  }

  /// The table of a shape that no entry has.
  package init(without shape: Pattern) {
    self.shape = shape
    count = 0
    lettering = .latin
    columns = nil
  }

  /// All letters as the simulated player prefers them.
  package var letterOrder: [Letter] { lettering.order }

  /// The form of its contenders.
  var contenderKind: ContenderKind {
    ContenderKind(length: shape.length, letterCount: lettering.letterCount)
  }

  /// All bytes of a column, from then on in memory.
  func bytes(of column: Column) -> [UInt8] { columns?.bytes(of: column) ?? [] }

  /// Copies all bytes of a column, for which there is just room.
  func copy(_ column: Column, to room: UnsafeMutableRawBufferPointer) {
    columns?.copy(column, to: room)
  }

  /// The bytes of a column at some rows; one that was not asked for whole can only be asked for the
  /// rows that follow those of the call before.
  @inline(__always)
  func withBytes(
    of column: Column,
    at rows: Range<Int>,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    columns?.withPiece(of: column, at: rows, body)
  }

  /// Calls the body with all bytes of a column, a piece at a time; pieces hold whole items.
  @inline(__always)
  func forEachPiece(of column: Column, _ body: (UnsafeRawBufferPointer) -> Void) {
    columns?.forEachPiece(of: column, body)
  }

  /// An entry, one byte a position.
  package func text(ofRow row: UInt32) -> [UInt8] { bytes(ofRows: [row]) }
}
