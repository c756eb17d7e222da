/// The evil opponent among a few entries that an author chose: it plays them exactly.
///
/// For each guess it keeps a family from which it can force the most mistakes, counting no more than
/// are left in the game. Among equal families it keeps the largest, then the one that shows the fewest
/// letters, then one by chance. So no player makes fewer mistakes than the value of the entries, and a
/// perfect player makes no more. A search that grows too long stops at the number of mistakes it has
/// proved by then.
package struct TrapGameplay: GameplayDelegate {
  /// The search steps of one guess: about the cost of three guesses in a list.
  private static var workLimit: Int { 32_000 }
  /// The search steps for the value.
  ///
  /// The answer to any letter takes less than two fifths of this, so every answer of a game that has a
  /// value can be found.
  private static var valueLimit: Int { 38_000 }

  private let entries: EntryTable

  /// Creates an opponent over a table of at most 64 entries.
  package init(entries: EntryTable) { self.entries = entries }

  /// The value of the game among at most 64 different entries of one shape.
  package static func value(of entries: [[UInt8]]) -> Int? { value(of: EntryTable(of: entries)) }

  /// The value of the game among at most 64 entries, that is, the mistakes that no player can avoid;
  /// `nil` if finding it takes too many steps.
  static func value(of entries: EntryTable) -> Int? {
    let words = entries.bytes(ofRows: entries.rows)
    var solver = TrapSolver(words, length: entries.shape.length, workLimit: valueLimit)
    return solver.value(of: solver.all)
  }

  /// The answer that keeps the chosen family; `nil` if no entry fits the game any more.
  package func positions(of letter: Letter, in game: Game) -> Positions? {
    let rows = entries.rows(fitting: game.guesses)
    let families = entries.families(of: letter, among: rows)
    guard families.count > 1 else { return families.first?.positions }
    let hardest = hardest(of: letter, in: rows.rows, upTo: game.mistakesLeft)
    guard let best = hardest.map(Self.rank).max(by: <) else { return nil }
    let tied = Order.ascending(
      hardest.filter { Self.rank($0) == best }.map { $0.positions.rawValue }
    )
    return Positions(rawValue: tied[game.chance.number(game.turn, below: tied.count)])
  }

  package func revelation(of game: Game) -> Revelation? {
    EvilGameplay(entries: entries).revelation(of: game)
  }

  /// The families from which the most mistakes can be forced, as far as the search gets.
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

  /// The sort key of a family: how many entries it keeps, then how few letters it shows.
  private static func rank(_ family: Family) -> (Int, Int) {
    (family.count, -family.positions.rawValue.nonzeroBitCount)
  }
}
