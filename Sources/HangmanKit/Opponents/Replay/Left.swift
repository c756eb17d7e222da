/// What is left before a guess while the replay is made: rows of a table, of few rows the entries too.
struct Left {
  /// Ascending; `nil` for all.
  let rows: ArraySlice<UInt32>?
  let cache: EntryCache?
  let entries: EntryTable

  func families(of letter: Letter) -> RowsByFamily {
    if let cache, let rows { return cache.families(of: letter, in: rows) }
    return entries.families(of: letter, in: rows)
  }

  func largestFamily(of letter: Letter) -> Int {
    if let cache, let rows { return cache.largestFamily(of: letter, in: rows) }
    return entries.largestFamily(of: letter, in: rows)
  }

  /// In how many of them each letter stands, by its byte.
  var hits: [Int] {
    if let cache, let rows { return cache.letterCounts(in: rows) }
    return entries.letterCounts(in: rows)
  }
}
