// Finding the entries still possible and splitting them by a letter: the inner loops of every guess.
// They run over masks of 2, 4 or 8 bytes and allocate nothing per entry; the tests compare them with a
// version over strings. They are compiled for speed, the rest of a release for size (Package.swift).

extension EntryTable {
  /// The rows of the entries that fit every guess, ascending.
  ///
  /// - Complexity: One pass over the bits of each missed letter, and one over the masks of each hit.
  package func candidates(fitting guesses: [Guess]) -> [UInt32] {
    var candidates: [UInt32] = []
    forEachChunk(fitting: guesses) { chunk in
      chunk.forEachFitting { candidates.append(UInt32(chunk.rows.lowerBound + $0)) }
    }
    return candidates
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
  @_optimize(speed)
  package func families(of letter: Letter, fitting guesses: [Guess]) -> [Family] {
    guard DirectTally.suits(width: shape.length, count: count) else {
      return familiesOfLong(letter, fitting: guesses)
    }
    var tally = DirectTally(width: shape.length)
    let column = bytes(of: .positions(letter))
    forEachChunk(fitting: guesses) { chunk in
      withMasks(masks(at: chunk.rows, in: column)) { mask in
        chunk.forEachFitting { tally.count(mask($0)) }
      }
    }
    return tally.families
  }

  // A separate function, because inlined it would take registers from the function above.
  @inline(never)
  @_optimize(speed)
  private func familiesOfLong(_ letter: Letter, fitting guesses: [Guess]) -> [Family] {
    var tally = HashedTally(ofAtMost: count)
    let present = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: RowChunk.size)
    defer { present.deallocate() }
    let column = bytes(of: .positions(letter))
    forEachChunk(fitting: guesses) { chunk in
      withMasks(masks(at: chunk.rows, in: column)) { mask in
        var (count, fitting) = (0, 0)
        chunk.forEachFitting { row in
          // Branch-free, because about half the rows have the letter and a branch would mispredict.
          present[count] = UInt16(truncatingIfNeeded: row)
          count &+= mask(row) == 0 ? 0 : 1
          fitting &+= 1
        }
        for row in present[..<count] { tally.count(mask(Int(row))) }
        tally.countAbsent(fitting - count)
      }
    }
    return tally.families
  }

  /// Returns some rows sorted by their family of a letter.
  package func families(of letter: Letter, among rows: RowSet) -> RowsByFamily {
    switch Column.maskWidth(length: shape.length) {
    case 2: families(of: letter, rows, as: UInt16.self)
    case 4: families(of: letter, rows, as: UInt32.self)
    default: families(of: letter, rows, as: UInt64.self)
    }
  }

  private func families<Mask: FixedWidthInteger & UnsignedInteger>(
    of letter: Letter,
    _ rows: RowSet,
    as _: Mask.Type
  ) -> RowsByFamily {
    let absent = RowSet(rows, items(of: .holders(letter)), areSet: false)
    return withMasks(of: letter, among: rows, as: Mask.self) {
      RowsByFamily($0, $1, without: absent, length: shape.length)
    }
  }

  /// Returns the number of rows in the largest family of a letter among some rows.
  @_optimize(speed)
  package func largestFamily(of letter: Letter, among rows: RowSet) -> Int {
    guard DirectTally.suits(width: shape.length, count: count) else {
      return families(of: letter, among: rows).largest
    }
    var tally = DirectTally(width: shape.length)
    var absent = rows.count
    withMasks(of: letter, among: rows, as: UInt16.self) { _, masks in
      absent -= masks.count
      for mask in masks { tally.count(UInt64(mask)) }
    }
    return tally.families.reduce(absent) { max($0, $1.count) }
  }

  /// Calls the body with those of some rows that contain a letter, and with the letter's masks there.
  @inline(__always)
  private func withMasks<Mask: FixedWidthInteger & UnsignedInteger, Value>(
    of letter: Letter,
    among rows: RowSet,
    as _: Mask.Type,
    _ body: (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<Mask>) -> Value
  ) -> Value {
    let present = RowSet(rows, items(of: .holders(letter)), areSet: true).rows
    let masks = UnsafeMutableBufferPointer<Mask>.allocate(capacity: present.count)
    defer { masks.deallocate() }
    return present.withUnsafeBufferPointer { rows in
      find(letter, in: rows, masks)
      return body(rows, UnsafeBufferPointer(masks))
    }
  }

  /// Calls the body with all rows, a chunk at a time, ascending.
  @inline(__always)
  private func forEachChunk(fitting guesses: [Guess], _ body: (RowChunk) -> Void) {
    var missed: [Letter] = []
    var hits: [(column: UnsafeRawBufferPointer, mask: UInt64)] = []
    hits.reserveCapacity(guesses.count)
    for guess in guesses {
      if guess.positions.isEmpty {
        missed.append(guess.letter)
      } else {
        hits.append((bytes(of: .positions(guess.letter)), guess.positions.rawValue))
      }
    }
    let excluded = UnsafeMutablePointer<UInt64>.allocate(capacity: (count + 63) / 64)
    defer { excluded.deallocate() }
    if !missed.isEmpty { mark(holdersOfAny: missed, in: excluded) }
    let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: RowChunk.size)
    defer { flags.deallocate() }
    var start = 0
    while start < count {
      let rows = start..<min(start + RowChunk.size, count)
      var chunk = RowChunk(rows: rows, memory: flags, isWhole: guesses.isEmpty)
      if !missed.isEmpty { chunk.keepAll(except: excluded + start / 64) }
      for hit in hits {
        chunk.keep(hit.mask, in: masks(at: rows, in: hit.column), length: shape.length)
      }
      body(chunk)
      start = rows.upperBound
    }
  }

  /// Sets the bit of each entry that contains any of the letters, and clears the other bits.
  @_optimize(speed)
  private func mark(holdersOfAny letters: [Letter], in bits: UnsafeMutablePointer<UInt64>) {
    bits.initialize(repeating: 0, count: (count + 63) / 64)
    for letter in letters {
      let holders: UnsafeBufferPointer<UInt64> = items(of: .holders(letter))
      for index in holders.indices { bits[index] |= holders[index] }
    }
  }

  /// The masks at some rows of a column.
  @inline(__always)
  private func masks(
    at rows: Range<Int>,
    in column: UnsafeRawBufferPointer
  ) -> UnsafeRawBufferPointer {
    let width = Column.maskWidth(length: shape.length)
    return UnsafeRawBufferPointer(
      rebasing: column[(rows.lowerBound * width)..<(rows.upperBound * width)]
    )
  }

  /// Calls the body once with a function that maps a row, counted from the first, to its mask.
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
