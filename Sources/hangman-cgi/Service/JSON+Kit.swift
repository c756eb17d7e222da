internal import HangmanKit

extension JSON {
  mutating func write(_ settings: Settings) {
    field("list", settings.list)
    field("length", settings.length)
    field("mistakes", settings.mistakes)
    field("evil", settings.isEvil)
    field("cunning", settings.cunning.rawValue)
    field("clue", settings.hasClue)
  }

  /// Writes the bounds of a game's value, the number of mistakes that even a perfect player makes.
  mutating func write(value: ClosedRange<Int>?) {
    guard let value else { return null("value") }
    field("value") {
      $0.field("lower", value.lowerBound)
      $0.field("upper", value.upperBound)
    }
  }

  mutating func write(_ meaning: Meaning) {
    field("text", utf8: meaning.text)
    field("language", meaning.language)
  }

  mutating func write(_ alphabet: Alphabet) {
    field("language", alphabet.language)
    field("letters", alphabet.letters)
    field("direction", alphabet.isRightToLeft ? "rtl" : "ltr")
  }
}
