import Glibc

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
    let numbers = stride(from: 16, to: fixedSize, by: 8).map {
      UInt64(littleEndianBytes: bytes[$0..<($0 + 8)])
    }
    guard numbers[0] == UInt64(fileSize), let entryCount = Int(exactly: numbers[8]),
      let shapes = Int(exactly: numbers[9]), let titleSize = Int(exactly: numbers[11]),
      shapes <= bytes.count, titleSize <= IndexFormat.titleLimit
    else { throw .damaged }
    let recordSize = IndexFormat.recordNumbers * 8
    let recordsStart = fixedSize + IndexFormat.padded(titleSize)
    guard recordsStart + shapes * recordSize + 8 == bytes.count else { throw .damaged }

    title = String(decoding: bytes[fixedSize..<(fixedSize + titleSize)], as: UTF8.self)
    self.entryCount = entryCount
    hasPhrases = numbers[10] == 1
    contentChecksum = numbers[1]
    stamp = Self.stamp(numbers[2..<5])
    blockedStamp = Self.stamp(numbers[5..<8])
    var records: [Record] = []
    records.reserveCapacity(shapes)
    for index in 0..<shapes {
      let start = recordsStart + index * recordSize
      guard let record = Record(bytes[start..<(start + recordSize)], fileSize: fileSize) else {
        throw .damaged
      }
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
      UInt64(littleEndianBytes: bytes[0..<8]) == IndexFormat.magic,
      let size = Int(exactly: UInt64(littleEndianBytes: bytes[8..<16])),
      (IndexFormat.fixedNumbers * 8 + 8...fileSize).contains(size)
    else { throw .damaged }
    if size > bytes.count {
      bytes = try translating(WordIndex.Failure.system) { () throws(SystemFailure) in
        try file.read(size, at: 0)
      }
    }
    guard bytes.count >= size else { throw .damaged }
    bytes.removeSubrange(size...)
    let checksum = UInt64(littleEndianBytes: bytes[(size - 8)...])
    guard Checksum.of(Array(bytes.dropLast(8))) == checksum else { throw .damaged }
    return (bytes, fileSize)
  }

  private static func stamp(_ numbers: ArraySlice<UInt64>) -> ListSource.Stamp {
    let start = numbers.startIndex
    return ListSource.Stamp(
      size: numbers[start],
      modified: Int64(bitPattern: numbers[start + 1]),
      inode: numbers[start + 2]
    )
  }
}

extension IndexHeader.Record {
  /// `nil` if its block does not lie in the file.
  fileprivate init?(_ bytes: ArraySlice<UInt8>, fileSize: Int) {
    let numbers = (0..<IndexFormat.recordNumbers).map {
      UInt64(littleEndianBytes: bytes.dropFirst($0 * 8))
    }
    guard let offset = Int(exactly: numbers[0]), let count = Int(exactly: numbers[1]),
      let length = Int(exactly: numbers[2]), (1...Positions.limit).contains(length),
      (1...fileSize).contains(count), offset <= fileSize,
      IndexFormat.blockSize(length: length, count: count) <= fileSize - offset
    else { return nil }
    self.init(
      offset: offset,
      count: count,
      length: length,
      shapeChecksum: numbers[3],
      headChecksum: numbers[4]
    )
  }
}
