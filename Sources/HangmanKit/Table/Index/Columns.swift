/// The columns of one shape, used in place; each is verified when it is first asked for.
///
/// A column that does not verify reads as zeros. So whatever was computed counts only if `close`
/// throws nothing; until then masks are numbers like others, and no number does harm.
final class Columns {
  let shape: Pattern
  let layout: BlockLayout
  let group: IndexGroup

  private let file: MappedFile
  private let offset: Int
  /// One checksum per column, then the shape.
  private let head: UnsafeRawBufferPointer
  /// Those that were asked for, by number.
  private var known: [UnsafeRawBufferPointer?]
  private var knownSpellings: StoredSpellings?
  private var zeros: [UnsafeMutableRawBufferPointer] = []
  private var firstFailure: HangmanError?
  private var isClosed = false

  init(of group: IndexGroup, in file: MappedFile, letterCount: Int) throws(HangmanError) {
    layout = group.layout(letterCount: letterCount)
    self.group = group
    head = try file.bytes(at: group.offset, layout.headSize, checksum: group.headChecksum)
    guard let shape = Pattern(Array(head[layout.checksumsSize...].prefix(group.length)))
    else { throw .damaged }
    self.shape = shape
    self.file = file
    offset = group.offset
    known = [UnsafeRawBufferPointer?](repeating: nil, count: layout.columnCount)
  }

  deinit { for zeros in zeros { zeros.deallocate() } }

  /// All bytes of a column, valid as long as this object is.
  func bytes(of column: Column) -> UnsafeRawBufferPointer {
    precondition(!isClosed, "a table was used outside of its index")
    if let bytes = known[column.number] { return bytes }
    let offset = layout.offset(of: column)
    let bytes = verified(at: offset, layout.byteRange(of: column).count, column.number)
    known[column.number] = bytes
    return bytes
  }

  /// How those entries are written that are not written as their letters; valid as long as this object is.
  func spellings() -> StoredSpellings {
    precondition(!isClosed, "a table was used outside of its index")
    if let knownSpellings { return knownSpellings }
    var spellings = StoredSpellings()
    if layout.spellingsSize > 0 {
      spellings = StoredSpellings(
        verified(at: layout.spellingsOffset, layout.spellingsSize, layout.columnCount)
      )
    }
    knownSpellings = spellings
    return spellings
  }

  func verify() throws(HangmanError) {
    for column in Column.all(letterCount: layout.letterCount) { _ = bytes(of: column) }
    _ = spellings()
    if let firstFailure { throw firstFailure }
  }

  /// Ends all reading.
  ///
  /// A table that outlives its index traps when it is used, since a column of it that does not verify
  /// could no longer be reported.
  func close() throws(HangmanError) {
    isClosed = true
    if let firstFailure { throw firstFailure }
  }

  /// A part of the block, by the index of its checksum.
  private func verified(at start: Int, _ size: Int, _ number: Int) -> UnsafeRawBufferPointer {
    let checksum = head.loadUnaligned(
      fromByteOffset: number * IndexFormat.numberSize,
      as: UInt64.self
    )
    do throws(HangmanError) {
      return try file.bytes(at: offset + start, size, checksum: checksum)
    } catch {
      firstFailure = firstFailure ?? error
      let room = UnsafeMutableRawBufferPointer.allocate(
        byteCount: size,
        alignment: IndexFormat.alignment
      )
      room.initializeMemory(as: UInt8.self, repeating: 0)
      zeros.append(room)
      return UnsafeRawBufferPointer(room)
    }
  }
}

extension MappedFile {
  /// Some bytes of an index.
  func part(_ range: Range<Int>) throws(HangmanError) -> UnsafeRawBufferPointer {
    guard range.upperBound <= size else { throw .damaged }
    return try bytes(range)
  }

  /// So many bytes from an offset, if they have this checksum.
  fileprivate func bytes(
    at offset: Int,
    _ count: Int,
    checksum: UInt64
  ) throws(HangmanError) -> UnsafeRawBufferPointer {
    let bytes = try part(offset..<(offset + count))
    guard Checksum.of(bytes) == checksum else { throw .damaged }
    return bytes
  }
}
