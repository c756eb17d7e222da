/// The fields of a line, separated by single spaces.
struct StoredFields {
  private var left: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) { left = line }

  var isAtEnd: Bool { left.isEmpty }

  mutating func next() -> String? {
    guard let field = left.popField(endingAt: UInt8(ascii: " ")) else { return nil }
    return String(decoding: field, as: UTF8.self)
  }

  mutating func remainder() -> [UInt8]? {
    let rest = rest()
    return rest.isEmpty ? nil : Array(rest)
  }

  /// What is left of the line, where it is.
  mutating func rest() -> ArraySlice<UInt8> {
    defer { left = [] }
    return left
  }

  /// A count or a time: so far from the ends of its type that sums and differences are safe.
  mutating func number() -> Int? {
    guard let field = left.popField(endingAt: UInt8(ascii: " ")), (1...12).contains(field.count)
    else { return nil }
    var number = 0
    for byte in field {
      guard byte &- 48 < 10 else { return nil }
      number = number * 10 + Int(byte &- 48)
    }
    return number
  }

  mutating func seed() -> UInt64? { next().flatMap { UInt64($0) } }

  /// One of two words, as whether it is the first.
  mutating func choice(_ first: String, _ second: String) -> Bool? {
    next().flatMap { $0 == first ? true : $0 == second ? false : nil }
  }

  mutating func day() -> CalendarDay? { number().map(CalendarDay.init(number:)) }

  mutating func time() -> Int64? { number().map(Int64.init) }

  mutating func numbers(_ count: Int) -> [Int]? {
    let numbers = (0..<count).compactMap { _ in number() }
    return numbers.count == count ? numbers : nil
  }

  mutating func alphabet() -> Alphabet? {
    remainder().flatMap { String(validating: $0, as: UTF8.self) }.flatMap { Alphabet(line: $0) }
  }

  mutating func entry(_ alphabet: Alphabet) -> [UInt8]? {
    remainder().flatMap { alphabet.entry($0) }
  }
}
