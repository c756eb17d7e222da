extension EntryTable {
  /// Returns the number of rows that contain each of some letters, indexed by the letter's byte.
  ///
  /// - Complexity: One pass over the bits of each letter.
  @_optimize(speed)
  func counts(of letters: LetterSet, in rows: RowSet) -> [Int] {
    var counts = [Int](repeating: 0, count: 128)
    rows.bits.withUnsafeBufferPointer { chosen in
      for letter in letterOrder where letters.contains(letter) {
        counts[Int(letter.byte)] = Self.count(items(of: .holders(letter)), chosen)
      }
    }
    return counts
  }

  /// Counts the bits that two columns share.
  ///
  /// Takes three 64-bit blocks at a time, because these need only two bit counts.
  @_optimize(speed)
  private static func count(
    _ holders: UnsafeBufferPointer<UInt64>,
    _ chosen: UnsafeBufferPointer<UInt64>
  ) -> Int {
    let last = min(holders.count, chosen.count)
    var (count, index) = (0, 0)
    while index &+ 3 <= last {
      let a = holders[index] & chosen[index]
      let b = holders[index &+ 1] & chosen[index &+ 1]
      let c = holders[index &+ 2] & chosen[index &+ 2]
      index &+= 3
      guard a | b | c != 0 else { continue }
      count &+= (a ^ b ^ c).nonzeroBitCount &+ 2 &* (a & b | (a ^ b) & c).nonzeroBitCount
    }
    while index < last {
      count &+= (holders[index] & chosen[index]).nonzeroBitCount
      index &+= 1
    }
    return count
  }
}
