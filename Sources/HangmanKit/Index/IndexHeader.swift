/// What the header of an index tells; read and checked before anything else of the file.
struct IndexHeader: Hashable {
  let title: String
  let lettering: Lettering
  let entryCount: Int
  let hasPhrases: Bool
  /// The same for all lists of the same entries.
  let contentChecksum: UInt64
  let stamp: ListSource.Stamp
  let blockedStamp: ListSource.Stamp
  /// Of the language's file.
  let languageStamp: ListSource.Stamp
  /// One a shape, in the order of `SortedEntries`.
  let groups: [IndexGroup]

  /// Enough for the header of nearly every list, so that one read does.
  private static let firstRead = 4096

  init(reading file: IndexFile) throws(IndexFailure) {
    let (bytes, fileSize) = try Self.read(file)
    guard bytes[.fileSize] == UInt64(fileSize),
      let entryCount = Int(exactly: bytes[.entries]),
      let shapes = Int(exactly: bytes[.shapes]),
      let titleSize = Int(exactly: bytes[.titleSize]),
      let letteringSize = Int(exactly: bytes[.letteringSize]),
      shapes <= bytes.count, titleSize <= IndexFormat.titleLimit, letteringSize <= bytes.count,
      IndexFormat.headerSize(titleSize: titleSize, letteringSize: letteringSize, shapes: shapes)
        == bytes.count,
      let lettering = Lettering(
        encoded: bytes[IndexFormat.letteringOffset(titleSize: titleSize)...].prefix(letteringSize)
      )
    else { throw .damaged }
    self.lettering = lettering
    title = String(decoding: bytes[IndexFormat.fixedSize...].prefix(titleSize), as: UTF8.self)
    self.entryCount = entryCount
    hasPhrases = bytes[.hasPhrases] == 1
    contentChecksum = bytes[.contentChecksum]
    stamp = ListSource.Stamp(
      size: bytes[.listSize],
      modified: Int64(bitPattern: bytes[.listModified]),
      inode: bytes[.listInode]
    )
    blockedStamp = ListSource.Stamp(
      size: bytes[.blockedSize],
      modified: Int64(bitPattern: bytes[.blockedModified]),
      inode: bytes[.blockedInode]
    )
    languageStamp = ListSource.Stamp(
      size: bytes[.languageSize],
      modified: Int64(bitPattern: bytes[.languageModified]),
      inode: bytes[.languageInode]
    )
    var groups: [IndexGroup] = []
    groups.reserveCapacity(shapes)
    let records = IndexFormat.recordsOffset(
      titleSize: titleSize,
      letteringSize: letteringSize
    )
    for index in 0..<shapes {
      let start = records + index * IndexFormat.recordSize
      let group = IndexGroup(
        bytes,
        at: start,
        fileSize: fileSize,
        letterCount: lettering.letterCount
      )
      guard let group else { throw .damaged }
      groups.append(group)
    }
    self.groups = groups
  }

  /// The bytes of the header, verified, and the size of the file.
  private static func read(
    _ file: IndexFile
  ) throws(IndexFailure) -> (bytes: [UInt8], fileSize: Int) {
    let fileSize = try file.size()
    let smallest = IndexFormat.headerSize(titleSize: 0, letteringSize: 0, shapes: 0)
    var bytes = try file.read(firstRead, at: 0)
    guard bytes.count >= smallest, bytes[.magic] == IndexFormat.magic,
      let size = Int(exactly: bytes[.headerSize]), (smallest...fileSize).contains(size)
    else { throw .damaged }
    if size > bytes.count { bytes = try file.read(size, at: 0) }
    guard bytes.count >= size else { throw .damaged }
    bytes.removeSubrange(size...)
    guard Checksum.of(bytes[..<(size - 8)]) == bytes.number(at: size - 8) else {
      throw .damaged
    }
    return (bytes, fileSize)
  }
}

extension [UInt8] {
  /// A number of a header that is long enough.
  fileprivate subscript(_ field: IndexFormat.Field) -> UInt64 { number(at: field.offset) }
}
