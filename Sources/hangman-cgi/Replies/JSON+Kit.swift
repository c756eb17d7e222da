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

  /// The mistakes that nobody can be sure to avoid.
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

  mutating func write(_ list: ListSummary, meanings: (any: Bool, areTranslations: Bool)) {
    object {
      $0.field("id", list.id)
      $0.field("title", list.title)
      $0.write(list.alphabet.letters)
      $0.field("keys", array: list.alphabet.keys) { $0.string($1) }
      $0.field("entries", list.entryCount)
      $0.field("longest", list.lengths.last?.length)
      $0.field("phrases", list.hasPhrases)
      $0.field("meanings", meanings.any)
      $0.field("translated", meanings.areTranslations)
      $0.field("lengths") { json in
        for item in list.lengths { json.field(item.length, item.count) }
      }
    }
  }
}
