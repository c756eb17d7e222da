/// Some entries by their rows, in memory.
///
/// Sorted, and no hash table: a hash seed would be one more thing that the system can refuse.
struct EntryCache {
  private let rows: [UInt32]
  /// The entries one after the other.
  private let bytes: [UInt8]
  private let length: Int

  init(ofRows rows: [UInt32], _ entries: EntryTable) {
    self.rows = rows.sorted()
    bytes = entries.bytes(ofRows: self.rows)
    length = entries.shape.length
  }

  /// All of some entries of one length, by their numbers.
  init(_ entries: [[UInt8]]) {
    rows = Array(0..<UInt32(entries.count))
    bytes = entries.flatMap { $0 }
    length = entries.first?.count ?? 0
  }

  subscript(row: UInt32) -> [UInt8] {
    var (first, end) = (0, rows.count)
    while first < end {
      let middle = (first + end) / 2
      if rows[middle] < row { first = middle + 1 } else { end = middle }
    }
    return first < rows.count && rows[first] == row ? Array(bytes[range(of: first)]) : []
  }

  /// Some ascending rows, all of which are here, by the family of a letter they belong to.
  func families(of letter: Letter, in rows: ArraySlice<UInt32>) -> RowsByFamily {
    var place = 0
    let masks = bytes.withUnsafeBufferPointer { bytes in
      rows.map { row in
        while self.rows[place] < row { place += 1 }
        return Positions(of: letter, in: bytes[range(of: place)]).rawValue
      }
    }
    return rows.withUnsafeBufferPointer { rows in
      masks.withUnsafeBufferPointer { RowsByFamily(rows, $0, length: length) }
    }
  }

  private func range(of place: Int) -> Range<Int> { (place * length)..<((place + 1) * length) }
}
