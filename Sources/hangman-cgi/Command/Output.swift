internal import HangmanKit
import Libc

/// The standard output of a command.
enum Output {
  /// Whether all of it could be written; the program has one thread.
  nonisolated(unsafe) private(set) static var isComplete = true

  static func line(_ text: String) { write(text + "\n") }

  /// Writes a text; a command that nobody hears goes on to its end, and then fails.
  static func write(_ text: String) {
    do throws(HangmanError) {
      try Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      if isComplete { Log.write("output: \(error)") }
      isComplete = false
    }
  }
}
