/// A move of a player that differs from the plain player's.
package struct Move: Equatable {
  /// The known letters, with `_` for each other position.
  package let pattern: [UInt8]
  /// The letters that the word does not have, ascending.
  package let missed: [UInt8]
  package let letter: UInt8
}

extension Solver {
  /// The proof that this many mistakes can, or cannot, be forced.
  package enum Proof {
    /// A few words that force the mistakes.
    case words([Int32])
    /// The moves of a player who makes fewer mistakes, where they differ from the plain player's.
    case moves([Move])
  }

  /// The number of ways to leave out words that are tried.
  private static let ways = 12

  /// Returns the proof whether this many mistakes can be forced; `nil` if none is found within the
  /// budget.
  package func proof(_ mistakes: Int, among words: [Int32]) -> Proof? {
    if let few = silentWords(mistakes, among: words) { return .words(few) }
    var duel = Duel(player, budget: budget)
    switch duel.outcome(mistakes, among: words) {
    case .kept(let moves)?: return .moves(moves)
    case .forced(let few)?: return .words(few)
    case nil: return nil
    }
  }

  /// Returns some of a few words with which the rule still forces the mistakes; `nil` if none are
  /// found.
  package func keptTrap(_ mistakes: Int, among few: [Int32]) -> [Int32]? {
    guard var trap = isKept(mistakes, few) ? few : wayDown(mistakes, from: few) else { return nil }
    // The order decides which words are left.
    for order in [trap] + (0..<3).map({ _ in trap.shuffled() }) {
      let rest = Self.fewest(of: order) { isKept(mistakes, $0) }
      if rest.count < trap.count { trap = rest }
    }
    return trap
  }

  /// Leaves out random words that the search does not need, until the rule forces the mistakes with the
  /// rest.
  private func wayDown(_ mistakes: Int, from few: [Int32]) -> [Int32]? {
    for _ in 0..<Self.ways {
      var kept: [Int32]?
      _ = Self.fewest(of: few.shuffled()) { rest in
        guard kept == nil, rest.count > mistakes else { return false }
        var search = SmallSearch(rest, of: set, budget: min(budget, Self.wayBudget))
        guard search.canForce(mistakes, from: search.all) == true else { return false }
        if isKept(mistakes, rest) { kept = rest }
        return true
      }
      if let kept { return kept }
    }
    return nil
  }

  private static let wayBudget = 200_000

  private func isKept(_ mistakes: Int, _ words: [Int32]) -> Bool {
    guard words.count > mistakes else { return false }
    var search = SmallSearch(words, of: set, budget: .max)
    return search.isKept(mistakes)
  }

  /// Leaves out words, in chunks that become smaller, as long as the rest is enough.
  private static func fewest(of words: [Int32], where willDo: ([Int32]) -> Bool) -> [Int32] {
    var words = words
    var chunk = words.count / 2
    while chunk > 0 {
      var end = words.count
      while end > 0 {
        let rest = Array(words[..<max(0, end - chunk)] + words[end...])
        if willDo(rest) { words = rest }
        end = min(end - chunk, words.count)
      }
      chunk /= 2
    }
    return words
  }
}
