// Which entries are worth simulating: the hardest, known from the index.

extension EntryTable {
  /// Up to `limit` rows by descending hardness, then alphabet, and the hardest of each family that
  /// has none among them.
  package func hardest(_ limit: Int, of letter: Letter, in candidates: [UInt32]) -> [UInt32] {
    let ranked = byHardness(candidates)
    guard ranked.count > limit else { return ranked }
    var rows = Array(ranked[..<limit])
    ranked.withUnsafeBufferPointer { ranked in
      var met = HashedTally()
      forEachMask(of: letter, among: UnsafeBufferPointer(rebasing: ranked[..<limit])) { _, mask in
        met.count(mask &+ 1)
      }
      forEachMask(of: letter, among: UnsafeBufferPointer(rebasing: ranked[limit...])) { row, mask in
        // One more, since the tally has no place for a mask of 0.
        if !met.contains(mask &+ 1) {
          met.count(mask &+ 1)
          rows.append(row)
        }
      }
    }
    return rows
  }

  /// The rows by descending hardness, equals in their order: one pass to count, one to place.
  private func byHardness(_ rows: [UInt32]) -> [UInt32] {
    let hardness = bytes(of: .hardness)
    var starts = [Int](repeating: 0, count: 256)
    for row in rows { starts[Int(hardness[Int(row)])] += 1 }
    var start = 0
    for level in (0..<256).reversed() {
      (starts[level], start) = (start, start + starts[level])
    }
    return [UInt32](unsafeUninitializedCapacity: rows.count) { ranked, filled in
      for row in rows {
        let level = Int(hardness[Int(row)])
        ranked[starts[level]] = row
        starts[level] += 1
      }
      filled = rows.count
    }
  }
}
