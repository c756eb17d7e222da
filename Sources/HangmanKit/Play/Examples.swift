/// The entries that a replay names of a family: the best known first, and those that are known equally
/// well spread evenly over the alphabet.
struct Examples {
  private static let limit = 5

  private let familiarity: Familiarity

  init(by familiarity: Familiarity) { self.familiarity = familiarity }

  /// Some of the rows of a family, which are ascending.
  func chosen(of rows: ArraySlice<UInt32>) -> [UInt32] {
    // Most families have enough of the best known, and are looked at once.
    var known = familiarity.places(ofRanks: 0..<1, in: rows)
    var chosen = Self.spread(Self.limit, over: known.count).map { Int(known[$0]) }
    if chosen.count < Self.limit {
      let others = familiarity.places(ofRanks: 1..<Familiarity.lastRank, in: rows)
      for rank in 1..<Familiarity.lastRank {
        let places = others.filter {
          familiarity.rank(ofRow: rows[rows.startIndex + Int($0)]) == rank
        }
        chosen += Self.spread(Self.limit - chosen.count, over: places.count).map { Int(places[$0]) }
      }
      known = (known + others).sorted()
      chosen += Self.spread(Self.limit - chosen.count, over: rows.count - known.count).map {
        Self.place($0, besides: known)
      }
    }
    return chosen.map { rows[rows.startIndex + $0] }
  }

  /// Some of a number of places, or all of them if there are no more.
  private static func spread(_ count: Int, over size: Int) -> [Int] {
    let count = min(count, size)
    return (0..<count).map { $0 * size / count }
  }

  /// The place that one comes to when the known are put back among the others; they are fewer than
  /// are named where this is asked.
  private static func place(_ place: Int, besides known: [UInt32]) -> Int {
    known.reduce(place) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
