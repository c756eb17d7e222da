/// A letter that was guessed and the answer to it.
package struct Guess: Hashable, Sendable {
  package let letter: Letter
  /// Where it stands; empty for a mistake.
  package let positions: Positions
}

extension Collection<Guess> {
  /// Whether their letters stand in an entry as they were answered.
  package func fit(_ entry: [UInt8]) -> Bool {
    allSatisfy { Positions(of: $0.letter, in: entry) == $0.positions }
  }

  package func fitting(_ entries: [[UInt8]]) -> [[UInt8]] { entries.filter(fit) }
}
