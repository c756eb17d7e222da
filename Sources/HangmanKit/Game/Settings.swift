/// The strength of an evil opponent.
package enum Cunning: String, CaseIterable, Sendable {
  /// Keeps the largest family, ties by chance: the rule of the assignment.
  case classic
  /// Keeps the family with the entries that cost a good guesser the most mistakes.
  case diabolical
}

/// The choices of a player for the next game.
package struct Settings: Hashable, Sendable {
  /// The id of the list of entries.
  package var list: String
  /// The number of characters of the entry; `nil` draws one.
  package var length: Int?
  /// The number of mistakes that lose the game, 1…26.
  package var mistakes: Int
  /// Whether the computer may change its mind about the entry.
  package var isEvil: Bool
  /// The strength of an evil opponent; ignored in an honest game.
  package var cunning: Cunning
  /// Whether the meaning of the word is shown from the start; always false in an evil game.
  package var hasClue: Bool

  package var isDiabolical: Bool { isEvil && cunning == .diabolical }

  package static let mistakesRange = 1...26
  /// The id of the list that every installation has, made from `words.plist`.
  package static let standardList = "words"

  package init(
    list: String = standardList,
    length: Int? = 9,
    mistakes: Int = 6,
    isEvil: Bool = true,
    cunning: Cunning = .classic,
    hasClue: Bool = false
  ) {
    self.list = list
    self.length = length
    self.mistakes = mistakes
    self.isEvil = isEvil
    self.cunning = cunning
    self.hasClue = hasClue
  }

  /// The kind of opponent by its name in files.
  private enum Kind: String, CaseIterable {
    case evil, good, clued
  }

  /// Codes a line such as `words 9 6 evil classic`, in which the length can be `any`.
  mutating func code(_ line: inout some Lines) {
    line.require(!isEvil || !hasClue)
    var kind: Kind = isEvil ? .evil : hasClue ? .clued : .good
    line.token(&list)
    if line.isWord("any", length == nil) {
      length = nil
    } else {
      var letters = length ?? 0
      line.number(&letters)
      length = letters
    }
    line.number(&mistakes)
    line.word(&kind)
    line.word(&cunning)
    line.require(Self.mistakesRange.contains(mistakes))
    (isEvil, hasClue) = (kind == .evil, kind == .clued)
  }
}
