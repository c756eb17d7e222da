/// How well known the entries of a shape are, by the lists beside theirs that tell it.
package struct Familiarity: Hashable, Sendable {
  /// The lists that tell it by the ends of their ids, the best known words first.
  static let tiers = ["easy", "medium", "hard", "expert"]
  /// How many ranks there are: a tier each, and one for what no tier has.
  static let rankCount = tiers.count + 1

  /// The rank of each row, 0 for the best known; empty where no list tells it.
  private let ranks: [UInt8]

  init(_ ranks: [UInt8]) { self.ranks = ranks }

  /// What is known of entries of which no list tells it.
  package static let unknown = Familiarity([])

  /// The rank of an entry; one of a file that promises nothing is as good as the last.
  func rank(ofRow row: UInt32) -> Int {
    ranks.isEmpty ? 0 : min(Int(ranks[Int(row)]), Self.rankCount - 1)
  }
}
