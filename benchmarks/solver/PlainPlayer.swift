/// A player who says the letter that most words left have, among the letters that distinguish them; of
/// several, the first.
struct PlainPlayer {
  /// The number of mistakes that a word costs the player.
  struct Cost {
    var mistakes = 0
    /// The most mistakes on any of the words among which the player meets this word in the end.
    var company = 0
    /// The number of these words.
    var group = 0
  }

  let set: WordSet
  private static let companySize = 48

  /// Whether every word costs fewer mistakes than this number.
  func staysBelow(_ limit: Int, from words: [Int32]) -> Bool {
    var words = words
    return words.withUnsafeMutableBufferPointer { staysBelow(limit, $0) }
  }

  private func staysBelow(_ limit: Int, _ words: UnsafeMutableBufferPointer<Int32>) -> Bool {
    guard limit > 0 else { return false }
    // Every mistake rules out a word, and the last word costs none.
    guard words.count > limit else { return true }
    let letter = choice(words)
    var isBelow = true
    forEachFamily(of: letter, words) { mask, family in
      isBelow = isBelow && staysBelow(mask == 0 ? limit - 1 : limit, family)
    }
    return isBelow
  }

  /// Returns the number of words that cost this many mistakes.
  func failures(_ limit: Int, from words: [Int32]) -> Int {
    guard limit > 0 else { return words.count }
    guard words.count > limit else { return 0 }
    return set.families(of: words, letter: choice(words)).reduce(0) {
      $0 + failures($1.mask == 0 ? limit - 1 : limit, from: $1.words)
    }
  }

  /// The most mistakes that any of the words costs.
  func worst(of words: [Int32]) -> Int {
    let costs = costs(of: words)
    return words.reduce(0) { max($0, costs[Int($1)].mistakes) }
  }

  /// The words in the order of the most mistakes in their company, then of their own.
  func byCompany(_ words: [Int32]) -> [Int32] {
    let costs = costs(of: words)
    return words.sorted { left, right in
      let (left, right) = (costs[Int(left)], costs[Int(right)])
      return (right.company, left.group, right.mistakes)
        < (left.company, right.group, left.mistakes)
    }
  }

  /// The words, those with most mistakes first.
  func byCost(_ words: [Int32]) -> [Int32] {
    let costs = costs(of: words)
    return words.sorted { costs[Int($1)].mistakes < costs[Int($0)].mistakes }
  }

  /// The number of mistakes that each word costs, by its number in the set.
  private func costs(of words: [Int32]) -> [Cost] {
    var words = words
    var costs = [Cost](repeating: Cost(), count: set.words.count)
    var groups = 0
    words.withUnsafeMutableBufferPointer { play($0, 0, nil, &groups, &costs) }
    return costs
  }

  private func play(
    _ words: UnsafeMutableBufferPointer<Int32>,
    _ mistakes: Int,
    _ group: Int?,
    _ groups: inout Int,
    _ costs: inout [Cost]
  ) {
    if group == nil, words.count <= Self.companySize {
      groups += 1
      let own = groups
      play(words, mistakes, own, &groups, &costs)
      let most = words.reduce(0) { max($0, costs[Int($1)].mistakes) }
      for word in words { costs[Int(word)].company = most }
      return
    }
    guard words.count > 1 else {
      for word in words { costs[Int(word)] = Cost(mistakes: mistakes, group: group ?? 0) }
      return
    }
    forEachFamily(of: choice(words), words) { mask, family in
      play(family, mask == 0 ? mistakes + 1 : mistakes, group, &groups, &costs)
    }
  }

  /// Returns the letter, by its number, that the player says among two words or more.
  func choice(_ words: [Int32]) -> Int {
    var words = words
    return words.withUnsafeMutableBufferPointer { choice($0) }
  }

  private func choice(_ words: UnsafeMutableBufferPointer<Int32>) -> Int {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { counts in
      counts.initialize(repeating: 0)
      for word in words {
        var letters = set.held[Int(word)]
        while letters != 0 {
          counts[letters.trailingZeroBitCount] += 1
          letters &= letters - 1
        }
      }
      var best = 0
      var most: Int32 = 0
      for letter in set.letters.indices where counts[letter] > most {
        guard counts[letter] < words.count || splits(words, letter) else { continue }
        best = letter
        most = counts[letter]
      }
      return best
    }
  }

  private func splits(_ words: UnsafeMutableBufferPointer<Int32>, _ letter: Int) -> Bool {
    let mask = set.mask(letter, words[0])
    return words.contains { set.mask(letter, $0) != mask }
  }

  /// Calls the body with each family of a letter, after moving its words together.
  private func forEachFamily(
    of letter: Int,
    _ words: UnsafeMutableBufferPointer<Int32>,
    _ body: (UInt64, UnsafeMutableBufferPointer<Int32>) -> Void
  ) {
    var words = words
    words.sort { set.mask(letter, $0) < set.mask(letter, $1) }
    var start = 0
    while start < words.count {
      let mask = set.mask(letter, words[start])
      var end = start + 1
      while end < words.count, set.mask(letter, words[end]) == mask { end += 1 }
      body(mask, UnsafeMutableBufferPointer(rebasing: words[start..<end]))
      start = end
    }
  }
}
