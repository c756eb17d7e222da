/// The rule by which the program keeps a trap (`Trap.swift`), which looks less far ahead than a search.
extension SmallSearch {
  private struct Turn: Hashable {
    let words: UInt128
    let owed: Int
  }

  /// The largest sum of words and mistakes of a set that is searched (`searchedSum` there).
  private static let searchedSum = 20
  /// The number of turns walked.
  private static let turnLimit = 6000

  /// Whether the rule costs this many mistakes among all of the words, whatever is said; `false` if
  /// that takes too long.
  mutating func isKept(_ mistakes: Int) -> Bool {
    var walked: Set<Turn> = []
    return walk(Turn(words: all, owed: mistakes), &walked)
  }

  /// The rule keeps its words regardless of the others, so one turn without a way makes it fail.
  private mutating func walk(_ turn: Turn, _ walked: inout Set<Turn>) -> Bool {
    if let isCertain = isCertain(turn) { return isCertain }
    guard walked.insert(turn).inserted else { return true }
    guard walked.count <= Self.turnLimit else { return false }
    for letter in 0..<letterCount where tells(letter, turn.words) {
      guard let next = answer(letter, turn), walk(next, &walked) else { return false }
    }
    return true
  }

  private func tells(_ letter: Int, _ words: UInt128) -> Bool {
    let here = held[letter] & words
    return here != 0 && (here != words || splits(words, letter))
  }

  /// Returns a family that is certain, or else the one with the most words for each mistake owed; of
  /// several, the first by its positions.
  private mutating func answer(_ letter: Int, _ turn: Turn) -> Turn? {
    var best: (turn: Turn, places: UInt64)?
    let missed = Turn(words: turn.words & ~held[letter], owed: turn.owed - 1)
    let hits = families(of: letter).map { kind in
      (turn: Turn(words: turn.words & kinds[kind], owed: turn.owed), places: places[kind])
    }
    for way in [(turn: missed, places: 0)] + hits where way.turn.words != 0 {
      switch isCertain(way.turn) {
      case true?: return way.turn
      case false?: continue
      case nil: if best.map({ Self.isBetter(way, $0) }) ?? true { best = way }
      }
    }
    return best?.turn
  }

  private static func isBetter(
    _ left: (turn: Turn, places: UInt64),
    _ right: (turn: Turn, places: UInt64)
  ) -> Bool {
    let first = left.turn.words.nonzeroBitCount * (right.turn.owed + 1)
    let second = right.turn.words.nonzeroBitCount * (left.turn.owed + 1)
    return (second, left.places) < (first, right.places)
  }

  /// Returns the answer that the rule knows without a search; `nil` for too many words.
  private mutating func isCertain(_ turn: Turn) -> Bool? {
    let count = turn.words.nonzeroBitCount
    guard turn.owed > 0, count > turn.owed else { return turn.owed <= 0 }
    if count + turn.owed <= Self.searchedSum { return canForce(turn.owed, from: turn.words) }
    return silenceCosts(turn) ? true : nil
  }

  /// Whether this few letters cover fewer words than there are, and none of them is in all words.
  private func silenceCosts(_ turn: Turn) -> Bool {
    var counts: [Int] = []
    for letter in 0..<letterCount where tells(letter, turn.words) {
      let here = held[letter] & turn.words
      guard here != turn.words else { return false }
      counts.append(here.nonzeroBitCount)
    }
    return counts.sorted(by: >).prefix(turn.owed).reduce(0, +) < turn.words.nonzeroBitCount
  }
}
