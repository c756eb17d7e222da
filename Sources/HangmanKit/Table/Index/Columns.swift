/// The columns of one shape, used in place; each is verified when it is first asked for.
///
/// A column that does not verify reads as zeros, so a result counts only if `close` throws nothing.
/// Until then no wrong mask can do harm, because every number is a valid mask.
final class Columns {
  let shape: Pattern
  let layout: BlockLayout
  let group: IndexGroup

  private let file: MappedFile
  private let offset: Int
  /// The head of the block: one checksum per column, then the shape.
  private let head: UnsafeRawBufferPointer
  /// The columns that were read before, by their numbers.
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

  /// The spellings of the entries that are not written as their letters; valid as long as this object
  /// lives.
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
  /// A table that is used after this traps, because a column that does not verify could no longer be
  /// reported.
  func close() throws(HangmanError) {
    isClosed = true
    if let firstFailure { throw firstFailure }
  }

  /// A part of the block, verified with the checksum of this index.
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
  /// The bytes of a range of an index.
  func part(_ range: Range<Int>) throws(HangmanError) -> UnsafeRawBufferPointer {
    guard range.upperBound <= size else { throw .damaged }
    return try bytes(range)
  }

  /// The bytes from an offset, verified with the checksum.
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

/// Spellings as an index stores them: their number, their rows, the end of each text, the texts.
struct StoredSpellings {
  private let bytes: UnsafeRawBufferPointer
  private let count: Int

  init() {
    bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    count = 0
  }

  /// Reads the bytes that `Spellings.encoded` wrote; other bytes give no spellings, or texts that lie
  /// within them.
  init(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count < 4 ? 0 : Int(bytes.loadUnaligned(as: UInt32.self))
    self.bytes = bytes
    self.count = count <= (bytes.count - 4) / 8 ? count : 0
  }

  /// The spellings of an entry, an empty one for its own letters; `nil` if it has no other spelling.
  func texts(ofRow row: UInt32) -> [String]? {
    let index = Order.firstPlace(count) { number($0) < row }
    return index < count && number(index) == row ? texts(at: index) : nil
  }

  private func texts(at index: Int) -> [String]? {
    let start = 4 + 8 * count
    let first = index == 0 ? 0 : Int(number(count + index - 1))
    let end = Int(number(count + index))
    guard first < end, end <= bytes.count - start else { return nil }
    return bytes[(start + first)..<(start + end)]
      .split(separator: Spellings.separator, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the number at an index after the first number.
  private func number(_ index: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: 4 + 4 * index, as: UInt32.self)
  }
}

extension Spellings {
  /// The size of `encoded` in bytes; 0 if there are no spellings.
  var size: Int { rows.isEmpty ? 0 : 4 + 8 * rows.count + texts.count }

  /// The bytes that `StoredSpellings` reads.
  var encoded: [UInt8] {
    [UInt8](inMemory: [UInt32(rows.count)] + rows + ends) + texts
  }
}
