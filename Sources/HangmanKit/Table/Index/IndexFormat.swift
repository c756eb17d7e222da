/// The layout of a compiled list's file.
///
/// All numbers are little-endian, 8 bytes each; all parts start at multiples of 16 bytes.
///
///     header     the numbers of `Field`, title, letters, one record for each shape, a checksum of all this
///     record     the numbers of `RecordField`
///     block      its head: one checksum for each column, the shape;
///                then the columns in the order of `Column.number`
///
/// Entries and the records of the shapes are in the order of `SortedEntries`. A guess reads the header,
/// one head and a few columns. Each column has its own checksum, so everything that is used was
/// verified, and nothing else is read.
///
/// A broken list also has an index, without shapes and with its fault as the title. So a broken list is
/// read again only after its file has changed, not at every request.
package enum IndexFormat {
  /// The magic number; it ends in the version.
  ///
  /// Another layout gets another number, so that old files are compiled again.
  static let magic = Array("HANGMAN5".utf8).number(at: 0)

  /// The numbers at the start of a header, in their order.
  enum Field: Int, CaseIterable {
    case magic
    case headerSize
    case fileSize
    /// The checksum of the entries.
    case contentChecksum
    /// The fingerprint of the files that the list was made from.
    case fingerprint
    case entries
    case shapes
    /// 1 if an entry has a space, else 0.
    case hasPhrases
    /// The size of the title in bytes.
    case titleSize
    /// The size of `ListAlphabet` in bytes: 0 for A–Z.
    case lettersSize

    var offset: Int { rawValue * numberSize }
  }

  /// The numbers of a record, in their order.
  enum RecordField: Int, CaseIterable {
    case offset
    case entries
    case length
    case shapeChecksum
    /// The checksum of the block's head.
    case headChecksum
    case spellingsSize
    /// The bounds as in `Certificate`; an unknown upper bound is the largest number.
    case lower
    case upper
    case trapEntries

    var offset: Int { rawValue * numberSize }
  }

  static let numberSize = 8
  /// The alignment that the widest items need to be used in place.
  static let alignment = 16
  static let fixedSize = Field.allCases.count * numberSize
  static let recordSize = RecordField.allCases.count * numberSize
  /// The largest size of a title or of a fault, in bytes.
  static let titleLimit = 1000

  /// The size of a header in bytes, from the sizes of title and letters and the number of shapes.
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
