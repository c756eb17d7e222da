internal import HangmanKit
import Libc

/// How far a command is, for a person at a terminal; nothing for anybody else.
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
    // Nobody's work depends on it.
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }
}
