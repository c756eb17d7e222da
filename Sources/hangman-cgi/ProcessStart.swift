import Libc

/// Puts the process into a state that the rest can rely on, whoever started it.
enum ProcessStart {
  static func prepare() {
    openMissingStreams()
    // A client that went away or a size limit is told by a call, not by a signal in mid-work.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    umask(0o077)
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
