internal import HangmanKit
import Libc

/// The standard output of a command.
enum Output {
  static func line(_ text: String) { write(text + "\n") }

  /// Writes a text; a command that nobody can hear ends here, and with an error.
  static func write(_ text: String) {
    do throws(SystemFailure) {
      try Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      Log.write("output: \(error)")
      exit(1)
    }
  }
}
