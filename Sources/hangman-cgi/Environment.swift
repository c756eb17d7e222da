internal import HangmanKit
import Libc

/// The variables a web server hands to the program, as bytes.
struct Environment: Sendable {
  private struct Entry {
    let name: [UInt8]
    let value: [UInt8]
  }

  private let entries: [Entry]

  /// Variables given as a table, for requests that come from no server.
  init(_ variables: [String: String]) {
    entries = variables.map { Entry(name: Array($0.key.utf8), value: Array($0.value.utf8)) }
  }

  private init(_ entries: [Entry]) { self.entries = entries }

  /// The variables of this process; of one given twice the first counts.
  ///
  /// All are read at once: `getenv` compares a name with each of them, thirty times a request.
  static var process: Environment {
    var entries: [Entry] = []
    var next = environmentStrings
    while let text = next?.pointee {
      next = next?.advanced(by: 1)
      let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
      guard let end = bytes.firstIndex(of: UInt8(ascii: "=")) else { continue }
      entries.append(Entry(name: array(bytes[..<end]), value: array(bytes[(end + 1)...])))
    }
    return Environment(entries)
  }

  /// Copied at once: a slice would be copied byte by byte.
  private static func array(_ bytes: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(rebasing: bytes))
  }

  /// The bytes of a variable, `nil` if it is not set.
  subscript(_ name: String) -> [UInt8]? {
    var name = name
    return name.withUTF8 { name in
      entries.first { $0.name.count == name.count && $0.name.elementsEqual(name) }?.value
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
