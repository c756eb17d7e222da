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
    var candidates: [UInt32] = []
    forEachBatch(fitting: guesses) { candidates.append(contentsOf: $0) }
    return candidates
  }

  /// The families of a letter among the entries that fit every guess, in ascending order of their
  /// positions' bits.
  ///
  /// Needs what `candidates` needs, and `positions` of the letter.
  package func families(of letter: Letter, fitting guesses: [Game.Guess]) -> [Family] {
    if shape.length <= DirectTally.widthLimit {
      let tally = DirectTally(width: shape.length)
      forEachBatch(fitting: guesses) { rows in
        forEachMask(of: letter, among: rows) { tally.count($1) }
      }
      return tally.families
    }
    var tally = HashedTally()
    var absent = 0
    forEachBatch(fitting: guesses) { rows in
      forEachMask(of: letter, among: rows) { _, mask in
        // Most entries lack most letters, so these never reach the table.
        if mask == 0 { absent += 1 } else { tally.count(mask) }
      }
    }
    let lacking = absent > 0 ? [Family(positions: [], count: absent)] : []
    return lacking + tally.families
  }

  /// Calls the body with each row and where the letter stands in its entry.
  @inline(__always)
  func forEachMask(
    of letter: Letter,
    among rows: UnsafeBufferPointer<UInt32>,
    _ body: (UInt32, UInt64) -> Void
  ) {
    let column = IndexFormat.Section.positions(letter)
    switch IndexFormat.maskWidth(length: shape.length) {
    case 2:
      withMasks(column, as: UInt16.self) { for row in rows { body(row, UInt64($0[Int(row)])) } }
    case 4:
      withMasks(column, as: UInt32.self) { for row in rows { body(row, UInt64($0[Int(row)])) } }
    default:
      withMasks(column, as: UInt64.self) { for row in rows { body(row, $0[Int(row)]) } }
    }
  }

  /// How many rows are looked at together: their numbers stay in the first-level cache, and the
  /// memory of all of them, which would be new to the process page by page, is never asked for.
  private static var batchSize: Int { 2048 }

  /// Calls the body with the fitting rows, a batch at a time, ascending.
  @inline(__always)
  private func forEachBatch(
    fitting guesses: [Game.Guess],
    _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) {
    var missed = LetterSet()
    for guess in guesses where guess.positions.isEmpty { missed.insert(LetterSet(guess.letter)) }
    let batch = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: Self.batchSize)
    defer { batch.deallocate() }
    var start = 0
    while start < count {
      let size = min(Self.batchSize, count - start)
      var rows = UnsafeMutableBufferPointer(rebasing: batch[..<size])
      for place in 0..<size { rows[place] = UInt32(truncatingIfNeeded: start &+ place) }
      filter(&rows, by: guesses, missed: missed)
      body(UnsafeBufferPointer(rows))
      start += size
    }
  }

  @inline(__always)
  private func filter(
    _ rows: inout UnsafeMutableBufferPointer<UInt32>,
    by guesses: [Game.Guess],
    missed: LetterSet
  ) {
    if !missed.isEmpty {
      withMasks(.letterSets, as: UInt32.self) { keep(&rows, $0) { $0 & missed.rawValue == 0 } }
    }
    for guess in guesses where !guess.positions.isEmpty {
      let column = IndexFormat.Section.positions(guess.letter)
      let wanted = guess.positions.rawValue
      switch IndexFormat.maskWidth(length: shape.length) {
      case 2: withMasks(column, as: UInt16.self) { keep(&rows, $0) { UInt64($0) == wanted } }
      case 4: withMasks(column, as: UInt32.self) { keep(&rows, $0) { UInt64($0) == wanted } }
      default: withMasks(column, as: UInt64.self) { keep(&rows, $0) { $0 == wanted } }
      }
    }
  }

  @inline(__always)
  private func keep<Mask>(
    _ rows: inout UnsafeMutableBufferPointer<UInt32>,
    _ masks: UnsafeBufferPointer<Mask>,
    where isKept: (Mask) -> Bool
  ) {
    var kept = 0
    for row in rows {
      // Written always, counted only if kept: no branch for the processor to guess wrong.
      rows[kept] = row
      kept &+= isKept(masks[Int(row)]) ? 1 : 0
    }
    rows = UnsafeMutableBufferPointer(rebasing: rows[..<kept])
  }

  @inline(__always)
  private func withMasks<Mask: FixedWidthInteger>(
    _ section: IndexFormat.Section,
    as type: Mask.Type,
    _ body: (UnsafeBufferPointer<Mask>) -> Void
  ) {
    bytes(of: section).withUnsafeBytes { body($0.bindMemory(to: Mask.self)) }
  }
}
