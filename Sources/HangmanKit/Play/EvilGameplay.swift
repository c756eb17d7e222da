/// The evil computer: it never commits to a word.
///
/// It keeps every entry that fits all it has said so far. For a guess it splits these into
/// families, one for each way the letter can stand in them, and answers so as to keep one family:
/// the largest (`classic`, ties by chance), or the one with the hardest words (`diabolical`).
/// Which entries are possible follows from the answers alone, so nothing else is remembered.
package struct EvilGameplay: GameplayDelegate {
  private let entries: EntryTable

  /// Plays with the entries of the game's shape.
  package init(entries: EntryTable) { self.entries = entries }

  /// The answer that keeps the chosen family; `nil` if no entry fits the game any more.
  package func positions(of letter: Letter, in game: Game) -> Positions? {
    let families = entries.families(of: letter, fitting: game.guesses)
    guard families.count > 1 else { return families.first?.positions }

    switch game.settings.cunning {
    case .classic:
      let size = families.reduce(0) { max($0, $1.count) }
      let tied = families.filter { $0.count == size }
      return tied[game.chance.number(game.turn, below: tied.count)].positions
    case .diabolical:
      return Diabolical.positions(of: letter, in: game, families: families, entries: entries)
    }
  }

  /// One of the entries still possible, by chance; `nil` if there is none.
  package func revelation(of game: Game) -> Revelation? {
    guard !game.pattern.isComplete else {
      return Revelation(answer: game.pattern.bytes, candidates: 1)
    }
    let candidates = entries.candidates(fitting: game.guesses)
    guard !candidates.isEmpty else { return nil }
    let row = candidates[game.chance.number(game.turn, below: candidates.count)]
    return Revelation(answer: entries.text(ofRow: row), candidates: candidates.count)
  }
}
