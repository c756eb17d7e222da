internal import HangmanKit
import Libc

/// The variables that a web server passes to the program, as bytes.
struct Environment: Sendable {
  /// The variables as they were given, `NAME=value`; those of the file first.
  let entries: [[UInt8]]
  /// The file of settings, if a variable names one.
  let file: SettingsFile?

  /// Creates an environment of these variables, with the settings of a file that they name before them.
  init(entries given: [[UInt8]]) {
    let given = Self(entries: given, file: nil)
    let named = given.text(Variable.settingsFile.rawValue)
    guard let named, !named.utf8.elementsEqual(Variable.noFile.utf8) else {
      self = given
      return
    }
    let file = SettingsFile(named)
    self.init(entries: file.entries + given.entries, file: file)
  }

  private init(entries: [[UInt8]], file: SettingsFile?) {
    self.entries = entries
    self.file = file
  }

  /// The variables of this process; if one is given twice, the first counts.
  ///
  /// All are read at once, because `getenv` compares a name with each of them, thirty times per
  /// request.
  static var process: Environment {
    var entries: [[UInt8]] = []
    var next = environmentStrings
    while let text = next?.pointee {
      entries.append([UInt8](cString: text))
      next = next?.advanced(by: 1)
    }
    return Environment(entries: entries)
  }

  /// The bytes of a variable; `nil` if it is not set.
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

  /// The text of an operator's variable without blanks around it; `nil` if it is empty or not set.
  func text(_ name: String) -> String? {
    guard let bytes = self[name]?[...].trimmedLine, !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The operator's settings: variables whose names begin as ours do, each once, with a value.
  var operators: [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    // The first byte is compared first, because a request has dozens of other names.
    for entry in entries
    where entry.first == UInt8(ascii: "H") && entry.starts(with: "HANGMAN_".utf8) {
      var rest = entry[...]
      let name = String(decoding: rest.popField(endingAt: UInt8(ascii: "=")) ?? [], as: UTF8.self)
      guard !found.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }),
        let value = text(name)
      else { continue }
      found.append((name, value))
    }
    return found
  }

  /// Whether a web server started the program.
  var isCGI: Bool { self["REQUEST_METHOD"] != nil || self["GATEWAY_INTERFACE"] != nil }
}
