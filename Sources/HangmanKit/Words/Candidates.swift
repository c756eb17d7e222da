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
    forEachPiece(fitting: guesses) { piece in
      let first = UInt32(piece.rows.lowerBound)
      for row in piece.fitting { candidates.append(first &+ row) }
    }
    return candidates
  }

  /// The families of a letter among the entries that fit every guess, in ascending order of their
  /// positions' bits.
  ///
  /// Needs what `candidates` needs, and `positions` of the letter.
  package func families(of letter: Letter, fitting guesses: [Game.Guess]) -> [Family] {
    if shape.length <= DirectTally.widthLimit {
      let tally = DirectTally(width: shape.length)
      forEachPiece(fitting: guesses) { piece in
        withMasks(of: letter, at: piece.rows) { mask in
          if piece.fitting.count == piece.rows.count {
            for row in 0..<piece.rows.count { tally.count(mask(row)) }
          } else {
            for row in piece.fitting { tally.count(mask(Int(row))) }
          }
        }
      }
      return tally.families
    }
    var tally = HashedTally()
    var absent = 0
    forEachPiece(fitting: guesses) { piece in
      withMasks(of: letter, at: piece.rows) { mask in
        for row in piece.fitting {
          let mask = mask(Int(row))
          // Most entries lack most letters, so these never reach the table.
          if mask == 0 { absent += 1 } else { tally.count(mask) }
        }
      }
    }
    let lacking = absent > 0 ? [Family(positions: [], count: absent)] : []
    return lacking + tally.families
  }

  /// Calls the body with each row and where the letter stands in its entry; needs `positions` of
  /// the letter in memory.
  @inline(__always)
  func forEachMask(
    of letter: Letter,
    among rows: UnsafeBufferPointer<UInt32>,
    _ body: (UInt32, UInt64) -> Void
  ) {
    withMasks(of: letter, at: 0..<count) { mask in
      for row in rows { body(row, mask(Int(row))) }
    }
  }
}

/// Some rows that follow each other, and which of them fit, counted from the first.
private struct Piece {
  let rows: Range<Int>
  let fitting: UnsafeBufferPointer<UInt32>
}

extension EntryTable {
  /// Calls the body with all rows, a piece at a time, ascending.
  @inline(__always)
  private func forEachPiece(fitting guesses: [Game.Guess], _ body: (Piece) -> Void) {
    var missed = LetterSet()
    for guess in guesses where guess.positions.isEmpty { missed.insert(LetterSet(guess.letter)) }
    let numbers = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: ColumnReader.pieceSize)
    defer { numbers.deallocate() }
    var start = 0
    while start < count {
      let rows = start..<min(start + ColumnReader.pieceSize, count)
      var fitting = UnsafeMutableBufferPointer(rebasing: numbers[..<rows.count])
      for place in 0..<rows.count { fitting[place] = UInt32(truncatingIfNeeded: place) }
      filter(&fitting, of: rows, by: guesses, missed: missed)
      body(Piece(rows: rows, fitting: UnsafeBufferPointer(fitting)))
      start = rows.upperBound
    }
  }

  @inline(__always)
  private func filter(
    _ fitting: inout UnsafeMutableBufferPointer<UInt32>,
    of rows: Range<Int>,
    by guesses: [Game.Guess],
    missed: LetterSet
  ) {
    if !missed.isEmpty {
      withBytes(of: .letterSets, at: rows) { bytes in
        let sets = bytes.assumingMemoryBound(to: UInt32.self)
        keep(&fitting) { sets[$0] & missed.rawValue == 0 }
      }
    }
    for guess in guesses where !guess.positions.isEmpty {
      withMasks(of: guess.letter, at: rows) { mask in
        keep(&fitting) { mask($0) == guess.positions.rawValue }
      }
    }
  }

  @inline(__always)
  private func keep(
    _ rows: inout UnsafeMutableBufferPointer<UInt32>,
    where isKept: (Int) -> Bool
  ) {
    var kept = 0
    for row in rows {
      // Written always, counted only if kept: no branch for the processor to guess wrong.
      rows[kept] = row
      kept &+= isKept(Int(row)) ? 1 : 0
    }
    rows = UnsafeMutableBufferPointer(rebasing: rows[..<kept])
  }

  /// Calls the body once with what tells the mask of a row, counted from the first of the rows; the
  /// width of the masks is asked here and not for each.
  @inline(__always)
  private func withMasks(
    of letter: Letter,
    at rows: Range<Int>,
    _ body: ((Int) -> UInt64) -> Void
  ) {
    withBytes(of: .positions(letter), at: rows) { bytes in
      switch IndexFormat.maskWidth(length: shape.length) {
      case 2:
        let masks = bytes.assumingMemoryBound(to: UInt16.self)
        body { UInt64(masks[$0]) }
      case 4:
        let masks = bytes.assumingMemoryBound(to: UInt32.self)
        body { UInt64(masks[$0]) }
      default:
        let masks = bytes.assumingMemoryBound(to: UInt64.self)
        body { masks[$0] }
      }
    }
  }
}
