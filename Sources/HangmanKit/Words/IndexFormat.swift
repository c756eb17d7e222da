/// The file of a compiled list: what stands where.
///
/// All numbers are little-endian, 8 bytes each.
///
///     header     the numbers of `Field`, the title padded to 8, a record a shape,
///                checksum of all this
///     record     the numbers of `RecordField`
///     block      its head: a checksum a column, the shape padded to 64;
///                then the columns in the order of `Column.number`, each padded to 8
///     section    how well known the entries are, see `FamiliaritySection`
///
/// Entries, and the records of the shapes, are in the order of `SortedEntries`. A guess reads the
/// header, one head and a few columns. Each column has its own checksum, so nothing is trusted that
/// was not checked and nothing is checked that is not used.
package enum IndexFormat {
  /// Ends in the version: another layout gets another number, and old files are compiled anew.
  static let magic = Array("HANGMAN2".utf8).number(at: 0)

  /// The numbers a header starts with, in their order.
  enum Field: Int, CaseIterable {
    case magic
    /// Bytes of the header.
    case headerSize
    /// Bytes of the file.
    case fileSize
    case contentChecksum
    case listSize
    case listModified
    case listInode
    case blockedSize
    case blockedModified
    case blockedInode
    case entries
    case shapes
    /// 1 if an entry has a space, else 0.
    case hasPhrases
    /// Bytes of the title.
    case titleSize

    /// Where it stands in the header.
    var offset: Int { rawValue * numberSize }
  }

  /// The numbers of a record, in their order.
  enum RecordField: Int, CaseIterable {
    /// Where the block starts in the file.
    case offset
    case entries
    case length
    case shapeChecksum
    /// Of the block's head.
    case headChecksum

    /// Where it stands in the record.
    var offset: Int { rawValue * numberSize }
  }

  static let numberSize = 8
  static let fixedSize = Field.allCases.count * numberSize
  static let recordSize = RecordField.allCases.count * numberSize
  static let titleLimit = 256

  /// Bytes of a header with a title of so many bytes and so many shapes.
  static func headerSize(titleSize: Int, shapes: Int) -> Int {
    recordsOffset(titleSize: titleSize) + shapes * recordSize + numberSize
  }

  /// Where the records start.
  static func recordsOffset(titleSize: Int) -> Int { fixedSize + padded(titleSize) }

  static let checksumsSize = Column.count * numberSize
  static let headSize = checksumsSize + Positions.limit

  /// Where a column starts in its block.
  static func offset(of column: Column, length: Int, count: Int) -> Int {
    switch column {
    case .entries: return headSize
    case .positions(let letter):
      return positionsOffset(length, count) + letter.index * positionsSize(length, count)
    case .holders(let letter):
      let size = column.byteRange(length: length, count: count).count
      return holdersOffset(length, count) + letter.index * size
    case .contenders:
      return contendersOffset(length, count)
        + column.byteRange(length: length, count: count).lowerBound
    }
  }

  private static func positionsOffset(_ length: Int, _ count: Int) -> Int {
    headSize + padded(length * count)
  }

  private static func positionsSize(_ length: Int, _ count: Int) -> Int {
    padded(Column.maskWidth(length: length) * count)
  }

  private static func holdersOffset(_ length: Int, _ count: Int) -> Int {
    positionsOffset(length, count) + Letter.count * positionsSize(length, count)
  }

  private static func contendersOffset(_ length: Int, _ count: Int) -> Int {
    holdersOffset(length, count) + Letter.count * 8 * ((count + 63) / 64)
  }

  static func blockSize(length: Int, count: Int) -> Int {
    contendersOffset(length, count) + Column.contenders(tier: 0).width(length: length) * count
  }

  static func padded(_ size: Int) -> Int { (size + 7) & ~7 }
}
