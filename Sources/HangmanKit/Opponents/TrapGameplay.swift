/// The evil opponent among a few entries that somebody chose: it plays them exactly.
///
/// Whatever is guessed, it keeps a family from which the most mistakes can be forced, counting no more
/// than are left in the game. Of several it keeps the largest, then the one that shows the fewest letters,
/// then one by chance. So no player makes fewer mistakes than the value of the entries, and a perfect
/// one makes no more. Where the search grows too long, it stops at the mistakes that it found certain
/// until then.
package struct TrapGameplay: GameplayDelegate {
  /// What a guess may search: as much as three guesses in a list cost.
  private static var workLimit: Int { 32_000 }
  /// What finding the value may search.
  ///
  /// The answer to any letter takes less than two fifths of it, so that each answer is found too where
  /// there is a value.
  private static var valueLimit: Int { 60_000 }

  private let entries: EntryTable

  /// Plays with a table of at most 64 entries.
  package init(entries: EntryTable) { self.entries = entries }

  /// The value of the game among a few entries, at most 64 of one shape and no two alike.
  package static func value(of entries: [[UInt8]]) -> Int? { value(of: EntryTable(of: entries)) }

  /// The value of the game among at most 64 entries: the mistakes that nobody avoids for certain; `nil`
  /// if finding it takes too long.
  static func value(of entries: EntryTable) -> Int? {
    let words = entries.bytes(ofRows: entries.rows)
    var solver = TrapSolver(words, length: entries.shape.length, workLimit: valueLimit)
    return solver.value(of: solver.all)
  }

  /// The answer that keeps the chosen family; `nil` if no entry fits the game any more.
  package func positions(of letter: Letter, in game: Game) -> Positions? {
    let families = entries.families(of: letter, fitting: game.guesses)
    guard families.count > 1 else { return families.first?.positions }
    let rows = entries.candidates(fitting: game.guesses)
    let hardest = hardest(of: letter, in: rows, upTo: game.mistakesLeft)
    guard let best = hardest.map(Self.rank).max(by: <) else { return nil }
    let tied = Order.ascending(
      hardest.filter { Self.rank($0) == best }.map { $0.positions.rawValue }
    )
    return Positions(rawValue: tied[game.chance.number(game.turn, below: tied.count)])
  }

  /// One of the entries still possible, by chance; `nil` if there is none.
  package func revelation(of game: Game) -> Revelation? {
    let rows = entries.candidates(fitting: game.guesses)
    guard !rows.isEmpty else { return nil }
    let row = rows[game.chance.number(game.turn, below: rows.count)]
    return Revelation(answer: entries.text(ofRow: row), candidates: rows.count)
  }

  /// The families from which the most mistakes are certain, as far as that is found out.
  private func hardest(of letter: Letter, in rows: [UInt32], upTo limit: Int) -> [Family] {
    let words = entries.bytes(ofRows: rows)
    var solver = TrapSolver(words, length: entries.shape.length, workLimit: Self.workLimit)
    var hardest = solver.answers(to: letter)
    _ = TrapSolver.value(atLeast: 0) { mistakes in
      guard hardest.count > 1, mistakes <= limit else { return false }
      var harder: [TrapSolver.Answer] = []
      for answer in hardest {
        guard let isForced = solver.canForce(mistakes, by: answer) else { return nil }
        if isForced { harder.append(answer) }
      }
      guard !harder.isEmpty else { return false }
      hardest = harder
      return true
    }
    return hardest.map { answer in
      let row = rows[answer.words.trailingZeroBitCount]
      let positions = Positions(of: letter, in: entries.text(ofRow: row))
      return Family(positions: positions, count: answer.words.nonzeroBitCount)
    }
  }

  /// How many entries a family keeps, then how few letters it shows.
  private static func rank(_ family: Family) -> (Int, Int) {
    (family.count, -family.positions.rawValue.nonzeroBitCount)
  }
}
