extension EntryTable {
  /// Where the letter stands in the family that a diabolical computer keeps.
  ///
  /// Needs `text`, `hardness` and what `candidates` and `families` need. Only the hardest
  /// candidates are simulated, and at least one of each family, so that the time stays bounded.
  package func hardestFamily(of letter: Letter, families: [Family], in game: Game) -> Positions {
    let families =
      Trap.of(length: shape.length)?
      .families(among: families, of: letter, in: game, isListed: isListed) ?? families
    guard families.count > 1 else { return families.first?.positions ?? [] }
    let rows = hardest(Diabolical.maxN, of: letter, in: candidates(fitting: game.guesses))
    let setter = Diabolical(rows: texts(ofRows: rows), length: shape.length)
    var guessed = LetterSet()
    for guess in game.guesses { guessed.insert(LetterSet(guess.letter)) }
    let mask = setter.keep(
      letter: letter.byte,
      guessed: guessed.rawValue,
      livesLeft: game.mistakesLeft,
      families: families.map { (mask: $0.positions.rawValue, count: $0.count) },
      chance: game.chance.number(game.turn)
    )
    return Positions(rawValue: mask)
  }

  /// Up to `limit` rows by descending hardness, then alphabet, and the hardest of each family that
  /// has none among them.
  private func hardest(_ limit: Int, of letter: Letter, in candidates: [UInt32]) -> [UInt32] {
    let ranked = byHardness(candidates)
    guard ranked.count > limit else { return ranked }
    var rows = Array(ranked[..<limit])
    ranked.withUnsafeBufferPointer { ranked in
      var met = HashedTally()
      forEachMask(of: letter, among: UnsafeBufferPointer(rebasing: ranked[..<limit])) { _, mask in
        met.count(mask &+ 1)
      }
      forEachMask(of: letter, among: UnsafeBufferPointer(rebasing: ranked[limit...])) { row, mask in
        // One more, since the tally has no place for a mask of 0.
        if !met.contains(mask &+ 1) {
          met.count(mask &+ 1)
          rows.append(row)
        }
      }
    }
    return rows
  }

  /// The rows by descending hardness, equals in their order: one pass to count, one to place.
  private func byHardness(_ rows: [UInt32]) -> [UInt32] {
    let hardness = bytes(of: .hardness)
    var starts = [Int](repeating: 0, count: 256)
    for row in rows { starts[Int(hardness[Int(row)])] += 1 }
    var start = 0
    for level in (0..<256).reversed() {
      (starts[level], start) = (start, start + starts[level])
    }
    return [UInt32](unsafeUninitializedCapacity: rows.count) { ranked, filled in
      for row in rows {
        let level = Int(hardness[Int(row)])
        ranked[starts[level]] = row
        starts[level] += 1
      }
      filled = rows.count
    }
  }

  /// Whether an entry of this shape is in the list; needs `text`.
  private func isListed(_ entry: [UInt8]) -> Bool {
    var rows = 0..<UInt32(count)
    while let middle = rows.isEmpty ? nil : (rows.lowerBound + rows.upperBound) / 2 {
      let other = text(ofRow: middle)
      if other == entry { return true }
      rows =
        other.lexicographicallyPrecedes(entry)
        ? middle + 1..<rows.upperBound : rows.lowerBound..<middle
    }
    return false
  }

  private func texts(ofRows rows: [UInt32]) -> [UInt8] {
    let length = shape.length
    return bytes(of: .text).withUnsafeBytes { text in
      [UInt8](unsafeUninitializedCapacity: rows.count * length) { texts, filled in
        for row in rows {
          let entry = UnsafeRawBufferPointer(rebasing: text[(Int(row) * length)...].prefix(length))
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(texts)[filled...])
            .copyMemory(from: entry)
          filled += length
        }
      }
    }
  }

  /// Some entries of a family, spread evenly over its alphabet; needs `text`.
  func examples(
    of family: Family,
    letter: Letter,
    among candidates: [UInt32],
    limit: Int
  ) -> [[UInt8]] {
    var rows: [UInt32] = []
    candidates.withUnsafeBufferPointer { candidates in
      forEachMask(of: letter, among: candidates) { row, mask in
        if mask == family.positions.rawValue { rows.append(row) }
      }
    }
    let shown = min(limit, rows.count)
    return (0..<shown).map { text(ofRow: rows[$0 * rows.count / shown]) }
  }
}
