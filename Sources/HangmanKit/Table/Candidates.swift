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

  /// Creates the candidates with all entries of a table.
  package init(of entries: EntryTable) { self.entries = entries }

  package var count: Int { rows?.count ?? entries.count }

  /// Keeps only the given ascending rows.
  package mutating func keep(_ rows: ArraySlice<UInt32>) { self.rows = rows }

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
    entries.families(of: letter, in: rows)
  }

  /// The number of candidates in the largest family of a letter.
  package func largestFamily(of letter: Letter) -> Int {
    entries.largestFamily(of: letter, in: rows)
  }

  /// The number of candidates that hold each letter, indexed by the letter's byte.
  package var letterCounts: [Int] { entries.letterCounts(in: rows) }
}
