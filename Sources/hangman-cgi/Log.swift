internal import HangmanKit
import Libc

/// The error log of the web server, which is the program's standard error.
enum Log {
  private static let limit = 500

  /// Writes one line in one piece, with every byte outside printable ASCII escaped.
  static func write(_ message: String) {
    let text = escaped(message, limit: limit) { !(0x20...0x7E).contains($0.value) }
    let line = Array("hangman: \(text)\n".utf8)
    // If the log cannot be written, there is no place left to report it.
    _ = Libc.write(STDERR_FILENO, line, line.count)
  }

  /// The text as people write it, cut at about the limit, with invisible characters as the `\xNN` of
  /// their bytes: controls, marks of direction, and characters without width.
  static func readable(_ text: String, limit: Int) -> String {
    escaped(text, limit: limit) { $0.isHidden && $0 != " " }
  }

  private static func escaped(
    _ text: String,
    limit: Int,
    where isHidden: (Unicode.Scalar) -> Bool
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars where escaped.utf8.count < limit {
      let character = String(scalar)
      guard isHidden(scalar) || scalar == "\\" else {
        escaped += character
        continue
      }
      for byte in character.utf8 { escaped += "\\x\(Hex.text([byte]))" }
    }
    return escaped
  }
}
