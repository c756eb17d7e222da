/// How the computer cheated: for each guess of a game that is over, what it could have answered.
///
/// A good game is told the same way, as a player could have reasoned: the kept family is the one
/// that holds the word.
public struct Replay: Hashable, Sendable {
  /// One guess.
  public struct Turn: Hashable, Sendable {
    /// The letter guessed.
    public let letter: Letter
    /// How many entries were possible before the answer.
    public let before: Int
    /// How many were after it.
    public let after: Int
    /// How many families there were.
    public let familyCount: Int
    /// The kept family and the largest others, largest first.
    public let families: [Choice]
  }

  /// One of the answers the computer could have given.
  public struct Choice: Hashable, Sendable {
    /// What the player would have seen.
    public let pattern: Pattern
    /// How many entries belong to the family.
    public let entries: Int
    /// Whether this was the answer.
    public let isKept: Bool
    /// Some of the entries, as ASCII.
    public let examples: [[UInt8]]
  }

  /// The turns in order.
  public let turns: [Turn]

  private static let familyLimit = 12
  private static let exampleLimit = 5

  /// Plays the game again over the entries of its shape.
  ///
  /// - Complexity: One pass over the entries still possible for each guess.
  public init(of game: Game, entries: EntryTable) {
    var turns: [Turn] = []
    var pattern = game.pattern.shape
    for (index, guess) in game.guesses.enumerated() {
      let earlier = Array(game.guesses.prefix(index))
      let candidates = entries.candidates(fitting: earlier)
      let families = entries.families(of: guess.letter, fitting: earlier)
      turns.append(
        Turn(
          letter: guess.letter,
          before: candidates.count,
          after: families.first { $0.positions == guess.positions }?.count ?? 0,
          familyCount: families.count,
          families: Self.shown(families, keeping: guess.positions).map { family in
            Choice(
              pattern: pattern.revealing(guess.letter, at: family.positions),
              entries: family.count,
              isKept: family.positions == guess.positions,
              examples: entries.examples(
                of: family,
                letter: guess.letter,
                among: candidates,
                limit: Self.exampleLimit
              )
            )
          }
        )
      )
      pattern = pattern.revealing(guess.letter, at: guess.positions)
    }
    self.turns = turns
  }

  /// What must be loaded of the entries to tell it.
  package static func sections(for game: Game) -> [IndexFormat.Section] {
    [.letterSets, .text] + game.guesses.map { .positions($0.letter) }
  }

  private static func shown(_ families: [Family], keeping kept: Positions) -> [Family] {
    let ranked = families.sorted {
      ($1.count, $0.positions.rawValue) < ($0.count, $1.positions.rawValue)
    }
    let largest = ranked.prefix(familyLimit)
    guard !largest.contains(where: { $0.positions == kept }) else { return Array(largest) }
    return largest.dropLast() + ranked.filter { $0.positions == kept }
  }
}
