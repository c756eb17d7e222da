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
    entries.families(of: letter, among: possible)
  }

  /// The number of candidates in the largest family of a letter.
  package func largestFamily(of letter: Letter) -> Int {
    entries.largestFamily(of: letter, among: possible)
  }

  /// The number of candidates that contain each of some letters, indexed by the letter's byte.
  package func counts(of letters: LetterSet) -> [Int] { entries.counts(of: letters, in: possible) }
}
