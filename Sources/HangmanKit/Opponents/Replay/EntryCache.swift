/// Some entries by their rows, in memory.
///
/// Sorted, and no hash table: a hash seed would be one more thing that the system can refuse.
struct EntryCache {
  private let rows: [UInt32]
  private let bytes: [UInt8]
  private let length: Int

  init(ofRows rows: [UInt32], _ entries: EntryTable) {
    self.rows = Order.ascending(rows)
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
    let place = Order.firstPlace(rows.count) { rows[$0] < row }
    return place < rows.count && rows[place] == row ? Array(bytes[range(of: place)]) : []
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

  /// In how many of some ascending rows, all of which are here, each letter stands, by its byte.
  @_optimize(speed)
  func letterCounts(in rows: ArraySlice<UInt32>) -> [Int] {
    var counts = [Int](repeating: 0, count: 128)
    var place = 0
    counts.withUnsafeMutableBufferPointer { counts in
      bytes.withUnsafeBufferPointer { bytes in
        for row in rows {
          while self.rows[place] < row { place &+= 1 }
          // Of a mark nobody asks.
          var met: (UInt64, UInt64) = (0, 0)
          for byte in bytes[range(of: place)] {
            let bit = 1 &<< UInt64(byte & 63)
            let isNew = (byte < 64 ? met.0 : met.1) & bit == 0
            if byte < 64 { met.0 |= bit } else { met.1 |= bit }
            counts[Int(byte & 127)] &+= isNew ? 1 : 0
          }
        }
      }
    }
    return counts
  }

  /// How many of some ascending rows, all of which are here, the largest family of a letter has.
  @_optimize(speed)
  func largestFamily(of letter: Letter, in rows: ArraySlice<UInt32>) -> Int {
    guard length <= DirectTally.widthLimit else { return families(of: letter, in: rows).largest }
    var tally = DirectTally(width: length)
    var place = 0
    bytes.withUnsafeBufferPointer { bytes in
      for row in rows {
        while self.rows[place] < row { place &+= 1 }
        var mask: UInt64 = 0
        for byte in bytes[range(of: place)].reversed() {
          mask = mask &<< 1 | (byte == letter.byte ? 1 : 0)
        }
        tally.count(mask)
      }
    }
    return tally.families.reduce(0) { max($0, $1.count) }
  }

  private func range(of place: Int) -> Range<Int> { (place * length)..<((place + 1) * length) }
}
