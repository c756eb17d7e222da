import Libc

ProcessStart.prepare()
let environment = Environment.process
// Apache passes the words of a query to the program as arguments, which mean nothing under CGI.
exit(environment.isCGI ? CGI.serve(environment) : CommandTool.run(Arguments.ofThisProcess))

/// The start of a process, which gives it a state that the other code can rely on.
enum ProcessStart {
  static func prepare() {
    openMissingStreams()
    readyStack()
    // A lost client or a size limit becomes an error of a call, and not a signal in the middle of the
    // work.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    umask(0o077)
    for fault in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS] { signal(fault, logCrash) }
  }

  /// Writes a line to the log when the program ends because of a fault of ours or for lack of memory.
  ///
  /// Uses only what is safe in a signal handler (POSIX.1-2017 2.4.3): no allocation, no lock.
  private static let logCrash: @convention(c) (Int32) -> Void = { fault in
    let line: StaticString =
      "hangman: crashed: a fault in the program, or out of memory\n"
    _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    signal(fault, SIG_DFL)
    raise(fault)
  }

  /// Maps the stack pages that a request touches in one call, which costs less than a fault for each
  /// page.
  ///
  /// A kernel without this call leaves it to the faults.
  private static func readyStack() {
    let size = 32_768
    var here: UInt8 = 0
    withUnsafeMutablePointer(to: &here) { place in
      let page = UnsafeMutableRawPointer(place).alignedDown(toMultipleOf: 4096)
      madvise(page - size, size, MADV_POPULATE_WRITE)
    }
  }

  /// Opens missing standard streams.
  ///
  /// Without this, the first file opened would become standard output, and the reply would be written
  /// into a player's file.
  private static func openMissingStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is used, and the lower ones are open by now.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
