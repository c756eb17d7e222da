/// The part of an index that holds the entries of one shape; of it only the head was read.
struct IndexBlock {
  let shape: Pattern
  /// How many entries it has.
  let count: Int

  private let file: IndexFile
  private let offset: Int
  private let checksums: [UInt64]

  init(of group: IndexGroup, in file: IndexFile) throws(IndexFailure) {
    let head = try file.read(IndexFormat.headSize, at: group.offset)
    guard head.count == IndexFormat.headSize, Checksum.of(head) == group.headChecksum,
      let shape = Pattern(Array(head[IndexFormat.checksumsSize...].prefix(group.length)))
    else { throw .damaged }
    self.shape = shape
    self.file = file
    count = group.count
    offset = group.offset
    checksums = (0..<Column.count).map { head.number(at: $0 * IndexFormat.numberSize) }
  }

  /// A column, whole and verified.
  func bytes(of column: Column) throws(IndexFailure) -> [UInt8] {
    let size = column.byteRange(length: shape.length, count: count).count
    let bytes = try file.read(size, at: start(of: column))
    guard bytes.count == size, Checksum.of(bytes) == checksum(of: column) else { throw .damaged }
    return bytes
  }

  /// Fills the buffer with a column's bytes from a row on, which nothing has verified yet.
  func read(
    into buffer: UnsafeMutableRawBufferPointer,
    of column: Column,
    from row: Int
  ) throws(IndexFailure) {
    let offset = start(of: column) + column.width(length: shape.length) * row
    try file.read(into: buffer, at: offset)
  }

  /// The checksum that a column ought to have.
  func checksum(of column: Column) -> UInt64 { checksums[column.number] }

  private func start(of column: Column) -> Int {
    offset + IndexFormat.offset(of: column, length: shape.length, count: count)
  }
}
