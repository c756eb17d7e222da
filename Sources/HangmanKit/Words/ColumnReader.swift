/// Reads columns of a block a piece at a time, each piece into the memory of the one before.
///
/// The kernel hands out new memory page by page, each an interruption that costs as much as reading
/// several pages into memory that is there: columns read whole made a tenth guess a quarter dearer.
///
/// A piece is used before its column is known to be whole. So whatever was computed counts only if
/// `failure` is `nil` afterwards; until then masks are numbers like others, and no number does harm.
package final class ColumnReader {
  /// How many entries a piece has: its row numbers and masks stay in the first-level cache.
  package static let pieceSize = 4096

  private struct Column {
    let buffer: UnsafeMutableRawBufferPointer
    var checksum = Checksum()
    var next = 0
  }

  private let block: IndexBlock
  private var columns: [Column?]
  private var firstFailure: WordIndex.Failure?

  /// - Parameter block: Its file stays open as long as this reader is used.
  init(_ block: IndexBlock) {
    self.block = block
    columns = [Column?](repeating: nil, count: IndexFormat.Section.count)
  }

  deinit {
    for column in columns { column?.buffer.deallocate() }
  }

  /// What went wrong, columns that were not read to their end included.
  var failure: WordIndex.Failure? {
    if let firstFailure { return firstFailure }
    return columns.contains { $0.map { $0.next != 0 } ?? false } ? .damaged : nil
  }

  /// The masks of the next rows, which follow those of the call before, from 0 to the last and from
  /// 0 again; valid until the next call for the same section.
  func next(_ size: Int, of section: IndexFormat.Section) -> UnsafeRawBufferPointer {
    let width = section.width(length: block.shape.length)
    var column =
      columns[section.number]
      ?? Column(buffer: .allocate(byteCount: Self.pieceSize * width, alignment: 8))
    let piece = UnsafeMutableRawBufferPointer(rebasing: column.buffer[..<(size * width)])
    do throws(WordIndex.Failure) {
      try block.read(into: piece, of: section, from: column.next)
    } catch {
      firstFailure = firstFailure ?? error
      piece.initializeMemory(as: UInt8.self, repeating: 0)
    }
    let bytes = UnsafeRawBufferPointer(piece)
    column.next += size
    if column.next < block.count {
      column.checksum.add(bytes)
    } else {
      let isWhole = column.checksum.finish(bytes) == block.checksum(of: section)
      firstFailure = firstFailure ?? (isWhole ? nil : .damaged)
      column = Column(buffer: column.buffer)
    }
    columns[section.number] = column
    return bytes
  }
}
