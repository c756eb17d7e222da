/// How well known the entries of a shape are, by the lists beside theirs that tell it.
package struct Familiarity: Hashable, Sendable {
  /// The lists that tell it by the ends of their ids, the best known words first.
  static let tiers = ["easy", "medium", "hard", "expert"]
  /// The rank of what none of them has.
  static let lastRank = 4

  /// The rank of each row, 0 for the best known; empty where no list tells it.
  private let ranks: [UInt8]

  init(_ ranks: [UInt8]) { self.ranks = ranks }

  /// What is known of entries of which no list tells it.
  package static let unknown = Familiarity([])

  /// Whether all have the last rank, since no list tells it.
  var isUnknown: Bool { ranks.isEmpty }

  /// The rank of an entry, the last where no list tells it.
  @inline(__always)
  func rank(ofRow row: UInt32) -> Int {
    ranks.isEmpty ? Self.lastRank : min(Int(ranks[Int(row)]), Self.lastRank)
  }
}
