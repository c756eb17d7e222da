/// The entries that a replay names of a family: the best known first, and those that are known equally
/// well spread evenly over the alphabet.
struct Examples {
  private static let limit = 5

  /// How well known each entry is by its row, 0 for the best; none if they are all known equally well.
  private let ranks: [UInt8]
  private let rankCount: Int

  init(by ranks: [UInt8]) {
    self.ranks = ranks
    rankCount = Int(ranks.max() ?? 0) + 1
  }

  /// Some of the rows of a family, which are ascending.
  func chosen(of rows: ArraySlice<UInt32>) -> [UInt32] {
    ranks.isEmpty ? evenly(of: rows) : bestKnown(of: rows) ?? ranked(of: rows)
  }

  /// At equal distances.
  private func evenly(of rows: ArraySlice<UInt32>) -> [UInt32] {
    let wanted = min(Self.limit, rows.count)
    return (0..<wanted).map { rows[rows.startIndex + $0 * rows.count / wanted] }
  }

  /// One of the best known of each part of the rows, `nil` if one has none: large families mostly have,
  /// and few of their rows are looked at.
  private func bestKnown(of rows: ArraySlice<UInt32>) -> [UInt32]? {
    var chosen: [UInt32] = []
    chosen.reserveCapacity(Self.limit)
    for part in 0..<Self.limit {
      let start = rows.startIndex + part * rows.count / Self.limit
      let end = rows.startIndex + (part + 1) * rows.count / Self.limit
      guard let row = rows[start..<end].first(where: { ranks[Int($0)] == 0 })
      else { return nil }
      chosen.append(row)
    }
    return chosen
  }

  /// Rank by rank, those of each at equal distances.
  private func ranked(of rows: ArraySlice<UInt32>) -> [UInt32] {
    var sizes = [Int](repeating: 0, count: rankCount)
    for row in rows { sizes[Int(ranks[Int(row)])] += 1 }
    var chosen: [UInt32] = []
    chosen.reserveCapacity(Self.limit)
    for rank in sizes.indices where sizes[rank] > 0 {
      let wanted = min(Self.limit - chosen.count, sizes[rank])
      var (met, taken) = (0, 0)
      for row in rows where ranks[Int(row)] == rank {
        guard taken < wanted else { break }
        if met == taken * sizes[rank] / wanted {
          chosen.append(row)
          taken += 1
        }
        met += 1
      }
    }
    return chosen
  }
}
