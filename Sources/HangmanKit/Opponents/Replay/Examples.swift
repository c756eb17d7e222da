/// The choice of entries that a replay names for a family: the best known first, and entries that are
/// equally well known at even distances over the alphabet.
struct Examples {
  private static let limit = 5

  /// The rank of each row, 0 for the best known; empty if the list has no ranks.
  private var ranks: [UInt8]

  init(by ranks: [UInt8]) { self.ranks = ranks }

  /// Keeps only the ranks of some rows, which become the rows from 0 on.
  mutating func keep(_ rows: ArraySlice<UInt32>) {
    if !ranks.isEmpty { ranks = rows.map { ranks[Int($0)] } }
  }

  /// The rows of the entries to name, chosen from a family's ascending rows.
  func chosen(of rows: ArraySlice<UInt32>) -> [UInt32] {
    let (rows, ranks) = (rows.span, ranks.span)
    return ranks.isEmpty ? evenly(of: rows) : bestKnown(of: rows, ranks) ?? ranked(of: rows, ranks)
  }

  /// Rows at equal distances.
  private func evenly(of rows: Span<UInt32>) -> [UInt32] {
    let wanted = min(Self.limit, rows.count)
    return (0..<wanted).map { rows[$0 * rows.count / wanted] }
  }

  /// Returns one of the best known entries of each part of the rows; `nil` if a part has none.
  ///
  /// Large families mostly have one in each part, so few of their rows are looked at.
  private func bestKnown(of rows: Span<UInt32>, _ ranks: Span<UInt8>) -> [UInt32]? {
    var chosen: [UInt32] = []
    chosen.reserveCapacity(Self.limit)
    for part in 0..<Self.limit {
      let end = (part + 1) * rows.count / Self.limit
      var index = part * rows.count / Self.limit
      while index < end, ranks[Int(rows[index])] != 0 { index += 1 }
      guard index < end else { return nil }
      chosen.append(rows[index])
    }
    return chosen
  }

  /// Rows in the order of their ranks, at equal distances within each rank.
  private func ranked(of rows: Span<UInt32>, _ ranks: Span<UInt8>) -> [UInt32] {
    var sizes = InlineArray<256, Int>(repeating: 0)
    for index in rows.indices { sizes[Int(ranks[Int(rows[index])])] += 1 }
    var chosen: [UInt32] = []
    chosen.reserveCapacity(Self.limit)
    let total = min(Self.limit, rows.count)
    var rank = 0
    while chosen.count < total {
      let wanted = min(total - chosen.count, sizes[rank])
      var (met, taken) = (0, 0)
      for index in rows.indices where taken < wanted && ranks[Int(rows[index])] == rank {
        if met == taken * sizes[rank] / wanted {
          chosen.append(rows[index])
          taken += 1
        }
        met += 1
      }
      rank += 1
    }
    return chosen
  }
}
