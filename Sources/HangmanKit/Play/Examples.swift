/// The entries that a replay names of each family: the best known first, and those that are known
/// equally well spread evenly over the alphabet.
struct Examples {
  private static let limit = 5

  /// The letter's positions in each family; flat numbers, since every entry still possible is asked.
  private let families: [UInt64]
  private let rows: [UInt32]
  private let positions: [Positions]
  private let familiarity: Familiarity

  /// What is to be named of these families: all entries still possible, ascending, with the
  /// letter's positions in each of them.
  init(
    of families: [Family],
    among rows: [UInt32],
    _ positions: [Positions],
    _ familiarity: Familiarity
  ) {
    self.families = families.map { $0.positions.rawValue }
    self.rows = rows
    self.positions = positions
    self.familiarity = familiarity
  }

  /// The rows to be named, family by family, of which each has so many entries.
  func chosen(ofSizes sizes: [Int]) -> [[UInt32]] {
    let known = knownRows()
    let best = known.map { Self.best(of: $0) }
    var others = families.indices.map { family in
      let size = sizes[family] - known[family].reduce(0) { $0 + $1.count }
      return Sample(min(size, Self.limit - best[family].count), of: size)
    }
    if others.contains(where: { !$0.isComplete }) { fill(&others) }
    return families.indices.map { best[$0] + others[$0].rows }
  }

  /// The entries of each family that some list tells to be known, rank by rank.
  private func knownRows() -> [[[UInt32]]] {
    let none = [[UInt32]](repeating: [], count: Familiarity.lastRank)
    var known = [[[UInt32]]](repeating: none, count: families.count)
    guard !familiarity.isUnknown else { return known }
    for place in rows.indices {
      let rank = familiarity.rank(ofRow: rows[place])
      guard rank < Familiarity.lastRank, let family = family(at: place) else { continue }
      known[family][rank].append(rows[place])
    }
    return known
  }

  private static func best(of ranks: [[UInt32]]) -> [UInt32] {
    var best: [UInt32] = []
    for rows in ranks {
      var sample = Sample(min(rows.count, limit - best.count), of: rows.count)
      for row in rows { sample.meet(row) }
      best += sample.rows
    }
    return best
  }

  /// Fills samples with entries that no list tells to be known.
  private func fill(_ samples: inout [Sample]) {
    for place in rows.indices
    where familiarity.rank(ofRow: rows[place]) == Familiarity.lastRank {
      guard let family = family(at: place) else { continue }
      samples[family].meet(rows[place])
    }
  }

  private func family(at place: Int) -> Int? {
    families.firstIndex(of: positions[place].rawValue)
  }
}

/// Some of a number of rows, spread evenly over them.
private struct Sample {
  private(set) var rows: [UInt32] = []
  private let count: Int
  private let size: Int
  private var met = 0
  private var next = 0

  init(_ count: Int, of size: Int) {
    self.count = count
    self.size = size
  }

  var isComplete: Bool { rows.count == count }

  mutating func meet(_ row: UInt32) {
    if met == next, !isComplete {
      rows.append(row)
      next = rows.count * size / max(1, count)
    }
    met += 1
  }
}
