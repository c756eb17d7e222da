/// Reads columns of a block a piece at a time, all into the same memory.
///
/// The kernel hands out new memory page by page, each an interruption that costs as much as reading
/// several pages into memory that is there: columns read whole made a tenth guess a quarter dearer.
///
/// Masks of one width come to stand where those of another stood; that is no harm, since the kernel
/// writes them and nobody looks at a piece after the next was asked for.
///
/// A piece is used before its column is known to be whole. So whatever was computed counts only if
/// `failure` is `nil` afterwards; until then masks are numbers like others, and no number does harm.
package final class ColumnReader {
  /// How many entries a piece has: its flags and masks stay in the first-level cache.
  package static let pieceSize = 4096

  /// How far a column was read.
  private struct Progress {
    var checksum = Checksum()
    var next = 0
  }

  private let block: IndexBlock
  private let buffer: UnsafeMutableRawBufferPointer
  private var progress = [Progress](repeating: Progress(), count: IndexFormat.Section.count)
  private var firstFailure: WordIndex.Failure?

  /// - Parameter block: Its file stays open as long as this reader is used.
  init(_ block: IndexBlock) {
    self.block = block
    buffer = .allocate(byteCount: Self.pieceSize * IndexFormat.widestMask, alignment: 8)
  }

  deinit { buffer.deallocate() }

  /// What went wrong, columns that were not read to their end included.
  var failure: WordIndex.Failure? {
    firstFailure ?? (progress.contains { $0.next != 0 } ? .damaged : nil)
  }

  /// The masks of the next rows, which follow those of the call before, from 0 to the last and from
  /// 0 again; valid until the next call.
  ///
  /// The entries' text is no column of masks.
  func next(_ size: Int, of section: IndexFormat.Section) -> UnsafeRawBufferPointer {
    let width = section.width(length: block.shape.length)
    let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(size * width)])
    let bytes = UnsafeRawBufferPointer(piece)
    do throws(WordIndex.Failure) {
      try block.read(into: piece, of: section, from: progress[section.number].next)
    } catch {
      firstFailure = firstFailure ?? error
      piece.initializeMemory(as: UInt8.self, repeating: 0)
    }
    progress[section.number].next += size
    if progress[section.number].next < block.count {
      progress[section.number].checksum.add(bytes)
    } else {
      let isWhole =
        progress[section.number].checksum.finish(bytes) == block.checksum(of: section)
      if !isWhole { firstFailure = firstFailure ?? .damaged }
      progress[section.number] = Progress()
    }
    return bytes
  }
}
