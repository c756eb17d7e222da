internal import HangmanKit
import Libc

/// The error log of the web server, which is the program's standard error.
enum Log {
  private static let limit = 500

  /// Writes one line in one piece, with every byte outside printable ASCII escaped.
  static func write(_ message: String) {
    let line = line(message)
    // If the log cannot be written, there is no place left to report it.
    _ = Libc.write(STDERR_FILENO, line, line.count)
  }

  static func line(_ message: String) -> [UInt8] {
    Array("hangman: ".utf8) + escaped(message, limit: limit) + [UInt8(ascii: "\n")]
  }

  /// The text as people write it, cut at about the limit, with invisible characters as the `\xNN` of
  /// their bytes: controls, marks of direction, and characters without width.
  static func readable(_ text: String, limit: Int) -> String {
    var readable = ""
    for scalar in text.unicodeScalars where readable.utf8.count < limit {
      let character = String(scalar)
      guard scalar.isHidden && scalar != " " || scalar == "\\" else {
        readable += character
        continue
      }
      for byte in character.utf8 { readable += "\\x\(Hex.text([byte]))" }
    }
    return readable
  }

  /// The text with every byte outside printable ASCII as `\xNN`, cut at about the limit.
  static func escaped(_ text: String, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 where bytes.count < limit {
      if (0x20...0x7E).contains(byte), byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else {
        bytes += Array("\\x\(Hex.text([byte]))".utf8)
      }
    }
    return bytes
  }
}
