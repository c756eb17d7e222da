/// The entries of a table that are still possible while a game is replayed answer by answer.
package struct Candidates {
  /// The largest number of entries that are copied into memory, so that later questions read no more
  /// columns.
  private static let fewEntries = 1024
  /// The number of entries that are copied even if they are the whole table, so that their rows stay
  /// the same from then on.
  private static let leastEntries = 64

  package private(set) var entries: EntryTable
  /// The rows still possible, ascending; `nil` for all.
  package private(set) var rows: ArraySlice<UInt32>?
  /// The same rows as bits.
  private var bits: [UInt64]

  /// Creates the candidates with all entries of a table.
  package init(of entries: EntryTable) {
    self.entries = entries
    bits = entries.allBits
  }

  package var count: Int { rows?.count ?? entries.count }

  /// Keeps only the given ascending rows, which are those that fit a guess.
  package mutating func keep(_ rows: ArraySlice<UInt32>, fitting guess: Guess) {
    self.rows = rows
    bits.withUnsafeMutableBufferPointer { _ = entries.keep(guess, in: $0) }
  }

  /// Copies the entries into memory if they are few.
  ///
  /// Their rows then count from 0.
  ///
  /// - Returns: The old rows of the copied entries; `nil` if all rows stayed the same.
  package mutating func copyFew() -> ArraySlice<UInt32>? {
    guard !entries.isInMemory, count <= (rows == nil ? Self.leastEntries : Self.fewEntries) else {
      return nil
    }
    let copied = rows ?? ArraySlice(entries.rows)
    self = Candidates(of: EntryTable(copying: copied, of: entries))
    return copied
  }

  /// The candidates sorted by their family of a letter.
  package func families(of letter: Letter) -> RowsByFamily {
    entries.families(of: letter, among: bits)
  }

  /// The number of candidates in the largest family of a letter.
  package func largestFamily(of letter: Letter) -> Int {
    entries.largestFamily(of: letter, among: bits)
  }

  /// The number of candidates that hold each of some letters, indexed by the letter's byte.
  package func counts(of letters: LetterSet) -> [Int] { entries.counts(of: letters, in: bits) }
}
