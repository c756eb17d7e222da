/// A guessed letter and its answer.
package struct Guess: Hashable, Sendable {
  package let letter: Letter
  /// The positions of the letter; empty for a mistake.
  package let positions: Positions
}

extension Collection<Guess> {
  /// Whether an entry has the letters at the positions that were answered.
  package func fit(_ entry: [UInt8]) -> Bool {
    allSatisfy { Positions(of: $0.letter, in: entry) == $0.positions }
  }

  package func fitting(_ entries: [[UInt8]]) -> [[UInt8]] { entries.filter(fit) }
}

/// A value for each number of mistakes that a game can have, including none.
package typealias ByMistakes<Value> = InlineArray<27, Value>
