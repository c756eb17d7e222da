/// The entries of a table that are still possible, for a walk through a game answer by answer.
package struct Candidates {
  /// At most this many entries are copied into memory, because what is asked of them then reads no more
  /// columns.
  private static let fewEntries = 1024
  /// At most this many are copied even if they are all of a table, so that they keep their rows from then on.
  private static let leastEntries = 64

  package private(set) var entries: EntryTable
  /// Ascending; `nil` for all.
  package private(set) var rows: ArraySlice<UInt32>?

  /// All entries of a table.
  package init(of entries: EntryTable) { self.entries = entries }

  package var count: Int { rows?.count ?? entries.count }

  /// Keeps some of the rows, ascending.
  package mutating func keep(_ rows: ArraySlice<UInt32>) { self.rows = rows }

  /// Copies few entries into memory, where their rows are counted from 0 on.
  ///
  /// - Returns: The rows that became those from 0 on; `nil` where all rows are as before.
  package mutating func copyFew() -> ArraySlice<UInt32>? {
    guard !entries.isInMemory, count <= (rows == nil ? Self.leastEntries : Self.fewEntries) else {
      return nil
    }
    let copied = rows ?? ArraySlice(entries.rows)
    self = Candidates(of: EntryTable(copying: copied, of: entries))
    return copied
  }

  /// The candidates by their family of a letter.
  package func families(of letter: Letter) -> RowsByFamily {
    entries.families(of: letter, in: rows)
  }

  /// How many candidates the largest family of a letter has.
  package func largestFamily(of letter: Letter) -> Int {
    entries.largestFamily(of: letter, in: rows)
  }

  /// In how many candidates each letter is, by its byte.
  package var letterCounts: [Int] { entries.letterCounts(in: rows) }
}
