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

/// A file of settings with lines `NAME=value`, as editors of any system write it.
struct SettingsFile: Sendable {
  private static let sizeLimit = 65_536

  let path: String
  /// The settings in the form of an environment, `NAME=value`.
  private(set) var entries: [[UInt8]] = []
  /// The numbers, from 1, of lines that are neither a setting nor a comment.
  private(set) var unreadable: [Int] = []
  /// The reason why the file could not be read; `nil` if it was.
  private(set) var fault: String?

  init(_ path: String) {
    self.path = path
    do throws(HangmanError) {
      let content = try Descriptor(reading: path).read(Self.sizeLimit + 1, at: 0)
      if content.count > Self.sizeLimit {
        fault = "more than \(Self.sizeLimit) bytes"
      } else {
        read(content)
      }
    } catch {
      fault = "\(error)"
    }
  }

  private mutating func read(_ content: [UInt8]) {
    let text = Self.utf8(content)
    let end = text.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
    let lines = text.split(separator: end, omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let line = line.trimmedLine
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if let entry = Self.entry(of: line) {
        entries.append(entry)
      } else {
        unreadable.append(number + 1)
        // An operator who names this setting wants to limit rooms.
        let rooms = Array(Variable.roomWords.rawValue.utf8)
        if line.starts(with: rooms) { entries.append(rooms + Array("=?".utf8)) }
      }
    }
  }

  /// The text without a byte order mark, also from an editor that writes UTF-16.
  private static func utf8(_ content: [UInt8]) -> [UInt8] {
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(content[3...]) }
    let isLittle = content.starts(with: [0xFF, 0xFE])
    guard isLittle || content.starts(with: [0xFE, 0xFF]) else { return content }
    var text: [UInt8] = []
    for place in stride(from: 2, to: content.count - 1, by: 2) {
      let pair = (UInt32(content[place]), UInt32(content[place + 1]))
      let value = isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
      text += Array(String(Unicode.Scalar(value) ?? "?").utf8)
    }
    return text
  }

  /// The setting of a line; `nil` if it cannot be understood.
  private static func entry(of line: ArraySlice<UInt8>) -> [UInt8]? {
    let export = Array("export ".utf8)
    var value = line.starts(with: export) ? line.dropFirst(export.count) : line
    guard value.contains(UInt8(ascii: "=")),
      let name = value.popField(endingAt: UInt8(ascii: "="))?.trimmed,
      !name.isEmpty, name.allSatisfy(isNameByte),
      let meant = unquoted(value.trimmed)
    else { return nil }
    return Array(name) + [UInt8(ascii: "=")] + meant
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte.isDigit || (byte | 0x20).isSmallLetter
  }

  /// A value without its quotation marks and the comment after it; `nil` if a mark is missing.
  private static func unquoted(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let mark = value.first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      let comment = zip(value.indices, value.indices.dropFirst()).first { place, next in
        value[place] == UInt8(ascii: " ") && value[next] == UInt8(ascii: "#")
      }
      return comment.map { value[..<$0.0].trimmed } ?? value
    }
    let rest = value.dropFirst()
    guard let end = rest.firstIndex(of: mark) else { return nil }
    let behind = rest[(end + 1)...].trimmed
    return behind.first.map { $0 == UInt8(ascii: "#") } ?? true ? rest[..<end] : nil
  }
}

extension ArraySlice<UInt8> {
  /// The line without blanks around it, including the line's end of Windows.
  var trimmedLine: ArraySlice<UInt8> {
    var slice = trimmed
    while slice.last == UInt8(ascii: "\r") { slice = slice.dropLast().trimmed }
    while slice.first == UInt8(ascii: "\r") { slice = slice.dropFirst().trimmed }
    return slice
  }
}
