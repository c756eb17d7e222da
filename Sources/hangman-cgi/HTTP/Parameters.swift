internal import HangmanKit

/// The parameters of a call, decoded from `application/x-www-form-urlencoded`.
struct Parameters {
  /// The largest number of parameters, more than any call has, so that looking for repeated names stays
  /// cheap.
  private static let limit = 16

  private var values: [(name: String, value: String)] = []

  /// The parameters that may be given several times, one line each, because a firewall takes some words
  /// after a line break for commands.
  private static let linewise = ["words", "trap"]

  /// Adds the pairs of a form; a name that is given twice and is not one of these is refused, even with
  /// equal values.
  mutating func add(form: [UInt8]) throws(Failure) {
    var rest = form[...]
    while var pair = rest.popField(endingAt: UInt8(ascii: "&")) {
      guard let field = pair.popField(endingAt: UInt8(ascii: "=")) else { continue }
      let name = try Self.decode(field)
      if let index = index(of: name) {
        guard Self.linewise.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
          throw .invalidRequest(
            "A parameter was sent twice. Send each once, in the query or in the body."
          )
        }
        values[index].value += "\n" + (try Self.decode(pair))
        continue
      }
      guard values.count < Self.limit else { throw .invalidRequest("Too many parameters.") }
      values.append((name, try Self.decode(pair)))
    }
  }

  /// Refuses parameters whose names are not among these, which are separated by spaces.
  ///
  /// `detail` says what the call takes instead.
  func check(known names: StaticString, otherwise detail: String? = nil) throws(Failure) {
    let known = names.withUTF8Buffer { Array($0).split(separator: UInt8(ascii: " ")) }
    let isKnown = { (name: String) in known.contains { $0.elementsEqual(name.utf8) } }
    guard !values.allSatisfy({ isKnown($0.name) }) else { return }
    if let detail { throw .invalidRequest(detail) }
    guard !known.isEmpty else { throw .invalidRequest("This call accepts no parameters.") }
    let list = Array(known.joined(separator: ", ".utf8))
    throw .invalidRequest(
      "Unknown parameter. This call accepts only: \(String(decoding: list, as: UTF8.self))."
    )
  }

  /// The parameters except the one of this name.
  func without(_ name: String) -> Self {
    var left = self
    left.values.removeAll { $0.name.utf8.elementsEqual(name.utf8) }
    return left
  }

  /// The SHA-256 digest in hex of all parameters except the named ones, whatever their order.
  func digest(without names: StaticString) -> String {
    let left = names.withUTF8Buffer { Array($0).split(separator: UInt8(ascii: " ")) }
    let counted = values.filter { value in !left.contains { $0.elementsEqual(value.name.utf8) } }
    // Each text has its length before it, so that two different sets of parameters cannot give the same
    // text.
    let texts = counted.inOrder {
      Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8))
    }
    .map { "\($0.name) \($0.value.utf8.count) \($0.value)\n" }
    return Hex.text(SHA256.digest(Array(texts.joined().utf8)))
  }

  subscript(_ name: String) -> String? {
    index(of: name).map { values[$0].value }
  }

  private func index(of name: String) -> Int? {
    values.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
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
        else { throw .invalidRequest("A percent sign must be followed by two hexadecimal digits.") }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .invalidRequest("The parameters are not UTF-8.")
    }
    return decoded
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Hex.value(of: (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte) ? byte + 32 : byte)
  }
}

// The values of parameters. If a text is not a valid value, the refusal says what to send.

extension Parameters {
  /// Returns the value of a parameter; `nil` if it is not given.
  ///
  /// `rule` tells a client with an invalid text what to send.
  func value<Value>(
    of name: String,
    otherwise rule: @autoclosure () -> String,
    _ read: (String) -> Value?
  ) throws(Failure) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = read(text) else { throw .invalidSetting(rule()) }
    return value
  }

  /// Returns the value of a parameter that takes one of a few texts.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String
  ) throws(Failure) -> Choice? {
    guard let text = self[name] else { return nil }
    var known: [String] = []
    for choice in Choice.allCases {
      if choice.rawValue.utf8.elementsEqual(text.utf8) { return choice }
      known.append("\"\(choice.rawValue)\"")
    }
    throw .invalidSetting("`\(name)` must be \(Self.list(known)).")
  }

  private static func list(_ texts: [String]) -> String {
    "\(texts.dropLast().joined(separator: ", ")) or \(texts.last ?? "")"
  }

  func truth(_ name: String) throws(Failure) -> Bool? {
    try value(of: name, otherwise: "`\(name)` must be \"true\" or \"false\".") {
      $0 == "true" ? true : $0 == "false" ? false : nil
    }
  }

  /// The seed that a call gives; `nil` if it leaves the seed to chance.
  func seed() throws(Failure) -> UInt64? {
    try value(
      of: "seed",
      otherwise: "`seed` must be an unsigned 64-bit number of 1 to 20 decimal digits."
    ) { Self.number($0, as: UInt64.self) }
  }

  /// Returns a time in a reply's format as seconds since 1970; an empty text counts as not given.
  func time(_ name: String) throws(Failure) -> Int64? {
    let time: Int64?? = try value(
      of: name,
      otherwise: "`\(name)` must be a time such as 2026-11-21T09:00:00Z."
    ) { $0.utf8.isEmpty ? .some(nil) : Timestamp.seconds($0).map { .some($0) } }
    return time ?? nil
  }

  func number(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    try value(
      of: name,
      otherwise: "`\(name)` must be a whole number from \(range.lowerBound) to \(range.upperBound)."
    ) {
      Self.number($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Returns a number that consists of ASCII digits only, because the library would also accept a sign.
  static func number<Number: FixedWidthInteger>(
    _ text: String,
    as type: Number.Type = Int.self
  ) -> Number? {
    guard text.utf8.count <= 20, text.utf8.allSatisfy({ $0.isDigit }) else { return nil }
    return Number(text)
  }
}
