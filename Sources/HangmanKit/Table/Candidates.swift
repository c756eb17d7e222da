/// The entries of a table that are still possible, for whoever goes through a game answer by answer.
package struct Candidates {
  /// Fewer entries are copied into memory, because what is asked of them then reads no more columns.
  private static let fewEntries = 1024

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
  package mutating func copyFew() -> [UInt32]? {
    guard !entries.isInMemory, count <= Self.fewEntries else { return nil }
    let copied = rows.map { Array($0) } ?? Array(entries.rows)
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
