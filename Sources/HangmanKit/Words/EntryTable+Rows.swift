extension EntryTable {
  /// The rows of a family among candidates, in their order.
  package func rows(of family: Family, letter: Letter, among candidates: [UInt32]) -> [UInt32] {
    var rows: [UInt32] = []
    candidates.withUnsafeBufferPointer { candidates in
      forEachMask(of: letter, among: candidates) { row, mask in
        if mask == family.positions.rawValue { rows.append(row) }
      }
    }
    return rows
  }

  /// Whether this is one of the entries.
  package func has(_ entry: [UInt8]) -> Bool {
    var rows = 0..<UInt32(count)
    while let middle = rows.isEmpty ? nil : (rows.lowerBound + rows.upperBound) / 2 {
      let other = text(ofRow: middle)
      if other == entry { return true }
      rows =
        other.lexicographicallyPrecedes(entry)
        ? middle + 1..<rows.upperBound : rows.lowerBound..<middle
    }
    return false
  }
}
