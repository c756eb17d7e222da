/// The entries that a replay names of a family: the best known first, and those that are known equally
/// well spread evenly over the alphabet.
struct Examples {
  private static let limit = 5

  /// How well known each entry is by its row, as `Lists.ranks` has it.
  private let ranks: [UInt8]

  init(by ranks: [UInt8]) { self.ranks = ranks }

  /// Some of the rows of a family, which are ascending.
  func chosen(of rows: ArraySlice<UInt32>) -> [UInt32] {
    let (rows, ranks) = (rows.span, ranks.span)
    return ranks.isEmpty ? evenly(of: rows) : bestKnown(of: rows, ranks) ?? ranked(of: rows, ranks)
  }

  /// At equal distances.
  private func evenly(of rows: Span<UInt32>) -> [UInt32] {
    let wanted = min(Self.limit, rows.count)
    return (0..<wanted).map { rows[$0 * rows.count / wanted] }
  }

  /// One of the best known of each part of the rows, `nil` if one has none: large families mostly have,
  /// and few of their rows are looked at.
  private func bestKnown(of rows: Span<UInt32>, _ ranks: Span<UInt8>) -> [UInt32]? {
    var chosen: [UInt32] = []
    chosen.reserveCapacity(Self.limit)
    for part in 0..<Self.limit {
      let end = (part + 1) * rows.count / Self.limit
      var place = part * rows.count / Self.limit
      while place < end, ranks[Int(rows[place])] != 0 { place += 1 }
      guard place < end else { return nil }
      chosen.append(rows[place])
    }
    return chosen
  }

  /// Rank by rank, those of each at equal distances.
  private func ranked(of rows: Span<UInt32>, _ ranks: Span<UInt8>) -> [UInt32] {
    var sizes = [Int](repeating: 0, count: Lists.rankCount)
    for place in rows.indices { sizes[Int(ranks[Int(rows[place])])] += 1 }
    var chosen: [UInt32] = []
    chosen.reserveCapacity(Self.limit)
    for rank in sizes.indices where sizes[rank] > 0 && chosen.count < Self.limit {
      let wanted = min(Self.limit - chosen.count, sizes[rank])
      var (met, taken) = (0, 0)
      for place in rows.indices where ranks[Int(rows[place])] == rank {
        if met == taken * sizes[rank] / wanted {
          chosen.append(rows[place])
          taken += 1
          if taken == wanted { break }
        }
        met += 1
      }
    }
    return chosen
  }
}
