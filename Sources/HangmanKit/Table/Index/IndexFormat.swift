/// The layout of a compiled list's file.
///
/// All numbers are little-endian, 8 bytes each; all parts start at multiples of 16 bytes.
///
///     header     the numbers of `Field`, title, letters, a record a shape, a checksum of all this
///     record     the numbers of `RecordField`
///     block      its head: a checksum a column, the shape;
///                then the columns in the order of `Column.number`
///
/// Entries, and the records of the shapes, are in the order of `SortedEntries`. A guess reads the
/// header, one head and a few columns. Each column has its own checksum, so nothing is trusted that
/// was not checked and nothing is checked that is not used.
///
/// A broken list has an index too, without shapes and with its fault for a title: it is read again
/// when it changes, and not at every request.
package enum IndexFormat {
  /// Ends in the version: another layout gets another number, and old files are compiled anew.
  static let magic = Array("HANGMAN5".utf8).number(at: 0)

  /// The numbers a header starts with, in their order.
  enum Field: Int, CaseIterable {
    case magic
    case headerSize
    case fileSize
    /// Of the entries.
    case contentChecksum
    /// Of the files that the list was made from.
    case fingerprint
    case entries
    case shapes
    /// 1 if an entry has a space, else 0.
    case hasPhrases
    /// Bytes of the title.
    case titleSize
    /// Bytes of `ListAlphabet`: 0 for A–Z.
    case lettersSize

    var offset: Int { rawValue * numberSize }
  }

  /// The numbers of a record, in their order.
  enum RecordField: Int, CaseIterable {
    case offset
    case entries
    case length
    case shapeChecksum
    /// Of the block's head.
    case headChecksum
    case spellingsSize
    /// As in `Certificate`; an unknown upper bound is the largest number.
    case lower
    case upper
    case trapEntries

    var offset: Int { rawValue * numberSize }
  }

  static let numberSize = 8
  /// What the widest items need to be used in place.
  static let alignment = 16
  static let fixedSize = Field.allCases.count * numberSize
  static let recordSize = RecordField.allCases.count * numberSize
  /// Bytes of a title or of a fault.
  static let titleLimit = 1000

  /// The bytes of a header, by those of its title and its letters and by its number of shapes.
  static func headerSize(titleSize: Int, lettersSize: Int, shapes: Int) -> Int {
    let records = recordsOffset(titleSize: titleSize, lettersSize: lettersSize)
    return padded(records + shapes * recordSize + numberSize)
  }

  static func lettersOffset(titleSize: Int) -> Int { fixedSize + padded(titleSize) }

  static func recordsOffset(titleSize: Int, lettersSize: Int) -> Int {
    lettersOffset(titleSize: titleSize) + padded(lettersSize)
  }

  static func padded(_ size: Int) -> Int { (size + alignment - 1) & ~(alignment - 1) }
}
