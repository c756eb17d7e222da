/// The evil opponent: it never commits to a word.
///
/// It keeps every entry that fits all its answers so far. A guess splits these entries into families,
/// one for each way in which the letter can be placed. The answer keeps one family: the largest
/// (`classic`, ties by chance), or the one with the hardest words (`diabolical`). Nothing else is
/// stored, because the answers determine which entries are possible.
package struct EvilGameplay: GameplayDelegate {
  private let entries: EntryTable

  /// Creates an opponent that plays with the entries of the game's shape.
  package init(entries: EntryTable) { self.entries = entries }

  /// The answer that keeps the chosen family; `nil` if no entry fits the game any more.
  package func positions(of letter: Letter, in game: Game) -> Positions? {
    switch game.settings.cunning {
    case .classic:
      largest(of: letter, in: game)
    case .diabolical:
      Diabolical(
        over: entries,
        after: game.guesses,
        mistakesAllowed: game.settings.mistakes,
        chance: game.chance
      ).positions(of: letter)
    }
  }

  private func largest(of letter: Letter, in game: Game) -> Positions? {
    let families = entries.families(of: letter, fitting: game.guesses)
    let largest = families.reduce(0) { max($0, $1.count) }
    let tied = families.filter { $0.count == largest }
    guard tied.count > 1 else { return tied.first?.positions }
    return tied[game.chance.number(game.turn, below: tied.count)].positions
  }

  /// Returns a random one of the entries still possible; `nil` if there is none.
  package func revelation(of game: Game) -> Revelation? {
    guard !game.pattern.isComplete else {
      return Revelation(answer: game.pattern.bytes, candidates: 1)
    }
    let candidates = entries.rows(fitting: game.guesses).rows
    guard !candidates.isEmpty else { return nil }
    let row = candidates[game.chance.number(game.turn, below: candidates.count)]
    return Revelation(answer: entries.text(ofRow: row), candidates: candidates.count)
  }
}
