/// What a letter is worth to whoever guesses, among the entries that are left.
package struct Appraisal: Hashable, Sendable {
  package let letter: Letter
  /// In how many of the entries it stands.
  package let hits: Int
  /// How many of them its largest family leaves.
  package let left: Int
  /// The mistakes that a perfect player needs from here when it is said, its own counted; `nil`
  /// where nothing is proved.
  package let needs: Int?

  package init(_ letter: Letter, hits: Int, left: Int, needs: Int? = nil) {
    self.letter = letter
    self.hits = hits
    self.left = left
    self.needs = needs
  }

  /// The letter that stands in most entries, `nil` if none of those that can be said stands in any.
  ///
  /// Where nothing is proved it is the best: it makes the fewest mistakes against all computers together
  /// (docs/cunning.md). Hits are by the letters' bytes; the order is that in which a player prefers
  /// among equals.
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
