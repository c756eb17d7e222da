/// The file of a compiled list: what stands where.
///
/// All numbers are little-endian, 8 bytes each.
///
///     header     the numbers of `Field`, title and lettering each padded to 8, a record
///                a shape, checksum of all this
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
  static let magic = Array("HANGMAN3".utf8).number(at: 0)

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
    case languageSize
    case languageModified
    case languageInode
    case entries
    case shapes
    /// 1 if an entry has a space, else 0.
    case hasPhrases
    /// Bytes of the title.
    case titleSize
    /// Bytes of `Lettering`: 0 for A–Z.
    case letteringSize

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

  /// Bytes of a header with a title and a lettering of so many bytes and so many shapes.
  static func headerSize(titleSize: Int, letteringSize: Int, shapes: Int) -> Int {
    recordsOffset(titleSize: titleSize, letteringSize: letteringSize) + shapes * recordSize
      + numberSize
  }

  /// Where the lettering starts.
  static func letteringOffset(titleSize: Int) -> Int { fixedSize + padded(titleSize) }

  /// Where the records start.
  static func recordsOffset(titleSize: Int, letteringSize: Int) -> Int {
    letteringOffset(titleSize: titleSize) + padded(letteringSize)
  }

  static func padded(_ size: Int) -> Int { (size + 7) & ~7 }
}
