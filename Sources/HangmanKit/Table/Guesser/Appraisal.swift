/// What a letter is worth to the player, among the entries still possible.
package struct Appraisal: Hashable, Sendable {
  package let letter: Letter
  /// How many of the entries hold it.
  package let hits: Int
  /// How many entries its largest family has.
  package let largest: Int
  /// The value of the game from here when the letter is said, its own mistake counted: the mistakes
  /// that a perfect player needs; `nil` where nothing is proved.
  package let value: Int?

  package init(_ letter: Letter, hits: Int, largest: Int, value: Int? = nil) {
    self.letter = letter
    self.hits = hits
    self.largest = largest
    self.value = value
  }

  /// The letter that most entries hold, `nil` if none of those that can be said is in any.
  ///
  /// It is the best where nothing is proved, because it makes the fewest mistakes against all opponents
  /// together (docs/cunning.md). Hits are by the letters' bytes; among equals a player prefers the first
  /// in the order.
  @_optimize(speed)
  package static func commonest(of letters: LetterSet, by hits: [Int], order: [Letter]) -> Letter? {
    var (best, most): (Letter?, Int) = (nil, 0)
    for letter in order where hits[Int(letter.byte)] > most {
      if letters.rawValue >> UInt64(letter.index) & 1 == 1 {
        (best, most) = (letter, hits[Int(letter.byte)])
      }
    }
    return best
  }
}
