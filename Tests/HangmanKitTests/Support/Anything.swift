@testable import HangmanKit

/// Random values of every type that files hold: values that a program can make, and now and then one
/// that it never should.
struct Anything {
  private var generator: SeededGenerator
  /// The number of choices from one odd choice to the next; 0 for no odd ones.
  private let oddness: Int

  init(seed: UInt64, oddness: Int) {
    generator = SeededGenerator(seed: seed)
    self.oddness = oddness
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  mutating func isLucky() -> Bool { Bool.random(using: &generator) }

  mutating func pick<Value>(_ values: [Value], odd: [Value] = []) -> Value {
    let isOdd = !odd.isEmpty && oddness > 0 && below(oddness) == 0
    let choices = isOdd ? odd : values
    return choices[below(choices.count)]
  }

  mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    isLucky() ? value(&self) : nil
  }

  mutating func some<Value>(_ most: Int, _ value: (inout Self) -> Value) -> [Value] {
    (0..<below(most + 1)).map { _ in value(&self) }
  }

  mutating func number() -> Int {
    pick([0, 1, 9, 10, 26, 365, 999_999_999_999], odd: [-1, 1_000_000_000_000, .max, .min])
  }

  mutating func time() -> Int64 {
    pick(
      [0, 1, 1_763_715_600, 999_999_999_999],
      odd: [-1, -86_400, 1_000_000_000_000, .max, .min]
    )
  }

  mutating func day() -> CalendarDay {
    CalendarDay(number: pick([0, 1, 20_784], odd: [-1, .max, .min]))
  }

  mutating func bits() -> UInt64 {
    pick([0, 1, .max, UInt64.random(in: 0 ... .max, using: &generator)])
  }

  mutating func token() -> String {
    pick(
      ["0123456789abcdef", "words", "a", "é", "\u{202E}", String(repeating: "d", count: 64)],
      odd: ["", " ", "a b", "a\n", "\r\n"]
    )
  }

  /// A line of what people type.
  mutating func text() -> [UInt8] {
    let texts = ["a clue", " ", "ends ", "\t\r\0", "語 \u{202E}\u{1F600}", "É", "e\u{301}"]
    return pick(
      texts.map { Array($0.utf8) },
      odd: [[], Array("\n".utf8), Array("\r\n".utf8), [0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    )
  }

  mutating func alphabet() -> Alphabet {
    let lines = ["", "de AaÀ Ää BbẞC", "he/rtl א ב ג", "uk Аа Ґґ Єє Її"]
    return Alphabet(line: pick(lines)) ?? .latin
  }

  mutating func letter(_ alphabet: Alphabet) -> Letter {
    let known = below(alphabet.count)
    return Letter(index: pick([known], odd: [0, 26, 60]))
  }

  mutating func entry(_ alphabet: Alphabet) -> [UInt8] {
    let length = pick([1, 4, 9, 64], odd: [0, 65])
    return (0..<length).map { _ in
      let letter = letter(alphabet).byte
      return pick([letter, letter, letter, UInt8(ascii: "-")], odd: [0, 10, 0x7F, 0xFF, 95])
    }
  }

  mutating func settings() -> Settings {
    let isEvil = isLucky()
    return Settings(
      list: token(),
      length: maybe { $0.number() },
      mistakes: pick([1, 6, 26], odd: [0, 27, -1]),
      isEvil: isEvil,
      cunning: pick(Cunning.allCases),
      hasClue: pick([!isEvil], odd: [true])
    )
  }

  mutating func secret(_ alphabet: Alphabet, seed: UInt64) -> Secret {
    let entries = some(5) { $0.entry(alphabet) } + [entry(alphabet)]
    return pick(
      [.word(entries[0]), .trap(entries), .seed(seed)],
      odd: [.trap([]), .seed(seed &+ 1), .word([])]
    )
  }
}
