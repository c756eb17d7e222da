internal import HangmanKit

/// The parameters of a call, decoded from `application/x-www-form-urlencoded`.
struct Parameters {
  /// More than any call knows: looking each name up among the others must stay cheap.
  private static let limit = 16

  private var values: [(name: String, value: String)] = []

  /// Adds the pairs of a form; a name given twice is refused, whatever its values.
  mutating func add(form: [UInt8]) throws(Failure) {
    var rest = form[...]
    while var pair = rest.popField(endingAt: UInt8(ascii: "&")) {
      guard let field = pair.popField(endingAt: UInt8(ascii: "=")) else { continue }
      let name = try Self.decode(field)
      guard self[name] == nil else {
        throw .invalidRequest("Each parameter can be given once only.")
      }
      guard values.count < Self.limit else {
        throw .invalidRequest("No call takes so many parameters.")
      }
      values.append((name, try Self.decode(pair)))
    }
  }

  func check(known names: [String]) throws(Failure) {
    try check(
      known: names,
      otherwise: names.isEmpty
        ? "This call takes no parameters."
        : "This call takes these parameters only: \(names.joined(separator: ", "))."
    )
  }

  /// Refuses parameters other than these, and says why.
  func check(known names: [String], otherwise detail: String) throws(Failure) {
    guard values.allSatisfy({ names.contains($0.name) }) else { throw .invalidRequest(detail) }
  }

  subscript(_ name: String) -> String? {
    values.first { Array($0.name.utf8) == Array(name.utf8) }?.value
  }

  /// What a parameter says, `nil` where it is not given; the rule is what to tell a client whose text
  /// says nothing.
  func value<Value>(
    of name: String,
    otherwise rule: @autoclosure () -> String,
    _ read: (String) -> Value?
  ) throws(Failure) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = read(text) else { throw .invalidSetting(rule()) }
    return value
  }

  private static func decode(_ text: ArraySlice<UInt8>) throws(Failure) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(hexDigit),
          let low = rest.popFirst().flatMap(hexDigit)
        else { throw .invalidRequest("A percent sign needs two hexadecimal digits behind it.") }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .invalidRequest("Parameters must be UTF-8.")
    }
    return decoded
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
