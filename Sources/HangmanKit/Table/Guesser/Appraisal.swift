/// The worth of a letter to the player, among the entries still possible.
package struct Appraisal: Hashable, Sendable {
  package let letter: Letter
  /// The number of entries that contain the letter.
  package let hits: Int
  /// The number of entries in its largest family.
  package let largest: Int
  /// The value of the game from here on if the letter is guessed, its own mistake included: the mistakes
  /// that a perfect player needs; `nil` if nothing is proved.
  package let value: Int?

  /// The letter in most entries; `nil` if no letter that can still be guessed is in any entry.
  ///
  /// Where nothing is proved this letter is the best, because it makes the fewest mistakes against all
  /// opponents together (docs/cunning.md). `hits` is indexed by the letters' bytes. Among equal letters
  /// a player prefers the first in the order.
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
