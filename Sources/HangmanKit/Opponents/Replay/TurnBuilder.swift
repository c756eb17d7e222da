/// One guess while the replay is made: its families, and the rows of the examples to show.
struct TurnBuilder {
  struct Shown {
    let family: Family
    let mistakes: [Int]?
    let exampleRows: [UInt32]
  }

  private static let familyLimit = 12

  let guess: Guess
  private let families: [Family]
  private let before: Int
  private let shown: [Shown]

  init(
    _ guess: Guess,
    _ rows: RowsByFamily,
    _ outlooks: [Simulation.Outlook],
    _ examples: Examples
  ) {
    self.guess = guess
    before = rows.count
    families = rows.families
    shown = Self.largest(families, keeping: guess.positions).map { family in
      let outlook = outlooks.first { $0.positions == family.positions }
      return Shown(
        family: family,
        mistakes: outlook?.byMistakes,
        exampleRows: examples.chosen(of: rows[family.positions])
      )
    }
  }

  var exampleRows: [UInt32] { shown.flatMap { $0.exampleRows } }

  func turn(
    from pattern: Pattern,
    _ cache: EntryCache,
    _ entries: EntryTable,
    _ letters: Replay.Letters?
  ) -> Replay.Turn {
    Replay.Turn(
      letter: guess.letter,
      before: before,
      after: families.first { $0.positions == guess.positions }?.count ?? 0,
      familyCount: families.count,
      families: shown.map { shown in
        Replay.Choice(
          pattern: pattern.revealing(guess.letter, at: shown.family.positions),
          entries: shown.family.count,
          isKept: shown.family.positions == guess.positions,
          examples: shown.exampleRows.map { cache[$0] },
          texts: shown.exampleRows.map { entries.spelling(ofRow: $0) },
          mistakes: shown.mistakes
        )
      },
      letters: letters
    )
  }

  private static func largest(_ families: [Family], keeping kept: Positions) -> [Family] {
    // They are in the order of their positions, which stays among equals.
    let keys = families.enumerated().map { UInt64(.max - UInt32($1.count)) << 32 | UInt64($0) }
    let ranked = Order.ascending(keys).map { families[Int($0 & 0xFFFF_FFFF)] }
    let largest = ranked.prefix(Self.familyLimit)
    guard !largest.contains(where: { $0.positions == kept }) else { return Array(largest) }
    return largest.dropLast() + ranked.filter { $0.positions == kept }
  }
}

extension Simulation.Outlook {
  /// The counts up to the most mistakes, `nil` if nothing was simulated.
  fileprivate var byMistakes: [Int]? {
    let most = countsByMistakes.indices.last { countsByMistakes[$0] > 0 }
    return most.map { most in (0...most).map { Int(countsByMistakes[$0]) } }
  }
}
