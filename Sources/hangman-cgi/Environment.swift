internal import HangmanKit
import Libc

/// The variables a web server hands to the program, as bytes.
struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> [UInt8]?

  /// Variables given as a table, for requests that come from no server.
  init(_ variables: [String: String]) { lookUp = { variables[$0].map { Array($0.utf8) } } }

  private init(lookUp: @escaping @Sendable (String) -> [UInt8]?) { self.lookUp = lookUp }

  /// The variables of this process; of one given twice the first counts.
  static let process = Environment { name in
    getenv(name).map { [UInt8](cString: $0) }
  }

  /// The bytes of a variable, `nil` if it is not set.
  subscript(_ name: String) -> [UInt8]? { lookUp(name) }

  /// The text of a variable that the operator sets; `nil` if it is empty or not set.
  func text(_ name: String) -> String? {
    guard let bytes = self[name], !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a web server started the program.
  var isCGI: Bool { self["REQUEST_METHOD"] != nil || self["GATEWAY_INTERFACE"] != nil }
}
