/// The entries of a table that are still possible while a game is replayed answer by answer.
package struct Candidates {
  /// The largest number of entries that are copied into memory, so that later questions read no more
  /// columns.
  private static let fewEntries = 1024
  /// The number of entries that are copied even if they are the whole table, so that their rows stay
  /// the same from then on.
  private static let leastEntries = 64

  package private(set) var entries: EntryTable
  /// The rows still possible.
  private var possible: RowSet

  /// Creates the candidates with all entries of a table.
  package init(of entries: EntryTable) {
    self.entries = entries
    possible = RowSet(all: entries.count)
  }

  package var count: Int { possible.count }

  /// The rows still possible, in ascending order.
  package var rows: [UInt32] { possible.rows }

  /// Keeps only the rows that fit a guess.
  package mutating func keep(_ guess: Guess) { entries.keep(guess, in: &possible) }

  /// Copies the entries into memory if they are few.
  ///
  /// The rows of these entries then count from 0.
  ///
  /// - Returns: The old rows of the copied entries; `nil` if all rows stayed the same.
  package mutating func copyFew() -> ArraySlice<UInt32>? {
    let limit = count == entries.count ? Self.leastEntries : Self.fewEntries
    guard !entries.isInMemory, count <= limit else { return nil }
    let copied = rows[...]
    self = Candidates(of: EntryTable(copying: copied, of: entries))
    return copied
  }

  /// The candidates sorted by their family of a letter.
  package func families(of letter: Letter) -> RowsByFamily {
    entries.rowsByFamily(of: letter, among: possible)
  }

  /// The number of candidates in the largest family of a letter.
  package func largestFamily(of letter: Letter) -> Int {
    entries.families(of: letter, among: possible).reduce(0) { max($0, $1.count) }
  }

  /// The number of candidates that contain each of some letters, indexed by the letter's byte.
  package func counts(of letters: LetterSet) -> [Int] { entries.counts(of: letters, in: possible) }
}

/// Rows sorted by their family with a counting sort, so that no branch depends on a row.
package struct RowsByFamily {
  /// The families, in ascending order of their positions' bits.
  package let families: [Family]
  /// The rows without the letter.
  let absent: RowSet
  /// The rows with the letter, family by family and ascending within each.
  private let rows: [UInt32]

  /// Sorts ascending rows by the positions of the letter in each; those without the letter stay as they
  /// are.
  init<Mask: FixedWidthInteger & UnsignedInteger>(
    _ rows: UnsafeBufferPointer<UInt32>,
    _ masks: UnsafeBufferPointer<Mask>,
    without absent: RowSet,
    length: Int
  ) {
    if DirectTally.suits(width: length, count: masks.count) {
      self.init(rows, masks, absent, countedBy: DirectTally(width: length))
    } else {
      self.init(rows, masks, absent, countedBy: HashedTally(ofAtMost: masks.count))
    }
  }

  private init<Mask: FixedWidthInteger & UnsignedInteger, Counter: Tally & ~Copyable>(
    _ rows: UnsafeBufferPointer<UInt32>,
    _ masks: UnsafeBufferPointer<Mask>,
    _ absent: RowSet,
    countedBy counter: consuming Counter
  ) {
    for mask in masks { counter.count(UInt64(mask)) }
    let none = absent.count == 0 ? [] : [Family(positions: [], count: absent.count)]
    families = none + counter.families
    counter.makeOffsets()
    self.absent = absent
    self.rows = [UInt32](unsafeUninitializedCapacity: masks.count) { sorted, count in
      count = masks.count
      for index in masks.indices {
        sorted[counter.nextOffset(of: UInt64(masks[index]))] = rows[index]
      }
    }
  }

  package var count: Int { absent.count + rows.count }

  /// The number of rows in the largest family.
  package var largest: Int { families.reduce(0) { max($0, $1.count) } }

  /// The rows of a family that shows the letter, in ascending order; none if there is no such family.
  package subscript(positions: Positions) -> ArraySlice<UInt32> {
    var start = 0
    for family in families where !family.positions.isEmpty {
      if family.positions == positions { return rows[start..<(start + family.count)] }
      start += family.count
    }
    return []
  }
}

extension EntryTable {
  /// Returns the number of rows that contain each of some letters, indexed by the letter's byte.
  ///
  /// - Complexity: One pass over the bits of each letter.
  @_optimize(speed)
  fileprivate func counts(of letters: LetterSet, in rows: RowSet) -> [Int] {
    var counts = [Int](repeating: 0, count: 128)
    rows.bits.withUnsafeBufferPointer { chosen in
      for letter in letterOrder where letters.contains(letter) {
        counts[Int(letter.byte)] = Self.count(items(of: .holders(letter)), chosen)
      }
    }
    return counts
  }

  /// Counts the bits that two columns share.
  ///
  /// Takes three 64-bit blocks at a time, because these need only two bit counts.
  @_optimize(speed)
  private static func count(
    _ holders: UnsafeBufferPointer<UInt64>,
    _ chosen: UnsafeBufferPointer<UInt64>
  ) -> Int {
    let last = min(holders.count, chosen.count)
    var (count, index) = (0, 0)
    while index &+ 3 <= last {
      let a = holders[index] & chosen[index]
      let b = holders[index &+ 1] & chosen[index &+ 1]
      let c = holders[index &+ 2] & chosen[index &+ 2]
      index &+= 3
      guard a | b | c != 0 else { continue }
      count &+= (a ^ b ^ c).nonzeroBitCount &+ 2 &* (a & b | (a ^ b) & c).nonzeroBitCount
    }
    while index < last {
      count &+= (holders[index] & chosen[index]).nonzeroBitCount
      index &+= 1
    }
    return count
  }
}
