/// The part of an index that holds the entries of one shape; of it only the head was read.
struct IndexBlock {
  let shape: Pattern
  let layout: BlockLayout
  let lettering: Lettering

  private let file: IndexFile
  private let offset: Int
  private let checksums: [UInt64]

  init(
    of group: IndexGroup,
    in file: IndexFile,
    _ lettering: Lettering
  ) throws(IndexFailure) {
    let layout = BlockLayout(
      length: group.length,
      count: group.count,
      letterCount: lettering.letterCount
    )
    let head = try file.read(layout.headSize, at: group.offset)
    guard head.count == layout.headSize, Checksum.of(head) == group.headChecksum,
      let shape = Pattern(Array(head[layout.checksumsSize...].prefix(group.length)))
    else { throw .damaged }
    self.shape = shape
    self.file = file
    self.layout = layout
    self.lettering = lettering
    offset = group.offset
    checksums = (0..<layout.columnCount).map { head.number(at: $0 * IndexFormat.numberSize) }
  }

  /// How many entries it has.
  var count: Int { layout.count }

  /// A column, whole and verified.
  func bytes(of column: Column) throws(IndexFailure) -> [UInt8] {
    let size = layout.byteRange(of: column).count
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
    let offset = start(of: column) + layout.width(of: column) * row
    try file.read(into: buffer, at: offset)
  }

  /// The checksum that a column ought to have.
  func checksum(of column: Column) -> UInt64 { checksums[column.number] }

  private func start(of column: Column) -> Int {
    offset + layout.offset(of: column)
  }
}
