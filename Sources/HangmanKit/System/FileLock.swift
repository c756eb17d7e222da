import Libc

/// Waiting for a lock with an end: a holder that was stopped must not stop everybody.
package enum FileLock {
  /// Takes the exclusive lock of an open file, which lasts until the file is closed.
  ///
  /// - Returns: Whether it was taken within so many milliseconds.
  package static func take(
    _ file: borrowing Descriptor,
    within milliseconds: Int
  ) throws(HangmanError) -> Bool {
    try take(file, until: Clock.milliseconds() + milliseconds)
  }

  /// The same up to a moment on the clock of `Clock.milliseconds()`.
  package static func take(
    _ file: borrowing Descriptor,
    until deadline: Int
  ) throws(HangmanError) -> Bool {
    var pause: UInt32 = 1
    while true {
      do throws(HangmanError) {
        _ = try retrying("flock") { flock(file.raw, LOCK_EX | LOCK_NB) }
        return true
      } catch {
        guard error.code == EWOULDBLOCK else { throw error }
      }
      guard Clock.milliseconds() < deadline else { return false }
      usleep(pause * 1000)
      pause = min(pause * 2, 50)
    }
  }
}
