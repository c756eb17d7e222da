internal import HangmanKit
import Libc

/// The progress of a command, shown to a person at a terminal and in no other case.
struct Progress {
  private let name: String
  private let total: Int
  private let isWatched = isatty(STDERR_FILENO) == 1

  init(_ name: String, of total: Int) {
    self.name = name
    self.total = total
  }

  func show(_ done: Int) {
    guard isWatched else { return }
    let line = done < total ? "\r\(name): \(done * 100 / total) %" : "\r\u{1B}[K"
    // A failure does not matter, because no work depends on this line.
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }
}
