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

/// The number of entries of one shape in an index, and the place of their block.
package struct IndexGroup: Hashable {
  package let count: Int
  /// The number of positions of each entry.
  package let length: Int
  let offset: Int
  let shapeChecksum: UInt64
  let headChecksum: UInt64
  /// The size of the spellings in bytes; 0 if all entries are written as their letters.
  let spellingsSize: Int
  /// The number of entries in the trap.
  let trapCount: Int
  /// The certified bounds of the value.
  private let lower: Int
  private let upper: Int?

  /// Reads a record of the header; `nil` if its block lies outside the file.
  init?(_ header: [UInt8], at start: Int, fileSize: Int, letterCount: Int) {
    let number = { (field: IndexFormat.RecordField) in header.number(at: start + field.offset) }
    guard let offset = Int(exactly: number(.offset)),
      let count = Int(exactly: number(.entries)),
      let length = Int(exactly: number(.length)), length >= 1,
      let spellingsSize = Int(exactly: number(.spellingsSize)), spellingsSize <= fileSize,
      let lower = Int(exactly: number(.lower)),
      let trapCount = Int(exactly: number(.trapEntries)), trapCount <= Certificate.trapLimit,
      length <= Positions.limit, count >= 1, count <= fileSize, offset <= fileSize,
      offset.isMultiple(of: IndexFormat.alignment)
    else { return nil }
    self.offset = offset
    self.count = count
    self.length = length
    self.spellingsSize = spellingsSize
    shapeChecksum = number(.shapeChecksum)
    headChecksum = number(.headChecksum)
    self.lower = lower
    upper = Int(exactly: number(.upper))
    self.trapCount = trapCount
    guard layout(letterCount: letterCount).size <= fileSize - offset else { return nil }
  }

  func layout(letterCount: Int) -> BlockLayout {
    BlockLayout(
      length: length,
      count: count,
      letterCount: letterCount,
      trapCount: trapCount,
      spellingsSize: spellingsSize
    )
  }

  /// The value of the game among the words of the trap; 0 without a trap.
  var trapValue: Int { trapCount > 0 ? lower : 0 }

  /// The certified bounds of the mistakes that no player can be sure to avoid; `nil` without a
  /// certificate.
  var value: ClosedRange<Int>? { upper.flatMap { lower <= $0 ? lower...$0 : nil } }

  func has(_ shape: Pattern) -> Bool {
    length == shape.length && shapeChecksum == Checksum.of(shape.bytes)
  }
}
