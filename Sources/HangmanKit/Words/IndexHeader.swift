import Libc

/// What the header of an index tells; read and checked before anything else of the file.
package struct IndexHeader: Hashable {
  /// The entries of one shape, and where they stand.
  package struct Record: Hashable {
    package let offset: Int
    package let count: Int
    package let length: Int
    let shapeChecksum: UInt64
    let headChecksum: UInt64
  }

  package let title: String
  package let entryCount: Int
  package let hasPhrases: Bool
  /// The same for all lists of the same entries.
  package let contentChecksum: UInt64
  package let stamp: ListSource.Stamp
  package let blockedStamp: ListSource.Stamp
  /// One a shape, in the order of `SortedEntries`.
  package let records: [Record]

  /// Enough for the header of nearly every list, so that one read does.
  private static let firstRead = 4096

  init(reading file: borrowing Descriptor) throws(WordIndex.Failure) {
    let (bytes, fileSize) = try Self.read(file)
    let fixedSize = IndexFormat.fixedNumbers * 8
    guard bytes.number(at: 16) == UInt64(fileSize),
      let entryCount = Int(exactly: bytes.number(at: 80)),
      let shapes = Int(exactly: bytes.number(at: 88)),
      let titleSize = Int(exactly: bytes.number(at: 104)),
      shapes <= bytes.count, titleSize <= IndexFormat.titleLimit
    else { throw .damaged }
    let recordSize = IndexFormat.recordNumbers * 8
    let recordsStart = fixedSize + IndexFormat.padded(titleSize)
    guard recordsStart + shapes * recordSize + 8 == bytes.count else { throw .damaged }

    title = String(decoding: bytes[fixedSize..<(fixedSize + titleSize)], as: UTF8.self)
    self.entryCount = entryCount
    hasPhrases = bytes.number(at: 96) == 1
    contentChecksum = bytes.number(at: 24)
    stamp = ListSource.Stamp(bytes, at: 32)
    blockedStamp = ListSource.Stamp(bytes, at: 56)
    var records: [Record] = []
    records.reserveCapacity(shapes)
    for index in 0..<shapes {
      let start = recordsStart + index * recordSize
      guard let record = Record(bytes, at: start, fileSize: fileSize) else { throw .damaged }
      records.append(record)
    }
    self.records = records
  }

  /// The record of a shape, `nil` if the list has no such entries.
  package func record(of shape: Pattern) -> Record? {
    let checksum = Checksum.of(shape.bytes)
    return records.first { $0.length == shape.length && $0.shapeChecksum == checksum }
  }

  /// The bytes of the header, verified, and the size of the file.
  private static func read(
    _ file: borrowing Descriptor
  ) throws(WordIndex.Failure) -> (bytes: [UInt8], fileSize: Int) {
    let fileSize = try translating(WordIndex.Failure.system) { () throws(SystemFailure) in
      Int(try file.status().st_size)
    }
    var bytes = try translating(WordIndex.Failure.system) { () throws(SystemFailure) in
      try file.read(firstRead, at: 0)
    }
    guard bytes.count >= IndexFormat.fixedNumbers * 8 + 8,
      bytes.number(at: 0) == IndexFormat.magic,
      let size = Int(exactly: bytes.number(at: 8)),
      (IndexFormat.fixedNumbers * 8 + 8...fileSize).contains(size)
    else { throw .damaged }
    if size > bytes.count {
      bytes = try translating(WordIndex.Failure.system) { () throws(SystemFailure) in
        try file.read(size, at: 0)
      }
    }
    guard bytes.count >= size else { throw .damaged }
    bytes.removeSubrange(size...)
    guard Checksum.of(bytes[..<(size - 8)]) == bytes.number(at: size - 8) else {
      throw .damaged
    }
    return (bytes, fileSize)
  }
}

extension ListSource.Stamp {
  fileprivate init(_ bytes: [UInt8], at offset: Int) {
    self.init(
      size: bytes.number(at: offset),
      modified: Int64(bitPattern: bytes.number(at: offset + 8)),
      inode: bytes.number(at: offset + 16)
    )
  }
}

extension IndexHeader.Record {
  /// `nil` if its block does not lie in the file.
  fileprivate init?(_ bytes: [UInt8], at start: Int, fileSize: Int) {
    guard let offset = Int(exactly: bytes.number(at: start)),
      let count = Int(exactly: bytes.number(at: start + 8)),
      let length = Int(exactly: bytes.number(at: start + 16)), length >= 1,
      length <= Positions.limit, count >= 1, count <= fileSize, offset <= fileSize,
      IndexFormat.blockSize(length: length, count: count) <= fileSize - offset
    else { return nil }
    self.init(
      offset: offset,
      count: count,
      length: length,
      shapeChecksum: bytes.number(at: start + 24),
      headChecksum: bytes.number(at: start + 32)
    )
  }
}
