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
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.count <= 20, text.utf8.allSatisfy(digits.contains) else { return nil }
    return Number(text)
  }
}
