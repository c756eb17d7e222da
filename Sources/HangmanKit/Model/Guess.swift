/// A letter that was guessed and the answer to it.
package struct Guess: Hashable, Sendable {
  package let letter: Letter
  /// Where it stands; empty for a mistake.
  package let positions: Positions
}
