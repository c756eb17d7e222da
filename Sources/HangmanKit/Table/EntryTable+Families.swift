// Finding the entries still possible and splitting them by a letter: the inner loops of every guess.
// They run over masks of 2, 4 or 8 bytes and allocate nothing per entry; the tests compare them with a
// version over strings. They are compiled for speed, the rest of a release for size (Package.swift).

extension EntryTable {
  /// The rows of the entries that fit every guess.
  ///
  /// - Complexity: One pass over the bits of each letter; for a hit also one look at the mask of each
  ///   entry that fits so far and contains the letter.
  package func rows(fitting guesses: [Guess]) -> RowSet {
    var fitting = RowSet(all: count)
    for guess in guesses { keep(guess, in: &fitting) }
    return fitting
  }

  /// The number of entries that fit before the first of some guesses, and after each guess; and
  /// entries that the last guess ruled out, at most `exampleLimit`, as they are written.
  ///
  /// - Complexity: One pass over the bits of each letter; for a hit also one look at the mask of each
  ///   entry that fits so far and contains the letter.
  package func counts(
    after guesses: [Guess],
    exampleLimit: Int = 0
  ) -> (counts: [Int], lost: [String]) {
    var fitting = RowSet(all: count)
    var before = fitting
    var counts = [count]
    for guess in guesses {
      if exampleLimit > 0 { before = fitting }
      keep(guess, in: &fitting)
      counts.append(fitting.count)
    }
    guard exampleLimit > 0 else { return (counts, []) }
    let lost = fitting.bits.withUnsafeBufferPointer { RowSet(before, $0, areSet: false) }
    return (counts, examples(of: lost, limit: exampleLimit))
  }

  /// Some rows' entries, spread evenly over the rows.
  private func examples(of rows: RowSet, limit: Int) -> [String] {
    let number = min(limit, rows.count)
    return (0..<number).compactMap { index in
      let middle = rows.count * (2 * index + 1) / (2 * number)
      return rows.first(of: middle..<middle + 1) { _ in true }.map(writtenEntry(ofRow:))
    }
  }

  /// Removes the rows that do not fit a guess.
  func keep(_ guess: Guess, in fitting: inout RowSet) {
    let holders: UnsafeBufferPointer<UInt64> = items(of: .holders(guess.letter))
    guard !guess.positions.isEmpty else { return fitting.change { $1 & ~holders[$0] } }
    withMasks(bytes(of: .positions(guess.letter))) { mask in
      fitting.change { index, rows in
        var rest = rows & holders[index]
        var kept = rest
        while rest != 0 {
          let bit = rest & (0 &- rest)
          let row = 64 &* index &+ rest.trailingZeroBitCount
          if mask(row) != guess.positions.rawValue { kept ^= bit }
          rest ^= bit
        }
        return kept
      }
    }
  }

  /// The families of a letter among the entries that fit every guess, in ascending order of their
  /// positions' bits.
  package func families(of letter: Letter, fitting guesses: [Guess]) -> [Family] {
    families(of: letter, among: rows(fitting: guesses))
  }

  /// The families of a letter among some rows, in ascending order of their positions' bits.
  package func families(of letter: Letter, among rows: RowSet) -> [Family] {
    let counted =
      DirectTally.suits(width: shape.length, count: count)
      ? familiesOfShort(letter, rows) : familiesOfLong(letter, rows)
    let rest = counted.reduce(rows.count) { $0 - $1.count }
    return rest > 0 ? [Family(positions: [], count: rest)] + counted : counted
  }

  /// The families of a letter in masks of two bytes, perhaps without the one that lacks the letter.
  @_optimize(speed)
  private func familiesOfShort(_ letter: Letter, _ rows: RowSet) -> [Family] {
    var tally = DirectTally(width: shape.length)
    let masks = items(of: .positions(letter), as: UInt16.self)
    if rows.count == count {
      // All masks in a row take fewer instructions than most of them row by row.
      for mask in masks { tally.count(UInt64(mask)) }
    } else {
      rows.forEachRow(in: items(of: .holders(letter))) { tally.count(UInt64(masks[$0])) }
    }
    return tally.families
  }

  /// The families that show a letter.
  @_optimize(speed)
  private func familiesOfLong(_ letter: Letter, _ rows: RowSet) -> [Family] {
    var tally = HashedTally(ofAtMost: rows.count)
    withMasks(bytes(of: .positions(letter))) { mask in
      rows.forEachRow(in: items(of: .holders(letter))) { tally.count(mask($0)) }
    }
    return tally.families
  }

  /// Returns some rows sorted by their family of a letter.
  package func rowsByFamily(of letter: Letter, among rows: RowSet) -> RowsByFamily {
    switch Column.maskWidth(length: shape.length) {
    case 2: rowsByFamily(of: letter, rows, as: UInt16.self)
    case 4: rowsByFamily(of: letter, rows, as: UInt32.self)
    default: rowsByFamily(of: letter, rows, as: UInt64.self)
    }
  }

  private func rowsByFamily<Mask: FixedWidthInteger & UnsignedInteger>(
    of letter: Letter,
    _ rows: RowSet,
    as _: Mask.Type
  ) -> RowsByFamily {
    let absent = RowSet(rows, items(of: .holders(letter)), areSet: false)
    let present = RowSet(rows, items(of: .holders(letter)), areSet: true).rows
    let masks = UnsafeMutableBufferPointer<Mask>.allocate(capacity: present.count)
    defer { masks.deallocate() }
    return present.withUnsafeBufferPointer { rows in
      find(letter, in: rows, masks)
      let masks = UnsafeBufferPointer(masks)
      return RowsByFamily(rows, masks, without: absent, length: shape.length)
    }
  }

  /// Calls the body once with a function that maps a row to its mask.
  ///
  /// The width of the masks is then looked up once and not for each row.
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
