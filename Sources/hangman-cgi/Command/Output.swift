internal import HangmanKit
import Libc

/// The standard output of a command.
enum Output {
  /// Whether everything could be written so far; the program has only one thread.
  nonisolated(unsafe) private(set) static var isComplete = true

  static func line(_ text: String) { write(text + "\n") }

  /// Writes a text; a command whose output is lost still runs to its end, and then fails.
  static func write(_ text: String) {
    do throws(HangmanError) {
      try Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      if isComplete { Log.write("output: \(error)") }
      isComplete = false
    }
  }
}

/// The progress of a command, shown to a person at a terminal and in no other case.
struct Progress {
  let name: String
  let total: Int
  private let isWatched = isatty(STDERR_FILENO) == 1

  func show(_ done: Int) {
    guard isWatched else { return }
    let line = done < total ? "\r\(name): \(done * 100 / total) %" : "\r\u{1B}[K"
    // A failure does not matter, because no work depends on this line.
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }
}
