extension Solver {
  /// Words of which so many mistakes are certain, and none of which can be left out.
  ///
  /// - Parameters:
  ///   - mistakes: what the words have to be worth.
  ///   - words: the words to choose from.
  /// - Returns: `nil` if none are found within the budget.
  package mutating func trap(_ mistakes: Int, among words: [Int32]) -> [Int32]? {
    let order = player.byCompany(words)
    let sizes = Self.companies(mistakes) + Self.prefixes(of: words.count)
    for size in sizes {
      let few = Array(order.prefix(size))
      if decide(mistakes, from: few) == true { return smallest(few, mistakes) }
    }
    // Each company by itself: the worst one for the plain player need not be the worst one.
    for company in player.companies(of: words).prefix(Self.companyLimit)
    where searchSmall(mistakes, company, budget: Self.companyBudget) == true {
      return smallest(company, mistakes)
    }
    return nil
  }

  /// Numbers of words beyond those of a company: up to a quarter of all.
  private static func prefixes(of count: Int) -> [Int] {
    var sizes = [2 * SmallSearch.limit]
    while sizes[sizes.count - 1] < count / 4 { sizes.append(2 * sizes[sizes.count - 1]) }
    return sizes
  }

  /// Leaves out words, in chunks that become smaller, as long as the rest is worth the same.
  private mutating func smallest(_ words: [Int32], _ mistakes: Int) -> [Int32] {
    var words = words
    var chunk = words.count / 2
    while chunk > 0 {
      var end = words.count
      while end > 0 {
        let rest = Array(words[..<max(0, end - chunk)] + words[end...])
        if decide(mistakes, from: rest) == true { words = rest }
        end = min(end - chunk, words.count)
      }
      chunk /= 2
    }
    return words
  }
}
