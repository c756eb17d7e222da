/// Some entries by their rows, in memory.
///
/// No hash table: its seed would be one more thing that the system can refuse.
struct Texts {
  private let rows: [UInt32]
  /// The entries one after the other.
  private let bytes: [UInt8]
  private let length: Int

  init(ofRows rows: [UInt32], _ entries: EntryTable) {
    self.rows = rows.sorted()
    bytes = entries.bytes(ofRows: self.rows)
    length = entries.shape.length
  }

  subscript(row: UInt32) -> [UInt8] {
    var (first, end) = (0, rows.count)
    while first < end {
      let middle = (first + end) / 2
      if rows[middle] < row { first = middle + 1 } else { end = middle }
    }
    return first < rows.count && rows[first] == row ? Array(text(at: first)) : []
  }

  /// Where the letter stands in the entries of some ascending rows, all of which are here.
  func positions(of letter: Letter, in rows: [UInt32]) -> [Positions] {
    var place = 0
    return rows.map { row in
      while self.rows[place] < row { place += 1 }
      return Positions(of: letter, in: text(at: place))
    }
  }

  private func text(at place: Int) -> ArraySlice<UInt8> {
    bytes[(place * length)..<((place + 1) * length)]
  }
}
