/// The game in which only a few words are possible, searched to its end.
///
/// What can be forced depends on the words left alone, not on the letters said before. The words
/// are the bits of a number. This solver shares no code with the one that proves the traps
/// (`benchmarks/solver`): a proof by the code to be proved would be none.
struct TrapSolver: ~Copyable {
  /// How many words there can be.
  static var limit: Int { UInt64.bitWidth }

  /// A letter that does not stand alike in all of the words.
  private struct Telling {
    var holders: UInt64
    /// Where its families stand among those of all letters, but for the one that lacks it.
    var families: Range<Int>
  }

  /// A letter that a player could say.
  private struct Option {
    /// The words left that hold it.
    var holders: UInt64
    var count: Int
    var letter: Int
  }

  private let count: Int
  private let workLimit: Int
  private var work = 0
  private let letters: Items<Telling>
  /// Letter by letter, the largest family first.
  private let families: Items<UInt64>
  /// Room for the options of each turn.
  private let options: Items<Option>
  private var memory = SolvedSets()

  /// - Parameters:
  ///   - words: At most `limit`, of one length, no two alike.
  ///   - workLimit: How many letters may be looked at in all, each in some words.
  init(_ words: [[UInt8]], workLimit: Int = .max) {
    precondition(words.count <= Self.limit)
    count = words.count
    self.workLimit = workLimit
    var letters: [Telling] = []
    var families: [UInt64] = []
    Self.forEachLetter(of: words) { positions in
      let start = families.count
      Self.append(positions, to: &families)
      let isTelling = families.count - start > 1 || positions.contains(0)
      let holders = families[start...].reduce(0, |)
      if isTelling { letters.append(Telling(holders: holders, families: start..<families.count)) }
    }
    options = Items(room: letters.count * (letters.count + 1))
    self.letters = Items(letters)
    self.families = Items(families)
  }

  /// Calls the body with where a letter stands in each word, for each letter that one holds.
  private static func forEachLetter(of words: [[UInt8]], _ body: (ArraySlice<UInt64>) -> Void) {
    var positions = [UInt64](repeating: 0, count: Letter.limit * words.count)
    var met = LetterSet()
    for (place, word) in words.enumerated() {
      for (position, byte) in word.enumerated() {
        guard let letter = Letter(byte: byte) else { continue }
        met.insert(LetterSet(letter))
        positions[letter.index * words.count + place] |= 1 &<< UInt64(position)
      }
    }
    for letter in 0..<Letter.limit where met.contains(Letter(index: letter)) {
      body(positions[(letter * words.count)..<((letter + 1) * words.count)])
    }
  }

  /// Appends the families of a letter that hold it, the largest first.
  private static func append(_ positions: ArraySlice<UInt64>, to families: inout [UInt64]) {
    let start = families.count
    var met: [UInt64] = []
    var bit: UInt64 = 1
    for place in positions.indices {
      defer { bit &<<= 1 }
      guard positions[place] != 0 else { continue }
      if let known = met.firstIndex(of: positions[place]) {
        families[start + known] |= bit
      } else {
        met.append(positions[place])
        families.append(bit)
      }
    }
    // A letter has few; the library's sort would be one more copy of it in the program.
    for place in families[start...].indices {
      var free = place
      while free > start, stands(families[free], before: families[free - 1]) {
        families.swapAt(free, free - 1)
        free -= 1
      }
    }
  }

  private static func stands(_ family: UInt64, before other: UInt64) -> Bool {
    (other.nonzeroBitCount, family) < (family.nonzeroBitCount, other)
  }

  /// The words of which, by their numbers, the condition is true.
  func words(where isOne: (Int) -> Bool) -> UInt64 {
    (0..<count).reduce(0) { isOne($1) ? $0 | 1 &<< UInt64($1) : $0 }
  }

  /// How many mistakes are certain whatever the player says; `nil` if the work does not suffice.
  mutating func value(of words: UInt64) -> Int? {
    var value = 0
    while let isForced = canForce(value + 1, from: words) {
      guard isForced else { return value }
      value += 1
    }
    return nil
  }

  /// Whether this many mistakes are certain whatever the player says; `nil` if the work does not
  /// suffice to find out.
  mutating func canForce(_ mistakes: Int, from words: UInt64) -> Bool? {
    canForce(mistakes, from: words, turn: 0)
  }

  @_optimize(speed)
  private mutating func canForce(_ mistakes: Int, from words: UInt64, turn: Int) -> Bool? {
    guard mistakes > 0 else { return true }
    // Every mistake rules out a word at least, and the last word is never missed.
    guard words.nonzeroBitCount > mistakes else { return false }
    if let answer = memory.answer(mistakes, words) { return answer }
    work += letters.count
    guard work <= workLimit, let answer = search(mistakes, words, turn) else { return nil }
    memory.note(answer, mistakes, words)
    return answer
  }

  @_optimize(speed)
  private mutating func search(_ mistakes: Int, _ words: UInt64, _ turn: Int) -> Bool? {
    if let letter = freeLetter(of: words) { return canAnswer(letter, mistakes, words, turn) }
    let places = options(among: words, turn)
    guard covered(by: mistakes, places) >= words.nonzeroBitCount else { return true }
    for place in places where isHarmless(options[place], mistakes, words) {
      return false
    }
    for place in places where !isDominated(place, from: places.lowerBound) {
      switch canAnswer(options[place].letter, mistakes, words, turn) {
      case nil: return nil
      case false?: return false
      case true?: continue
      }
    }
    return true
  }

  /// How many words so many letters stand in at most; if there are more, to say them costs a mistake
  /// each.
  private func covered(by letters: Int, _ places: Range<Int>) -> Int {
    places.prefix(letters).reduce(0) { $0 + options[$1].count }
  }

  /// A letter of all words that splits them: it costs nothing, so it is said first, always.
  @_optimize(speed)
  private func freeLetter(of words: UInt64) -> Int? {
    for letter in letters.indices where letters[letter].holders & words == words {
      if letters[letter].families.allSatisfy({ families[$0] & words != words }) { return letter }
    }
    return nil
  }

  /// Where the letters that some of the words hold and some lack now stand, the commonest first.
  @_optimize(speed)
  private func options(among words: UInt64, _ turn: Int) -> Range<Int> {
    let start = turn * letters.count
    var end = start
    for letter in letters.indices {
      let holders = letters[letter].holders & words
      guard holders != 0, holders != words else { continue }
      let option = Option(holders: holders, count: holders.nonzeroBitCount, letter: letter)
      var place = end
      while place > start, options[place - 1].count < option.count {
        options[place] = options[place - 1]
        place -= 1
      }
      options[place] = option
      end += 1
    }
    return start..<end
  }

  /// Whether no answer to the letter leaves enough words for so many mistakes.
  @_optimize(speed)
  private func isHarmless(_ option: Option, _ mistakes: Int, _ words: UInt64) -> Bool {
    guard words.nonzeroBitCount - option.count < mistakes else { return false }
    return letters[option.letter].families.allSatisfy {
      (families[$0] & words).nonzeroBitCount <= mistakes
    }
  }

  /// Whether all words that hold a letter hold a commoner one too: to say that one first is never
  /// worse, since the other can be said afterwards at no more cost.
  private func isDominated(_ place: Int, from first: Int) -> Bool {
    (first..<place).contains { options[place].holders & ~options[$0].holders == 0 }
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
      guard let answer = canForce(mistakes - 1, from: missed, turn: turn + 1) else { return nil }
      if answer { return true }
    }
    for place in letters[letter].families where families[place] & words != 0 {
      let family = families[place] & words
      guard let answer = canForce(mistakes, from: family, turn: turn + 1) else { return nil }
      if answer { return true }
    }
    return false
  }
}
