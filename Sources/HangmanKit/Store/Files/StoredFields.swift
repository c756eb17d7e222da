/// The fields of a line, separated by single spaces.
struct StoredFields {
  private var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) { rest = line }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> String? {
    guard let field = rest.popField(endingAt: UInt8(ascii: " ")) else { return nil }
    return String(decoding: field, as: UTF8.self)
  }

  mutating func remainder() -> [UInt8]? {
    defer { rest = [] }
    return rest.isEmpty ? nil : Array(rest)
  }

  /// A count or a time: so far from the ends of its type that sums and differences are safe.
  mutating func number() -> Int? {
    next().flatMap { Int($0) }.flatMap { (0...1_000_000_000_000).contains($0) ? $0 : nil }
  }

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
