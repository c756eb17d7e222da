internal import HangmanKit
import Libc

/// The variables a web server hands to the program, as bytes.
struct Environment: Sendable {
  /// Each as it was given, `NAME=value`.
  let entries: [[UInt8]]

  /// The variables of this process; of one given twice the first counts.
  ///
  /// All are read at once: `getenv` compares a name with each of them, thirty times a request.
  static var process: Environment {
    var entries: [[UInt8]] = []
    var next = environmentStrings
    while let text = next?.pointee {
      entries.append([UInt8](cString: text))
      next = next?.advanced(by: 1)
    }
    return Environment(entries: entries)
  }

  /// The bytes of a variable, `nil` if it is not set.
  subscript(_ name: String) -> [UInt8]? {
    var name = name
    return name.withUTF8 { name in
      guard let start = name.baseAddress else { return nil }
      let entry = entries.first {
        $0.count > name.count && $0[name.count] == UInt8(ascii: "=")
          && memcmp($0, start, name.count) == 0
      }
      return entry.map { Array($0[(name.count + 1)...]) }
    }
  }

  /// The text of a variable that the operator sets; `nil` if it is empty or not set.
  func text(_ name: String) -> String? {
    guard let bytes = self[name], !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a web server started the program.
  var isCGI: Bool { self["REQUEST_METHOD"] != nil || self["GATEWAY_INTERFACE"] != nil }
}
