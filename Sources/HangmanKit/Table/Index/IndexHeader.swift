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

/// The header of an index, read and checked before anything else in the file.
struct IndexHeader: Hashable {
  let title: String
  let alphabet: ListAlphabet
  let entryCount: Int
  let hasPhrases: Bool
  /// The checksum of the entries, the same for all lists with the same entries.
  let contentChecksum: UInt64
  /// The fingerprint of the files that the list was made from.
  let fingerprint: UInt64
  /// The groups, one for each shape, in the order of `SortedEntries`; empty in the index of a broken
  /// list.
  let groups: [IndexGroup]

  /// The size of the first read, enough for the header of nearly every list.
  private static let firstRead = 4096

  init(reading file: MappedFile) throws(HangmanError) {
    let bytes = try Self.bytes(of: file)
    guard bytes[.fileSize] == UInt64(file.size),
      let entryCount = Int(exactly: bytes[.entries]),
      let shapes = Int(exactly: bytes[.shapes]),
      let titleSize = Int(exactly: bytes[.titleSize]),
      let lettersSize = Int(exactly: bytes[.lettersSize]),
      shapes <= bytes.count, titleSize <= IndexFormat.titleLimit, lettersSize <= bytes.count,
      IndexFormat.headerSize(titleSize: titleSize, lettersSize: lettersSize, shapes: shapes)
        == bytes.count,
      let alphabet = ListAlphabet(
        encoded: bytes[IndexFormat.lettersOffset(titleSize: titleSize)...].prefix(lettersSize)
      )
    else { throw .damaged }
    self.alphabet = alphabet
    title = String(decoding: bytes[IndexFormat.fixedSize...].prefix(titleSize), as: UTF8.self)
    self.entryCount = entryCount
    hasPhrases = bytes[.hasPhrases] == 1
    contentChecksum = bytes[.contentChecksum]
    fingerprint = bytes[.fingerprint]
    var groups: [IndexGroup] = []
    groups.reserveCapacity(shapes)
    let records = IndexFormat.recordsOffset(titleSize: titleSize, lettersSize: lettersSize)
    for index in 0..<shapes {
      let start = records + index * IndexFormat.recordSize
      let count = alphabet.letterCount
      guard let group = IndexGroup(bytes, at: start, fileSize: file.size, letterCount: count)
      else { throw .damaged }
      groups.append(group)
    }
    self.groups = groups
  }

  /// The bytes of the header, verified.
  private static func bytes(of file: MappedFile) throws(HangmanError) -> [UInt8] {
    let smallest = IndexFormat.headerSize(titleSize: 0, lettersSize: 0, shapes: 0)
    var start = try file.part(0..<min(firstRead, file.size))
    let numbers = Array(UnsafeRawBufferPointer(rebasing: start.prefix(smallest)))
    guard numbers.count == smallest, numbers[.magic] == IndexFormat.magic,
      let size = Int(exactly: numbers[.headerSize]), size >= smallest
    else { throw .damaged }
    if size > start.count { start = try file.part(0..<size) }
    let bytes = Array(UnsafeRawBufferPointer(rebasing: start[..<size]))
    guard Checksum.of(bytes[..<(size - 8)]) == bytes.number(at: size - 8) else { throw .damaged }
    return bytes
  }
}

extension [UInt8] {
  /// The number in a field, of a header that is long enough.
  fileprivate subscript(_ field: IndexFormat.Field) -> UInt64 { number(at: field.offset) }
}
