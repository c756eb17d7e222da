public import Libc

/// An open file or folder, closed when its owner is done with it.
@usableFromInline
package struct Descriptor: ~Copyable {
  /// The number of the descriptor; -1 after it was closed by hand.
  @usableFromInline
  package private(set) var raw: Int32

  package init(adopting raw: Int32) { self.raw = raw }

  /// Opens a path, relative to a folder if one is given.
  ///
  /// Never follows a link at the end of the path, and never waits for the other end of a pipe.
  package init(
    opening path: String,
    in folder: Int32 = AT_FDCWD,
    flags: Int32
  ) throws(HangmanError) {
    let flags = flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    // Through `withCString`, because Swift would otherwise copy the path for C.
    raw = try retrying("open") { path.withCString { openat(folder, $0, flags, 0o600) } }
  }

  /// Opens an operator's file for reading.
  ///
  /// A link is followed here, as everywhere in the data folder.
  package init(reading path: String) throws(HangmanError) {
    // If the file is a pipe, opening it must not wait for its other end.
    raw = try retrying("open") {
      path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    }
  }

  /// Opens a folder.
  ///
  /// A link is followed here, because operators move folders and leave links.
  package init(folder path: String) throws(HangmanError) {
    raw = try retrying("opendir") {
      path.withCString { openat(AT_FDCWD, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
    }
  }

  // Inlinable, because Embedded Swift must see in other modules too how a noncopyable value ends.
  @inlinable
  deinit {
    if raw >= 0 { Libc.close(raw) }
  }

  package func status() throws(HangmanError) -> stat {
    var status = stat()
    _ = try retrying("fstat") { fstat(raw, &status) }
    return status
  }

  /// Fills the buffer from an offset; with fewer bytes only at the end of the file.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) throws(HangmanError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try retrying("pread") {
        pread(raw, rest.baseAddress, rest.count, offset + filled)
      }
      guard count > 0 else { break }
      filled += count
    }
    return filled
  }

  /// The bytes of a range; fewer only at the end of the file.
  package func read(_ count: Int, at offset: Int) throws(HangmanError) -> [UInt8] {
    try [UInt8](room: count) { room throws(HangmanError) in try read(into: room, at: offset) }
  }

  package func write(_ bytes: [UInt8]) throws(HangmanError) {
    try Self.write(bytes, to: raw)
  }

  /// Writes to a descriptor that the caller closes.
  package static func write(_ bytes: [UInt8], to raw: Int32) throws(HangmanError) {
    var written = 0
    while written < bytes.count {
      let count = try retrying("write") {
        bytes.withUnsafeBytes { buffer in
          Libc.write(raw, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        }
      }
      // No disk does that, but trying again for ever would be worse than to fail.
      guard count > 0 else { throw HangmanError("write", code: EIO) }
      written += count
    }
  }

  /// Writes bytes over those at an offset, or after the end of the file.
  package func write(_ bytes: [UInt8], at offset: Int) throws(HangmanError) {
    _ = try retrying("lseek") { lseek(raw, offset, SEEK_SET) }
    try write(bytes)
  }

  /// Takes the exclusive lock of the open file, which lasts until the file is closed; `false` if that
  /// takes longer than the given milliseconds, so that a stopped holder does not stop everybody.
  package func lock(within milliseconds: Int) throws(HangmanError) -> Bool {
    try lock(until: Clock.milliseconds() + milliseconds)
  }

  /// Takes the lock, at the latest at a time on the clock of `Clock.milliseconds()`.
  package func lock(until deadline: Int) throws(HangmanError) -> Bool {
    var pause: UInt32 = 1
    while true {
      do throws(HangmanError) {
        _ = try retrying("flock") { flock(raw, LOCK_EX | LOCK_NB) }
        return true
      } catch {
        guard error.code == EWOULDBLOCK else { throw error }
      }
      guard Clock.milliseconds() < deadline else { return false }
      usleep(pause * 1000)
      pause = min(pause * 2, 50)
    }
  }

  package func sync() throws(HangmanError) {
    _ = try retrying("fsync") { fsync(raw) }
  }

  /// Closes the descriptor and throws the error that a network file system may report only now.
  package consuming func close() throws(HangmanError) {
    let result = Libc.close(raw)
    // `discard self` is unavailable in Embedded Swift together with a visible `deinit`.
    raw = -1
    // After EINTR the descriptor is already closed on Linux, and closing it again could hit another
    // file.
    guard result == 0 || errno == EINTR else { throw HangmanError("close") }
  }
}

extension [UInt8] {
  /// Creates an array from the bytes that the body writes into its buffer; the body returns their
  /// number.
  ///
  /// The library's initializer cannot throw a typed error, so the error is carried out by hand.
  init(
    room: Int,
    _ fill: (UnsafeMutableRawBufferPointer) throws(HangmanError) -> Int
  ) throws(HangmanError) {
    var failure: HangmanError?
    self.init(unsafeUninitializedCapacity: room) { buffer, count in
      do throws(HangmanError) {
        count = try fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}

extension stat {
  /// Whether it is a plain file, and not a folder, a link or a pipe.
  package var isFile: Bool { st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) }

  package var isFolder: Bool { st_mode & mode_t(S_IFMT) == mode_t(S_IFDIR) }
}

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
