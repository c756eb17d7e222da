extension EntryTable {
  /// In how many of some ascending rows each letter stands, by its byte; of all rows if none are given.
  ///
  /// - Complexity: One pass over the bits of each letter.
  @_optimize(speed)
  package func letterCounts(in rows: ArraySlice<UInt32>?) -> [Int] {
    var chosen = [UInt64](repeating: rows == nil ? ~0 : 0, count: (count + 63) / 64)
    chosen.withUnsafeMutableBufferPointer { chosen in
      rows?.withUnsafeBufferPointer { rows in
        for row in rows { chosen[Int(row &>> 6)] |= 1 &<< UInt64(row & 63) }
      }
    }
    var counts = [Int](repeating: 0, count: 128)
    chosen.withUnsafeBufferPointer { chosen in
      for letter in letterOrder {
        counts[Int(letter.byte)] = Self.count(items(of: .holders(letter)), chosen)
      }
    }
    return counts
  }

  /// Counts bits that both have, three words at a time, which leaves two to be counted.
  @_optimize(speed)
  private static func count(
    _ holders: UnsafeBufferPointer<UInt64>,
    _ chosen: UnsafeBufferPointer<UInt64>
  ) -> Int {
    let last = min(holders.count, chosen.count)
    var (count, place) = (0, 0)
    while place &+ 3 <= last {
      let a = holders[place] & chosen[place]
      let b = holders[place &+ 1] & chosen[place &+ 1]
      let c = holders[place &+ 2] & chosen[place &+ 2]
      place &+= 3
      guard a | b | c != 0 else { continue }
      count &+= (a ^ b ^ c).nonzeroBitCount &+ 2 &* (a & b | (a ^ b) & c).nonzeroBitCount
    }
    while place < last {
      count &+= (holders[place] & chosen[place]).nonzeroBitCount
      place &+= 1
    }
    return count
  }

  /// How many of some rows the largest family of a letter has; of all rows if none are given.
  @_optimize(speed)
  package func largestFamily(of letter: Letter, in rows: ArraySlice<UInt32>?) -> Int {
    guard shape.length <= DirectTally.widthLimit, Column.maskWidth(length: shape.length) == 2 else {
      return families(of: letter, in: rows).largest
    }
    let masks: UnsafeBufferPointer<UInt16> = items(of: .positions(letter))
    var tally = DirectTally(width: shape.length)
    if let rows {
      rows.withUnsafeBufferPointer { rows in
        for row in rows { tally.count(UInt64(masks[Int(row)])) }
      }
    } else {
      for mask in masks { tally.count(UInt64(mask)) }
    }
    return tally.families.reduce(0) { max($0, $1.count) }
  }
}

extension RowsByFamily {
  package var largest: Int { families.reduce(0) { max($0, $1.count) } }
}
