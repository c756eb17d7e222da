// Finding the entries still possible and splitting them by a letter: the inner loops of every
// guess. They run over masks of 2, 4 or 8 bytes and allocate nothing per entry; the tests hold them
// against a version that compares strings.

extension EntryTable {
  /// The rows of the entries that fit every guess, ascending.
  ///
  /// Needs `positions` of each letter that was hit, and `letterSets` if there was a mistake.
  ///
  /// - Complexity: One pass over the entries, then one over those left for each letter hit.
  package func candidates(fitting guesses: [Game.Guess]) -> [UInt32] {
    var rows = everyRow
    let missed = guesses.filter(\.positions.isEmpty)
      .reduce(into: LetterSet()) { $0.insert(LetterSet($1.letter)) }
    if !missed.isEmpty {
      keep(&rows, .letterSets, as: UInt32.self) { $0 & missed.rawValue == 0 }
    }
    for guess in guesses where !guess.positions.isEmpty {
      let column = IndexFormat.Section.positions(guess.letter)
      let wanted = guess.positions.rawValue
      switch IndexFormat.maskWidth(length: shape.length) {
      case 2: keep(&rows, column, as: UInt16.self) { UInt64($0) == wanted }
      case 4: keep(&rows, column, as: UInt32.self) { UInt64($0) == wanted }
      default: keep(&rows, column, as: UInt64.self) { $0 == wanted }
      }
    }
    return rows
  }

  /// The families of a letter among some rows, in ascending order of their positions' bits.
  ///
  /// Needs `positions` of the letter.
  package func families(of letter: Letter, among rows: [UInt32]) -> [Family] {
    var tally = Tally()
    var absent = 0
    forEachMask(of: letter, among: rows) { _, mask in
      // Most entries lack most letters, so these never reach the table.
      if mask == 0 { absent += 1 } else { tally.count(mask) }
    }
    let lacking = absent > 0 ? [Family(positions: [], count: absent)] : []
    return lacking + tally.families
  }

  private var everyRow: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { rows, filled in
      for row in 0..<count { rows[row] = UInt32(truncatingIfNeeded: row) }
      filled = count
    }
  }

  /// Calls the body with each row and where the letter stands in its entry.
  @inline(__always)
  func forEachMask(
    of letter: Letter,
    among rows: [UInt32],
    _ body: (UInt32, UInt64) -> Void
  ) {
    switch IndexFormat.maskWidth(length: shape.length) {
    case 2: forEach(rows, .positions(letter), as: UInt16.self) { body($0, UInt64($1)) }
    case 4: forEach(rows, .positions(letter), as: UInt32.self) { body($0, UInt64($1)) }
    default: forEach(rows, .positions(letter), as: UInt64.self, body)
    }
  }

  @inline(__always)
  private func keep<Mask: FixedWidthInteger>(
    _ rows: inout [UInt32],
    _ section: IndexFormat.Section,
    as type: Mask.Type,
    where isKept: (Mask) -> Bool
  ) {
    bytes(of: section).withUnsafeBytes { bytes in
      let masks = bytes.bindMemory(to: Mask.self)
      var kept = 0
      rows.withUnsafeMutableBufferPointer { rows in
        for row in rows {
          // Written always, counted only if kept: no branch for the processor to guess wrong.
          rows[kept] = row
          kept += isKept(masks[Int(row)]) ? 1 : 0
        }
      }
      rows.removeSubrange(kept...)
    }
  }

  @inline(__always)
  private func forEach<Mask: FixedWidthInteger>(
    _ rows: [UInt32],
    _ section: IndexFormat.Section,
    as type: Mask.Type,
    _ body: (UInt32, Mask) -> Void
  ) {
    bytes(of: section).withUnsafeBytes { bytes in
      let masks = bytes.bindMemory(to: Mask.self)
      rows.withUnsafeBufferPointer { rows in
        for row in rows { body(row, masks[Int(row)]) }
      }
    }
  }
}
