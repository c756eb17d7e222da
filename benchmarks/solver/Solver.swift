/// The exact value of a set of words: how many mistakes the computer can force from there, if neither
/// side errs and the player knows both the words and the computer.
///
/// The value depends only on the set, and a subset is never worth more. The search asks "can `r`
/// mistakes be forced?" for growing `r`. In a large set a few words are tried first, those that the
/// plain player meets in the worst company: if they force the mistakes, the whole set does. Sets are
/// remembered by the sum of 128 random bits for each word, so equal sums of different sets would go
/// unnoticed; that is unlikely beyond measure.
package struct Solver {
  package let set: WordSet
  /// The number of sets searched since the start, large ones counted by their words.
  package internal(set) var visits = 0

  let player: PlainPlayer
  private let keys: [Key]
  let budget: Int
  private var known: [Key: ClosedRange<Int>] = [:]

  /// The number of remembered sets: they take 64 MB.
  private static let memory = 1 << 20
  /// The most sets that are searched among the words of one company.
  static let companyBudget = 3000

  /// - Parameters:
  ///   - words: Different words of one length, as an index holds them.
  ///   - budget: The most sets that may be searched for one value.
  package init(words: [[UInt8]], budget: Int) {
    set = WordSet(words)
    player = PlainPlayer(set: set)
    var random = SystemRandomNumberGenerator()
    keys = words.map { _ in Key(high: random.next(), low: random.next()) }
    self.budget = budget
  }

  /// Returns the mistakes that can be forced, `nil` if that takes more than the budget.
  package mutating func value(of words: [Int32]) -> Int? {
    visits = 0
    var value = 0
    while let isForced = canForce(value + 1, from: words) {
      if !isForced { return value }
      value += 1
    }
    return nil
  }

  /// The most mistakes that the plain player makes.
  package func worst(of words: [Int32]) -> Int { player.worst(of: words) }

  /// Whether this many mistakes can be forced, with a separate budget; `nil` if that is used up.
  package mutating func decide(_ mistakes: Int, from words: [Int32]) -> Bool? {
    visits = 0
    return canForce(mistakes, from: words)
  }

  mutating func canForce(_ mistakes: Int, from words: [Int32]) -> Bool? {
    guard mistakes > 0 else { return true }
    // Every mistake rules out a word, and the last word costs none.
    guard words.count > mistakes else { return false }
    let key = words.reduce(into: Key(high: 0, low: 0)) { $0.add(keys[Int($1)]) }
    let bounds = known[key] ?? 0...(words.count - 1)
    if mistakes <= bounds.lowerBound { return true }
    if mistakes > bounds.upperBound { return false }
    guard visits <= budget, let isForced = search(mistakes, words) else { return nil }
    if known.count == Self.memory { known.removeAll(keepingCapacity: true) }
    known[key] =
      isForced
      ? mistakes...bounds.upperBound : min(bounds.lowerBound, mistakes - 1)...(mistakes - 1)
    return isForced
  }

  private mutating func search(_ mistakes: Int, _ words: [Int32]) -> Bool? {
    if words.count <= SmallSearch.limit {
      return searchSmall(mistakes, words, budget: budget - visits)
    }
    visits += words.count
    if player.staysBelow(mistakes, from: words) { return false }
    if companyForces(mistakes, words) { return true }
    var isOpen = false
    for families in replies(to: words, mistakes) {
      guard !families.isEmpty else { return false }
      switch anyForces(mistakes, families) {
      case false?: return false
      case nil: isOpen = true
      case true?: continue
      }
    }
    return isOpen ? nil : true
  }

  /// Subtracts visited sets from the budget.
  mutating func searchSmall(_ mistakes: Int, _ words: [Int32], budget: Int) -> Bool? {
    var search = SmallSearch(words, of: set, budget: budget)
    defer { visits += search.visits }
    return search.canForce(mistakes, from: search.all)
  }

  /// Whether a few of the words force the mistakes.
  private mutating func companyForces(_ mistakes: Int, _ words: [Int32]) -> Bool {
    let order = player.byCompany(words)
    for size in Self.companies(mistakes) where size < words.count {
      let few = Array(order[..<size])
      if searchSmall(mistakes, few, budget: Self.companyBudget) == true { return true }
    }
    return false
  }

  /// The numbers of words to try, the fewest first.
  static func companies(_ mistakes: Int) -> [Int] {
    let sizes = [mistakes + 2 + mistakes / 4, 2 * mistakes + 4, 3 * mistakes + 8, 48, 80]
    return Set(sizes + [SmallSearch.limit]).filter { $0 <= SmallSearch.limit }.sorted()
  }

  /// Returns, for each letter worth saying, its families that cost the plain player this many mistakes;
  /// first the letters that leave the fewest words in these families.
  private func replies(to words: [Int32], _ mistakes: Int) -> [[WordSet.Family]] {
    set.lettersWorthSaying(of: words).map { letter in
      set.families(of: words, letter: letter).filter { family in
        !player.staysBelow(family.mask == 0 ? mistakes - 1 : mistakes, from: family.words)
      }
    }.sorted { Self.size($0) < Self.size($1) }
  }

  private static func size(_ families: [WordSet.Family]) -> Int {
    families.reduce(0) { $0 + $1.words.count }
  }

  private mutating func anyForces(_ mistakes: Int, _ families: [WordSet.Family]) -> Bool? {
    var isOpen = false
    for family in families {
      switch canForce(family.mask == 0 ? mistakes - 1 : mistakes, from: family.words) {
      case true?: return true
      case nil: isOpen = true
      case false?: continue
      }
    }
    return isOpen ? nil : false
  }

  private struct Key: Hashable {
    var high: UInt64
    var low: UInt64

    mutating func add(_ other: Key) {
      high &+= other.high
      low &+= other.low
    }
  }
}
