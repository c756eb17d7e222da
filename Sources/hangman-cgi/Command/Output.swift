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
