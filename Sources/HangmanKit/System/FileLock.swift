import Libc

/// A lock with a time limit, so that a stopped holder does not stop everybody.
package enum FileLock {
  /// Takes the exclusive lock of an open file, which lasts until the file is closed.
  ///
  /// - Returns: Whether the lock was taken within the given milliseconds.
  package static func take(
    _ file: borrowing Descriptor,
    within milliseconds: Int
  ) throws(HangmanError) -> Bool {
    try take(file, until: Clock.milliseconds() + milliseconds)
  }

  /// Takes the lock, at the latest at a time on the clock of `Clock.milliseconds()`.
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
