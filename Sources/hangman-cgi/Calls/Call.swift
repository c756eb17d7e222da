internal import HangmanKit

/// An operation of the API: its path and method, the parameters it takes, and the function that
/// answers.
struct Call {
  let path: StaticString
  /// Whether the call may change something, so that other sites must not send it.
  let isWriting: Bool
  /// The names of the parameters, separated by spaces.
  let parameters: StaticString
  /// The most bytes of a body; `nil` for the operator's limit.
  var bodyLimit: Int?
  let answer: (Service, Parameters) throws(Failure) -> CGIResponse

  static func reading(
    _ path: StaticString,
    _ parameters: StaticString = "",
    _ answer: @escaping (Service, Parameters) throws(Failure) -> CGIResponse
  ) -> Call {
    Call(path: path, isWriting: false, parameters: parameters, answer: answer)
  }

  static func writing(
    _ path: StaticString,
    _ parameters: StaticString = "",
    bodyLimit: Int? = nil,
    _ answer: @escaping (Service, Parameters) throws(Failure) -> CGIResponse
  ) -> Call {
    Call(
      path: path,
      isWriting: true,
      parameters: parameters,
      bodyLimit: bodyLimit,
      answer: answer
    )
  }

  /// All calls, in the order in which a refusal lists their paths.
  static var all: [Call] { [about] + games + [lists] + players + [report] + rooms }

  /// Returns the call that a path and a method name; both are compared byte by byte.
  static func named(path: [UInt8], method: [UInt8]) throws(Failure) -> Call {
    let path = path.isEmpty ? [UInt8(ascii: "/")] : path
    var allowed: [String] = []
    for call in all where call.path.equals(path) {
      let methods = call.isWriting ? ["POST"] : ["GET", "HEAD"]
      if methods.contains(where: { method.elementsEqual($0.utf8) }) { return call }
      allowed += methods
    }
    guard !allowed.isEmpty else { throw .notFound(paths: names) }
    throw .methodNotAllowed(allowed: allowed.joined(separator: ", "))
  }

  /// The paths as words of a sentence.
  static var names: String {
    var names: [String] = []
    for call in all.dropFirst() {
      let name = String(call.path.text.utf8.dropFirst()) ?? ""
      if names.last != name { names.append(name) }
    }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

extension StaticString {
  /// The bytes as a string.
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  /// Whether the text has exactly these bytes.
  func equals(_ bytes: [UInt8]) -> Bool {
    utf8CodeUnitCount == bytes.count && withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}
