import Libc

/// The bytes of a file, read in place.
///
/// A file that is replaced under its name stays unchanged for a process that has mapped it. A file that
/// shrinks loses its last bytes, and reading these would end the program. So each range is first read
/// through the kernel, which reports an error instead (Linux 5.14 and later).
package final class MappedFile {
  package let size: Int
  /// The inode number of the file, which no other file gets while it is mapped.
  package let number: UInt64
  private let start: UnsafeMutableRawPointer
  private var isRead = false

  package init(_ file: borrowing Descriptor) throws(HangmanError) {
    let status = try file.status()
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.raw, 0)
    guard start != MAP_FAILED else { throw HangmanError("mmap") }
  }

  deinit { munmap(start, size) }

  /// Reads the whole file through the kernel, so that its ranges need not be read again.
  package func readAhead() { isRead = (try? bytes(0..<size)) != nil }

  /// The bytes of a range, which must lie in the file.
  package func bytes(_ range: Range<Int>) throws(HangmanError) -> UnsafeRawBufferPointer {
    let bytes = UnsafeRawBufferPointer(start: start, count: size)
    let page = range.lowerBound & ~(Int(getpagesize()) - 1)
    // Kernels without this advice refuse it with another error.
    if !isRead, madvise(start + page, range.upperBound - page, MADV_POPULATE_READ) != 0,
      errno == EFAULT
    {
      throw HangmanError("madvise")
    }
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }
}
