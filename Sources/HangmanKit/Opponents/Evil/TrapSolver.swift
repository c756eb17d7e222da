/// A game in which only a few words are possible, played to its end by both sides.
///
/// The number of mistakes that can be forced depends only on the words still possible, not on the
/// letters guessed before, because a letter that was guessed is the same in all these words. A set of words
/// is the bits of a number. This solver shares no code with the one that proves the traps
/// (`benchmarks/solver`), because code cannot prove itself.
struct TrapSolver: ~Copyable {
  /// The largest number of words.
  static var limit: Int { UInt64.bitWidth }

  /// An answer to a letter: the family that it keeps.
  struct Answer {
    fileprivate(set) var words: UInt64
    /// The mistakes that the letter itself costs: 1 for the family without it, otherwise 0.
    let mistakes: Int
  }

  /// A letter that splits the words still possible.
  private struct Choice {
    /// The words still possible that contain it.
    var holders: UInt64
    var count: Int
    var letter: Int
  }

  private let count: Int
  private let workLimit: Int
  private var work = 0
  private let letters: Items<Splitter>
  /// The families of each letter, the largest first.
  private let families: Items<UInt64>
  /// The letters that have the same positions in all words.
  private let shared: LetterSet
  /// The choices of each turn of the search, in memory that all turns share.
  private let choices: Items<Choice>
  private var memory = SolvedSets()

  /// - Parameters:
  ///   - words: At most `limit` different words, one after another.
  ///   - length: The length of each.
  ///   - workLimit: How many letters the search may look at, counted once for each set of words.
  init(_ words: [UInt8], length: Int, workLimit: Int = .max) {
    count = words.count / length
    precondition(words.count <= Self.limit * length)
    self.workLimit = workLimit
    let (letters, families, shared) = Self.splitters(of: words, length: length)
    choices = Items(capacity: letters.count * (letters.count + 1))
    self.letters = Items(letters)
    self.families = Items(families)
    self.shared = shared
  }

  /// The set of all words.
  var all: UInt64 { .max >> UInt64(Self.limit - count) }

  /// The answers to a letter, one per family, in the order of each family's first word.
  func answers(to letter: Letter) -> [Answer] {
    guard let index = letters.indices.first(where: { letters[$0].letter == letter }) else {
      return [Answer(words: all, mistakes: shared.contains(letter) ? 0 : 1)]
    }
    var answers: [Answer] = []
    var rest = all
    while rest != 0 {
      let first = rest & (0 &- rest)
      let holding = letters[index].families.first { families[$0] & first != 0 }
      let words = holding.map { families[$0] } ?? all & ~letters[index].holders
      answers.append(Answer(words: words, mistakes: holding == nil ? 1 : 0))
      rest &= ~words
    }
    return answers
  }

  /// Returns the worth of a letter if it is guessed now, among some of the words, whose value is at least
  /// `known`.
  ///
  /// The worth has no value if the work limit is reached.
  mutating func appraisal(
    of letter: Letter,
    among words: UInt64,
    atLeast known: Int
  ) -> Appraisal {
    var (left, hits, largest): ([Answer], Int, Int) = ([], 0, 0)
    for var answer in answers(to: letter) where answer.words & words != 0 {
      answer.words &= words
      left.append(answer)
      let count = answer.words.nonzeroBitCount
      hits += answer.mistakes == 0 ? count : 0
      largest = max(largest, count)
    }
    let value = value(of: left, atLeast: known)
    return Appraisal(letter: letter, hits: hits, largest: largest, value: value)
  }

  /// The value of the game among some of the words, that is, the mistakes that no player can avoid,
  /// given a lower bound of it; `nil` if the work limit is reached.
  mutating func value(of words: UInt64, atLeast known: Int = 0) -> Int? {
    value(of: [Answer(words: words, mistakes: 0)], atLeast: known)
  }

  private mutating func value(of answers: [Answer], atLeast known: Int) -> Int? {
    Self.value(atLeast: known) { mistakes in
      for answer in answers {
        guard let isForced = canForce(mistakes, by: answer) else { return nil }
        if isForced { return true }
      }
      return false
    }
  }

  /// The most mistakes that can be forced; `nil` if the work limit is reached for some number.
  static func value(atLeast known: Int, _ canForce: (Int) -> Bool?) -> Int? {
    var value = known
    while let isForced = canForce(value + 1) {
      guard isForced else { return value }
      value += 1
    }
    return nil
  }

  /// Whether an answer forces this many mistakes, including the one that the letter itself costs.
  mutating func canForce(_ mistakes: Int, by answer: Answer) -> Bool? {
    canForce(mistakes - answer.mistakes, from: answer.words)
  }

  /// Whether this many mistakes can be forced whatever the player guesses; `nil` if the work limit is
  /// reached.
  @_optimize(speed)
  mutating func canForce(_ mistakes: Int, from words: UInt64, turn: Int = 0) -> Bool? {
    guard mistakes > 0 else { return true }
    // Every mistake rules out at least one word, and the last word costs none.
    guard words.nonzeroBitCount > mistakes else { return false }
    if let known = memory.answer(mistakes, words) { return known }
    work += letters.count
    guard work <= workLimit, let isForced = search(mistakes, words, turn) else { return nil }
    memory.note(isForced, mistakes, words)
    return isForced
  }

  @_optimize(speed)
  private mutating func search(_ mistakes: Int, _ words: UInt64, _ turn: Int) -> Bool? {
    if let letter = freeLetter(of: words) { return canAnswer(letter, mistakes, words, turn) }
    let indexes = choose(among: words, turn)
    guard covered(by: mistakes, indexes) >= words.nonzeroBitCount else { return true }
    for index in indexes where isHarmless(choices[index], mistakes, words) {
      return false
    }
    for index in indexes where !isDominated(index, from: indexes.lowerBound) {
      switch canAnswer(choices[index].letter, mistakes, words, turn) {
      case nil: return nil
      case false?: return false
      case true?: continue
      }
    }
    return true
  }

  /// The most words that this many letters can cover; if there are more words than that, each of the
  /// letters can be answered with a mistake.
  private func covered(by letters: Int, _ indexes: Range<Int>) -> Int {
    indexes.prefix(letters).reduce(0) { $0 + choices[$1].count }
  }

  /// A letter that all words contain and that splits them.
  ///
  /// It is always guessed first, because it costs nothing.
  @_optimize(speed)
  private func freeLetter(of words: UInt64) -> Int? {
    for letter in letters.indices where letters[letter].holders & words == words {
      if letters[letter].families.allSatisfy({ families[$0] & words != words }) { return letter }
    }
    return nil
  }

  /// Stores the letters that some words contain and some lack, the most common first, and returns their
  /// indexes among the choices.
  @_optimize(speed)
  private func choose(among words: UInt64, _ turn: Int) -> Range<Int> {
    let start = turn * letters.count
    var end = start
    for letter in letters.indices {
      let holders = letters[letter].holders & words
      guard holders != 0, holders != words else { continue }
      let choice = Choice(holders: holders, count: holders.nonzeroBitCount, letter: letter)
      var free = end
      while free > start, choices[free - 1].count < choice.count {
        choices[free] = choices[free - 1]
        free -= 1
      }
      choices[free] = choice
      end += 1
    }
    return start..<end
  }

  /// Whether every answer to the letter leaves too few words for this many mistakes.
  @_optimize(speed)
  private func isHarmless(_ choice: Choice, _ mistakes: Int, _ words: UInt64) -> Bool {
    guard words.nonzeroBitCount - choice.count < mistakes else { return false }
    return letters[choice.letter].families.allSatisfy {
      (families[$0] & words).nonzeroBitCount <= mistakes
    }
  }

  /// Whether all words that contain a letter also contain a more common one.
  ///
  /// Guessing the more common one first is then never worse, because the other letter can follow at no
  /// greater cost.
  private func isDominated(_ index: Int, from first: Int) -> Bool {
    (first..<index).contains { choices[index].holders & ~choices[$0].holders == 0 }
  }

  @_optimize(speed)
  private mutating func canAnswer(
    _ letter: Int,
    _ mistakes: Int,
    _ words: UInt64,
    _ turn: Int
  ) -> Bool? {
    let missed = words & ~letters[letter].holders
    if missed != 0 {
      guard let isForced = canForce(mistakes - 1, from: missed, turn: turn + 1) else { return nil }
      if isForced { return true }
    }
    for index in letters[letter].families where families[index] & words != 0 {
      let family = families[index] & words
      guard let isForced = canForce(mistakes, from: family, turn: turn + 1) else { return nil }
      if isForced { return true }
    }
    return false
  }
}
