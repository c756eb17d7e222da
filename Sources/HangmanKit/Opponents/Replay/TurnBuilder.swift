/// A builder of one turn of a replay.
struct TurnBuilder {
  private static let familyLimit = 12

  /// The pattern before the guess.
  let pattern: Pattern
  let guess: Guess
  let entries: EntryTable
  let examples: Examples

  func turn(_ rows: RowsByFamily) -> Replay.Turn {
    Replay.Turn(
      letter: guess.letter,
      before: rows.count,
      after: rows.families.first { $0.positions == guess.positions }?.count ?? 0,
      familyCount: rows.families.count,
      families: largest(rows.families).map { choice(of: $0, rows) },
      letters: nil
    )
  }

  private func choice(of family: Family, _ rows: RowsByFamily) -> Replay.Choice {
    let shown =
      family.positions.isEmpty
      ? examples.chosen(of: rows.absent) : examples.chosen(of: rows[family.positions])
    return Replay.Choice(
      pattern: pattern.revealing(guess.letter, at: family.positions),
      entries: family.count,
      isKept: family.positions == guess.positions,
      examples: entries.texts(ofRows: shown),
      texts: shown.map { entries.spelling(ofRow: $0) },
      mistakes: nil
    )
  }

  /// The largest families, always with the kept one among them.
  private func largest(_ families: [Family]) -> [Family] {
    // The families are sorted by their positions, and equally large ones keep this order.
    let keys = families.enumerated().map { UInt64(.max - UInt32($1.count)) << 32 | UInt64($0) }
    let ranked = Order.ascending(keys).map { families[Int($0 & 0xFFFF_FFFF)] }
    let largest = ranked.prefix(Self.familyLimit)
    guard !largest.contains(where: { $0.positions == guess.positions }) else {
      return Array(largest)
    }
    return largest.dropLast() + ranked.filter { $0.positions == guess.positions }
  }
}
