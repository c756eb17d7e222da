// Finding the entries still possible and splitting them by a letter: the inner loops of every
// guess. They run over masks of 2, 4 or 8 bytes and allocate nothing per entry; the tests hold them
// against a version that compares strings.

extension EntryTable {
  /// The rows of the entries that fit every guess, ascending.
  ///
  /// - Complexity: One pass over the letter sets if there was a mistake, one over the masks of each
  ///   letter hit.
  package func candidates(fitting guesses: [Guess]) -> [UInt32] {
    var candidates: [UInt32] = []
    forEachPiece(fitting: guesses) { piece in
      piece.forEachFitting { candidates.append(UInt32(piece.rows.lowerBound + $0)) }
    }
    return candidates
  }

  /// The families of a letter among the entries that fit every guess, in ascending order of their
  /// positions' bits.
  package func families(of letter: Letter, fitting guesses: [Guess]) -> [Family] {
    if shape.length <= DirectTally.widthLimit {
      let tally = DirectTally(width: shape.length)
      forEachPiece(fitting: guesses) { piece in
        withMasks(of: letter, at: piece.rows) { mask in
          piece.forEachFitting { tally.count(mask($0)) }
        }
      }
      return tally.families
    }
    var tally = HashedTally()
    var absent = 0
    let present = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: Columns.pieceSize)
    defer { present.deallocate() }
    forEachPiece(fitting: guesses) { piece in
      withMasks(of: letter, at: piece.rows) { mask in
        var (count, fitting) = (0, 0)
        piece.forEachFitting { row in
          // As many have a letter as lack it: a branch would be guessed wrong every other time.
          present[count] = UInt16(truncatingIfNeeded: row)
          count &+= mask(row) == 0 ? 0 : 1
          fitting &+= 1
        }
        for row in present[..<count] { tally.count(mask(Int(row))) }
        absent += fitting - count
      }
    }
    let lacking = absent > 0 ? [Family(positions: [], count: absent)] : []
    return lacking + tally.families
  }

  /// Calls the body with each row, in any order, and where the letter stands in its entry.
  @inline(__always)
  func forEachMask(
    of letter: Letter,
    among rows: UnsafeBufferPointer<UInt32>,
    _ body: (UInt32, UInt64) -> Void
  ) {
    bytes(of: .positions(letter)).withUnsafeBytes { bytes in
      withMasks(bytes) { mask in
        for row in rows { body(row, mask(Int(row))) }
      }
    }
  }

  /// Calls the body with all rows, a piece at a time, ascending.
  @inline(__always)
  private func forEachPiece(fitting guesses: [Guess], _ body: (Piece) -> Void) {
    var missed = LetterSet()
    for guess in guesses where guess.positions.isEmpty { missed.insert(LetterSet(guess.letter)) }
    let flags = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Columns.pieceSize)
    defer { flags.deallocate() }
    let setWidth = layout.letterSetWidth
    var start = 0
    while start < count {
      let rows = start..<min(start + Columns.pieceSize, count)
      let piece = Piece(rows: rows, memory: flags, isWhole: guesses.isEmpty)
      if !missed.isEmpty {
        withBytes(of: .letterSets, at: rows) { bytes in
          piece.keep(lacking: missed, in: bytes, width: setWidth)
        }
      }
      for guess in guesses where !guess.positions.isEmpty {
        withBytes(of: .positions(guess.letter), at: rows) { bytes in
          piece.keep(guess.positions.rawValue, in: bytes, length: shape.length)
        }
      }
      body(piece)
      start = rows.upperBound
    }
  }

  /// Calls the body once with what tells the mask of a row, counted from the first of the rows; the
  /// width of the masks is asked here and not for each.
  @inline(__always)
  private func withMasks(
    of letter: Letter,
    at rows: Range<Int>,
    _ body: ((Int) -> UInt64) -> Void
  ) {
    withBytes(of: .positions(letter), at: rows) { withMasks($0, body) }
  }

  @inline(__always)
  private func withMasks(_ bytes: UnsafeRawBufferPointer, _ body: ((Int) -> UInt64) -> Void) {
    switch Column.maskWidth(length: shape.length) {
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

/// Some rows that follow each other, and which of them fit, counted from the first.
private struct Piece {
  let rows: Range<Int>
  private let fits: UnsafeMutableBufferPointer<UInt8>
  private let isWhole: Bool

  /// - Parameters:
  ///   - rows: The rows.
  ///   - memory: Room for a flag a row.
  ///   - isWhole: Whether it will stay so that all of them fit.
  @inline(__always)
  init(rows: Range<Int>, memory: UnsafeMutableBufferPointer<UInt8>, isWhole: Bool) {
    self.rows = rows
    self.isWhole = isWhole
    fits = UnsafeMutableBufferPointer(rebasing: memory[..<rows.count])
    if !isWhole { fits.update(repeating: 1) }
  }

  /// Keeps the rows with one mask.
  @inline(__always)
  func keep(_ mask: UInt64, in bytes: UnsafeRawBufferPointer, length: Int) {
    // Compared in their own width, since of narrow masks more fit into a register.
    switch Column.maskWidth(length: length) {
    case 2:
      let masks = bytes.assumingMemoryBound(to: UInt16.self)
      let mask = UInt16(truncatingIfNeeded: mask)
      keep { masks[$0] == mask }
    case 4:
      let masks = bytes.assumingMemoryBound(to: UInt32.self)
      let mask = UInt32(truncatingIfNeeded: mask)
      keep { masks[$0] == mask }
    default:
      let masks = bytes.assumingMemoryBound(to: UInt64.self)
      keep { masks[$0] == mask }
    }
  }

  /// Keeps the rows that have none of the letters.
  @inline(__always)
  func keep(lacking letters: LetterSet, in bytes: UnsafeRawBufferPointer, width: Int) {
    if width == 4 {
      let sets = bytes.assumingMemoryBound(to: UInt32.self)
      let letters = UInt32(truncatingIfNeeded: letters.rawValue)
      keep { sets[$0] & letters == 0 }
    } else {
      let sets = bytes.assumingMemoryBound(to: UInt64.self)
      keep { sets[$0] & letters.rawValue == 0 }
    }
  }

  /// Keeps the rows of which the condition is true: no branch, so the processor takes many at once.
  @inline(__always)
  func keep(where isKept: (Int) -> Bool) {
    for row in 0..<fits.count { fits[row] &= isKept(row) ? 1 : 0 }
  }

  /// Calls the body with each row that fits, counted from the first; eight that do not fit are
  /// passed over together.
  @inline(__always)
  func forEachFitting(_ body: (Int) -> Void) {
    if isWhole {
      for row in 0..<fits.count { body(row) }
      return
    }
    let flags = UnsafeRawBufferPointer(fits)
    var row = 0
    while row + 8 <= flags.count {
      var eight = UInt64(littleEndian: flags.loadUnaligned(fromByteOffset: row, as: UInt64.self))
      while eight != 0 {
        body(row + eight.trailingZeroBitCount / 8)
        eight &= eight &- 1
      }
      row += 8
    }
    while row < flags.count {
      if flags[row] != 0 { body(row) }
      row += 1
    }
  }
}
