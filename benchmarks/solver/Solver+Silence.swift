/// The cost of words that differ only in a letter or two, if no further letter is ever shown.
///
/// Each word like _A_A is a pair of letters, and a player needs a letter of every pair. So a few words
/// of this kind are worth more than any words that the plain player finds hard.
extension Solver {
  /// Returns a few words with which silence forces the mistakes once this many letters are shown; `nil`
  /// if there are none.
  func silentWords(
    _ mistakes: Int,
    among words: [Int32],
    shown: Int = 2,
    from first: Int = 0
  ) -> [Int32]? {
    for letter in first..<set.letters.count {
      for family in set.families(of: words, letter: letter)
      where family.mask != 0 && !player.staysBelow(mistakes, from: family.words) {
        if let few = silentWords(mistakes, alike: family.words) { return few }
        guard shown > 1 else { continue }
        let few = silentWords(
          mistakes,
          among: family.words,
          shown: shown - 1,
          from: letter + 1
        )
        if let few { return few }
      }
    }
    return nil
  }

  private func silentWords(_ mistakes: Int, alike words: [Int32]) -> [Int32]? {
    let few = Array(player.byCost(words).prefix(SmallSearch.limit))
    // One set is enough to find the cost of silence.
    var search = SmallSearch(few, of: set, budget: 1)
    return search.canForce(mistakes, from: search.all) == true ? few : nil
  }
}
