import Libc

/// The bytes of a file, used where the system keeps them.
///
/// A file that is replaced under its name stays as it was for whoever has it mapped. One that
/// shrinks takes its last bytes away: to read them then would end the program, so ranges are read
/// through the kernel first, which reports an error instead (Linux 5.14 and later).
package final class MappedFile {
  package let size: Int
  /// The number of the file in its file system, which no other file gets while it is mapped.
  package let number: UInt64
  private let start: UnsafeMutableRawPointer

  package init(_ file: borrowing Descriptor) throws(HangmanError) {
    let status = try file.status()
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.raw, 0)
    guard start != MAP_FAILED else { throw HangmanError("mmap") }
  }

  deinit { munmap(start, size) }

  /// Some bytes of the file, which must be in it.
  package func bytes(_ range: Range<Int>) throws(HangmanError) -> UnsafeRawBufferPointer {
    let bytes = UnsafeRawBufferPointer(start: start, count: size)
    let page = range.lowerBound & ~(Int(getpagesize()) - 1)
    // Kernels that know no such advice refuse it in other words.
    if madvise(start + page, range.upperBound - page, MADV_POPULATE_READ) != 0, errno == EFAULT {
      throw HangmanError("madvise")
    }
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }
}
