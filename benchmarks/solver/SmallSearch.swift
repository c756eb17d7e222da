/// The exact search among at most 128 words, which are the bits of a number.
struct SmallSearch: ~Copyable {
  static let limit = UInt128.bitWidth

  /// A letter that a player could say, as the words left that have it.
  private struct Reply {
    var here: UInt128
    var count: Int32
    var letter: Int32
  }

  /// The number of sets searched.
  private(set) var visits = 0
  /// The most sets that may be searched.
  var budget: Int
  /// The words; word `i` is bit `i`.
  private(set) var words: [Int32] = []
  let letterCount: Int
  private(set) var held: [UInt128] = []
  /// For each letter the words that have it, by its positions, largest first.
  private(set) var kinds: [UInt128] = []
  /// The positions of each kind.
  private(set) var places: [UInt64] = []
  let set: WordSet
  private var ends: [Int] = []
  private var table: SetTable
  /// The memory for the replies of each turn of a game.
  private let replies: UnsafeMutableBufferPointer<Reply>

  /// - Parameters:
  ///   - words: At most `limit`.
  ///   - set: The set that they are from.
  ///   - budget: The most sets that may be searched.
  init(_ words: [Int32], of set: WordSet, budget: Int) {
    self.set = set
    self.budget = budget
    letterCount = set.letters.count
    table = SetTable(capacity: 1024)
    replies = .allocate(capacity: letterCount * (letterCount + 1))
    append(words)
  }

  /// Adds words; the results for the others stay valid.
  mutating func append(_ more: [Int32]) {
    words += more
    precondition(words.count <= Self.limit)
    (held, kinds, places, ends) = ([], [], [], [])
    for letter in 0..<letterCount {
      var families: [UInt64: UInt128] = [:]
      for (bit, word) in words.enumerated() {
        families[set.mask(letter, word), default: 0] |= 1 << UInt128(bit)
      }
      families[0] = nil
      held.append(families.values.reduce(0, |))
      let sorted = families.sorted {
        ($1.value.nonzeroBitCount, $0.value) < ($0.value.nonzeroBitCount, $1.value)
      }
      kinds += sorted.map(\.value)
      places += sorted.map(\.key)
      ends.append(kinds.count)
    }
  }

  deinit { replies.deallocate() }

  /// All of the words.
  var all: UInt128 { words.count == Self.limit ? ~0 : (1 << UInt128(words.count)) - 1 }

  /// Whether this many mistakes can be forced; `nil` if the budget is used up.
  mutating func canForce(_ mistakes: Int, from words: UInt128, turn: Int = 0) -> Bool? {
    guard mistakes > 0 else { return true }
    // Every mistake rules out a word, and the last word costs none.
    guard words.nonzeroBitCount > mistakes else { return false }
    if let answer = table.answer(mistakes, words) { return answer }
    visits += 1
    guard visits <= budget, let answer = search(mistakes, words, turn) else { return nil }
    table.note(answer, mistakes, words)
    return answer
  }

  private mutating func search(_ mistakes: Int, _ words: UInt128, _ turn: Int) -> Bool? {
    let size = Int32(words.nonzeroBitCount)
    let replies = UnsafeMutableBufferPointer(
      rebasing: replies[(turn * letterCount)..<((turn + 1) * letterCount)]
    )
    var used = 0
    for letter in 0..<letterCount {
      let here = held[letter] & words
      if here == words, splits(words, letter) {
        // A letter that all words share costs nothing, so it is always said first.
        return canAnswer(letter, mistakes, words, turn)
      }
      guard here != 0, here != words else { continue }
      let reply = Reply(here: here, count: Int32(here.nonzeroBitCount), letter: Int32(letter))
      if size - reply.count < mistakes, isHarmless(letter, mistakes, words) { return false }
      var place = used
      while place > 0, replies[place - 1].count < reply.count {
        replies[place] = replies[place - 1]
        place -= 1
      }
      replies[place] = reply
      used += 1
    }
    // This few letters cannot be in all of the words, so silence costs that many mistakes.
    if replies[..<min(used, mistakes)].reduce(0, { $0 + $1.count }) < size { return true }
    if cover(words, with: mistakes) == nil { return true }
    for place in 0..<used where !isDominated(place, replies) {
      switch canAnswer(Int(replies[place].letter), mistakes, words, turn) {
      case nil: return nil
      case false?: return false
      case true?: continue
      }
    }
    return true
  }

  /// Whether another letter is in all words that have this one, so that saying it first is never worse:
  /// this one can follow at no greater cost.
  private func isDominated(_ place: Int, _ replies: UnsafeMutableBufferPointer<Reply>) -> Bool {
    for other in 0..<place where replies[place].here & ~replies[other].here == 0 { return true }
    return false
  }

  /// Returns the words that have a letter at these positions; 0 for none.
  func words(_ letter: Int, _ mask: UInt64) -> UInt128 {
    guard mask != 0 else { return all & ~held[letter] }
    return families(of: letter).first { places[$0] == mask }.map { kinds[$0] } ?? 0
  }

  func families(of letter: Int) -> Range<Int> {
    (letter == 0 ? 0 : ends[letter - 1])..<ends[letter]
  }

  func splits(_ words: UInt128, _ letter: Int) -> Bool {
    for place in families(of: letter) where kinds[place] & words == words { return false }
    return true
  }

  /// Whether no family with the letter has enough words for this many mistakes.
  private func isHarmless(_ letter: Int, _ mistakes: Int, _ words: UInt128) -> Bool {
    for place in families(of: letter) where (kinds[place] & words).nonzeroBitCount > mistakes {
      return false
    }
    return true
  }

  private mutating func canAnswer(
    _ letter: Int,
    _ mistakes: Int,
    _ words: UInt128,
    _ turn: Int
  ) -> Bool? {
    let missed = words & ~held[letter]
    if missed != 0 {
      guard let answer = canForce(mistakes - 1, from: missed, turn: turn + 1) else { return nil }
      if answer { return true }
    }
    for place in families(of: letter) where kinds[place] & words != 0 {
      let family = kinds[place] & words
      guard let answer = canForce(mistakes, from: family, turn: turn + 1) else { return nil }
      if answer { return true }
    }
    return false
  }
}
