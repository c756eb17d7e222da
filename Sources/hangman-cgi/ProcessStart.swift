import Libc

/// Puts the process into a state that the rest can rely on, whoever started it.
enum ProcessStart {
  static func prepare() {
    openMissingStreams()
    readyStack()
    // A client that went away or a size limit becomes an error of a call, not a signal in mid-work.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    umask(0o077)
    for fault in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS] { signal(fault, logCrash) }
  }

  /// Leaves a line in the log when the program ends by a mistake of ours or for lack of memory.
  ///
  /// Nothing but what is safe in a signal handler (POSIX.1-2017 2.4.3): no allocation, no lock.
  private static let logCrash: @convention(c) (Int32) -> Void = { fault in
    let line: StaticString =
      "hangman: crashed: a mistake of the program, or no memory\n"
    _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    signal(fault, SIG_DFL)
    raise(fault)
  }

  /// One call for the pages that a request touches costs less than a fault a page.
  ///
  /// A kernel that cannot do it leaves that to the faults.
  private static func readyStack() {
    let size = 32_768
    var here: UInt8 = 0
    withUnsafeMutablePointer(to: &here) { place in
      let page = UnsafeMutableRawPointer(place).alignedDown(toMultipleOf: 4096)
      madvise(page - size, size, MADV_POPULATE_WRITE)
    }
  }

  /// Without this the first file opened would become standard output, and the reply be written
  /// into a player's file.
  private static func openMissingStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is taken, and those below are open by now.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
