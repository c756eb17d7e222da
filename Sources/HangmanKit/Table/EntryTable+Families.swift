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

  /// The number of entries that fit before the first of some guesses, and after each guess.
  ///
  /// - Complexity: One pass over the bits of each letter; for a hit also one look at the mask of each
  ///   entry that fits so far and holds the letter.
  package func counts(after guesses: [Guess]) -> [Int] {
    var fitting = allBits
    return fitting.withUnsafeMutableBufferPointer { fitting in
      [count] + guesses.map { keep($0, in: fitting) }
    }
  }

  /// A bit for each row, none after the last.
  var allBits: [UInt64] {
    var bits = [UInt64](repeating: ~0, count: (count + 63) / 64)
    if count % 64 > 0 { bits[count / 64] = 1 << UInt64(count % 64) - 1 }
    return bits
  }

  /// Clears the bits of the rows that do not fit a guess, and returns the number of rows left.
  func keep(_ guess: Guess, in fitting: UnsafeMutableBufferPointer<UInt64>) -> Int {
    let holders: UnsafeBufferPointer<UInt64> = items(of: .holders(guess.letter))
    guard !guess.positions.isEmpty else { return update(fitting) { $1 & ~holders[$0] } }
    var count = 0
    withMasks(bytes(of: .positions(guess.letter))) { mask in
      count = update(fitting) { index, rows in
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
    return count
  }

  /// Replaces each word that has a bit set, and returns the number of bits afterwards.
  @inline(__always)
  private func update(
    _ words: UnsafeMutableBufferPointer<UInt64>,
    _ body: (Int, UInt64) -> UInt64
  ) -> Int {
    var count = 0
    for index in words.indices where words[index] != 0 {
      words[index] = body(index, words[index])
      count &+= words[index].nonzeroBitCount
    }
    return count
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

  /// Some rows, given as bits, sorted by their family of a letter.
  package func families(of letter: Letter, among bits: [UInt64]) -> RowsByFamily {
    let absent = rows(among: bits, with: letter, isPresent: false)
    return switch Column.maskWidth(length: shape.length) {
    case 2: families(of: letter, bits, as: UInt16.self, besides: absent)
    case 4: families(of: letter, bits, as: UInt32.self, besides: absent)
    default: families(of: letter, bits, as: UInt64.self, besides: absent)
    }
  }

  private func families<Mask: FixedWidthInteger & UnsignedInteger>(
    of letter: Letter,
    _ bits: [UInt64],
    as _: Mask.Type,
    besides absent: [UInt32]
  ) -> RowsByFamily {
    withMasks(of: letter, among: bits, as: Mask.self) {
      RowsByFamily($0, $1, besides: absent, length: shape.length)
    }
  }

  /// The number of rows in the largest family of a letter; the rows are given as bits.
  @_optimize(speed)
  package func largestFamily(of letter: Letter, among bits: [UInt64]) -> Int {
    guard DirectTally.suits(width: shape.length, count: count) else {
      return families(of: letter, among: bits).largest
    }
    var tally = DirectTally(width: shape.length)
    var present = 0
    withMasks(of: letter, among: bits, as: UInt16.self) { _, masks in
      present = masks.count
      for mask in masks { tally.count(UInt64(mask)) }
    }
    let absent = bits.reduce(0) { $0 + $1.nonzeroBitCount } - present
    return tally.families.reduce(absent) { max($0, $1.count) }
  }

  /// Calls the body with the rows that hold a letter, among some that are given as bits, and with its masks
  /// there.
  @inline(__always)
  private func withMasks<Mask: FixedWidthInteger & UnsignedInteger, Value>(
    of letter: Letter,
    among bits: [UInt64],
    as _: Mask.Type,
    _ body: (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<Mask>) -> Value
  ) -> Value {
    let present = rows(among: bits, with: letter, isPresent: true)
    let masks = UnsafeMutableBufferPointer<Mask>.allocate(capacity: present.count)
    defer { masks.deallocate() }
    return present.withUnsafeBufferPointer { rows in
      find(letter, in: rows, masks)
      return body(rows, UnsafeBufferPointer(masks))
    }
  }

  /// The rows that hold a letter, or those that do not, among some that are given as bits.
  @_optimize(speed)
  private func rows(among bits: [UInt64], with letter: Letter, isPresent: Bool) -> [UInt32] {
    let holders: UnsafeBufferPointer<UInt64> = items(of: .holders(letter))
    let flipped: UInt64 = isPresent ? 0 : ~0
    var total = 0
    for index in bits.indices {
      total &+= (bits[index] & (holders[index] ^ flipped)).nonzeroBitCount
    }
    return [UInt32](unsafeUninitializedCapacity: total) { rows, count in
      for index in bits.indices {
        var rest = bits[index] & (holders[index] ^ flipped)
        while rest != 0 {
          rows[count] = UInt32(truncatingIfNeeded: 64 &* index &+ rest.trailingZeroBitCount)
          count &+= 1
          rest &= rest &- 1
        }
      }
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

  /// Sets the bit of each entry that holds any of the letters, and clears the other bits.
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
