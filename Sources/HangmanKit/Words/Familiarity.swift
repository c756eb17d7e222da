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

  /// The rank of an entry, the last where no list tells it.
  @inline(__always)
  func rank(ofRow row: UInt32) -> Int {
    ranks.isEmpty ? Self.lastRank : min(Int(ranks[Int(row)]), Self.lastRank)
  }

  /// The places of those of some ascending rows whose ranks are among these, ascending, from 0.
  func places(ofRanks wanted: Range<Int>, in rows: ArraySlice<UInt32>) -> [UInt32] {
    guard !ranks.isEmpty, let last = rows.last else { return [] }
    precondition(Int(last) < ranks.count, "rows of another shape")
    let (lowest, span) = (UInt8(wanted.lowerBound), UInt8(wanted.count))
    return ranks.withUnsafeBufferPointer { ranks in
      rows.withUnsafeBufferPointer { rows in
        [UInt32](unsafeUninitializedCapacity: rows.count) { places, count in
          for place in rows.indices {
            // No branch, which would be guessed wrong at every known word.
            places[count] = UInt32(truncatingIfNeeded: place)
            count += ranks[Int(rows[place])] &- lowest < span ? 1 : 0
          }
        }
      }
    }
  }
}
