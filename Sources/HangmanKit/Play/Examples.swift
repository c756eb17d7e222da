/// The entries that a replay names of each family: the best known first, and those that are known
/// equally well spread evenly over the alphabet.
enum Examples {
  private static let limit = 5

  /// The rows to be named, family by family.
  ///
  /// - Parameters:
  ///   - families: The letter's positions in each.
  ///   - rows: All entries still possible, ascending.
  ///   - positions: The letter's positions in each of these.
  static func rows(
    of families: [Positions],
    among rows: [UInt32],
    _ positions: [Positions],
    _ familiarity: Familiarity
  ) -> [[UInt32]] {
    // Flat numbers, since every entry still possible is asked: a slot is a rank of a family.
    let wanted = families.map { $0.rawValue }
    let ranks = Familiarity.rankCount
    var sizes = [Int](repeating: 0, count: families.count * ranks)
    let slots = rows.indices.map { place in
      guard let family = wanted.firstIndex(of: positions[place].rawValue) else { return -1 }
      let slot = family * ranks + familiarity.rank(ofRow: rows[place])
      sizes[slot] += 1
      return slot
    }
    var samples = families.indices.flatMap {
      Self.samples(sizes[($0 * ranks)..<(($0 + 1) * ranks)])
    }
    for place in rows.indices where slots[place] >= 0 { samples[slots[place]].meet(rows[place]) }
    return families.indices.map { family in
      samples[(family * ranks)..<((family + 1) * ranks)].flatMap { $0.rows }
    }
  }

  /// What to take of each rank, from the first on, until it is enough.
  private static func samples(_ sizes: ArraySlice<Int>) -> [Sample] {
    var left = Self.limit
    return sizes.map { size in
      defer { left -= min(left, size) }
      return Sample(min(left, size), of: size)
    }
  }
}

/// Some of a number of rows, spread evenly over them.
private struct Sample {
  private(set) var rows: [UInt32] = []
  private let count: Int
  private let size: Int
  private var met = 0

  init(_ count: Int, of size: Int) {
    self.count = count
    self.size = size
  }

  mutating func meet(_ row: UInt32) {
    if rows.count < count, met == rows.count * size / count { rows.append(row) }
    met += 1
  }
}
