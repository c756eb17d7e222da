/// The columns of a shape, read when they are asked for: whole, or a piece at a time.
///
/// Pieces all go into the same memory: the kernel hands out new memory page by page, each an
/// interruption that costs as much as reading several pages into memory that is there. Columns read
/// whole made a tenth guess a quarter dearer.
///
/// Masks of one width come to stand where those of another stood; that is no harm, since the kernel
/// writes them and nobody looks at a piece after the next was asked for.
///
/// A piece is used before its column is known to be whole, and a whole column that does not verify
/// is handed out as zeros. So whatever was computed counts only if `close` finds no failure; until
/// then masks are numbers like others, and no number does harm.
final class Columns {
  /// How many entries a piece of masks has: its flags and masks stay in the first-level cache.
  static let pieceSize = 4096
  private static let bufferSize = pieceSize * Column.widestMask

  /// How far a column was read.
  private struct Progress {
    var checksum = Checksum()
    var next = 0
  }

  private let block: IndexBlock
  /// The memory of the pieces, from the first on: by then some may lie idle that was touched.
  private var buffer: UnsafeMutableRawBufferPointer?
  private var progress: [Progress]
  /// Those that were asked for whole, by number; the others are empty.
  private var whole: [[UInt8]]
  private var firstFailure: IndexFailure?
  private var isClosed = false

  init(_ block: IndexBlock) {
    self.block = block
    progress = [Progress](repeating: Progress(), count: block.layout.columnCount)
    whole = [[UInt8]](repeating: [], count: block.layout.columnCount)
  }

  deinit { buffer?.deallocate() }

  /// Reads and verifies all columns at once, for as long as anybody wants them.
  static func all(of block: IndexBlock) throws(IndexFailure) -> Columns {
    let columns = Columns(block)
    for column in Column.all(letterCount: block.layout.letterCount) {
      columns.whole[column.number] = try block.bytes(of: column)
    }
    return columns
  }

  /// Ends all reading: a table that outlives its index traps when it is asked, since nobody would
  /// learn that what it tells does not verify.
  ///
  /// - Throws: What went wrong, columns that were not read to their end included.
  func close() throws(IndexFailure) {
    isClosed = true
    if let firstFailure { throw firstFailure }
    if progress.contains(where: { $0.next != 0 }) { throw .damaged }
  }

  /// All bytes of a column.
  func bytes(of column: Column) -> [UInt8] {
    precondition(!isClosed, "a table was used outside of its index")
    if whole[column.number].isEmpty {
      do throws(IndexFailure) {
        whole[column.number] = try block.bytes(of: column)
      } catch {
        firstFailure = firstFailure ?? error
        let size = block.layout.byteRange(of: column).count
        whole[column.number] = [UInt8](repeating: 0, count: size)
      }
    }
    return whole[column.number]
  }

  /// Calls the body with all bytes of a column, a piece at a time; pieces hold whole items.
  @inline(__always)
  func forEachPiece(of column: Column, _ body: (UnsafeRawBufferPointer) -> Void) {
    let count = column.items(of: block.count).count
    // Checksums take pieces of whole 32 bytes.
    let pieceSize = Self.bufferSize / block.layout.width(of: column) & ~31
    for start in stride(from: 0, to: count, by: pieceSize) {
      withPiece(of: column, at: start..<min(start + pieceSize, count), body)
    }
  }

  /// The bytes of a column at some rows, which follow those of the call before, from 0 to the last
  /// and from 0 again.
  @inline(__always)
  func withPiece(
    of column: Column,
    at rows: Range<Int>,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    precondition(!isClosed, "a table was used outside of its index")
    let width = block.layout.width(of: column)
    guard !whole[column.number].isEmpty else {
      let piece = memory(ofSize: rows.count * width)
      readNext(rows.count, of: column, into: piece)
      return body(UnsafeRawBufferPointer(piece))
    }
    whole[column.number].withUnsafeBytes { bytes in
      let range = (rows.lowerBound * width)..<(rows.upperBound * width)
      body(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Copies all bytes of a column, for which there is just room.
  func copy(_ column: Column, to room: UnsafeMutableRawBufferPointer) {
    precondition(!isClosed, "a table was used outside of its index")
    guard whole[column.number].isEmpty else { return room.copyBytes(from: whole[column.number]) }
    readNext(column.items(of: block.count).count, of: column, into: room)
  }

  private func memory(ofSize size: Int) -> UnsafeMutableRawBufferPointer {
    let memory = buffer ?? .allocate(byteCount: Self.bufferSize, alignment: 16)
    buffer = memory
    return UnsafeMutableRawBufferPointer(rebasing: memory[..<size])
  }

  private func readNext(
    _ size: Int,
    of column: Column,
    into piece: UnsafeMutableRawBufferPointer
  ) {
    do throws(IndexFailure) {
      try block.read(into: piece, of: column, from: progress[column.number].next)
    } catch {
      firstFailure = firstFailure ?? error
      piece.initializeMemory(as: UInt8.self, repeating: 0)
    }
    verify(UnsafeRawBufferPointer(piece), count: size, of: column)
  }

  private func verify(_ piece: UnsafeRawBufferPointer, count: Int, of column: Column) {
    let number = column.number
    progress[number].next += count
    guard progress[number].next >= column.items(of: block.count).count else {
      return progress[number].checksum.add(piece)
    }
    let isWhole = progress[number].checksum.finish(piece) == block.checksum(of: column)
    if !isWhole { firstFailure = firstFailure ?? .damaged }
    progress[number] = Progress()
  }
}
