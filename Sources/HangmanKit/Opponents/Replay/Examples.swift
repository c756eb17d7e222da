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

  /// Returns the rows of the entries to name, chosen from a family's ascending rows.
  func chosen(of rows: ArraySlice<UInt32>) -> [UInt32] {
    let (rows, ranks) = (rows.span, ranks.span)
    return spread(over: rows.count) { numbers, isWanted in
      for number in numbers where isWanted(rows[number]) { return rows[number] }
      return nil
    } ?? ranked(of: rows, ranks)
  }

  /// Returns the rows of the entries to name, chosen from a family's rows.
  func chosen(of rows: RowSet) -> [UInt32] {
    spread(over: rows.count, rows.first) ?? chosen(of: rows.rows[...])
  }

  /// Divides the rows into equal parts and returns from each part the first entry that is best known
  /// (without ranks: the first entry); `nil` if a part has none.
  ///
  /// Large families mostly have such an entry in each part, so few of their rows are looked at. `first`
  /// returns the first row, among those numbered `numbers`, for which `isWanted` is true.
  private func spread(
    over count: Int,
    _ first: (_ numbers: Range<Int>, _ isWanted: (UInt32) -> Bool) -> UInt32?
  ) -> [UInt32]? {
    let parts = ranks.isEmpty ? min(Self.limit, count) : Self.limit
    var chosen: [UInt32] = []
    chosen.reserveCapacity(parts)
    for part in 0..<parts {
      let numbers = part * count / parts..<(part + 1) * count / parts
      guard let row = first(numbers, { ranks.isEmpty || ranks[Int($0)] == 0 }) else { return nil }
      chosen.append(row)
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
