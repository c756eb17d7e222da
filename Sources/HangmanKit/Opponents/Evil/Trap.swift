/// A few words from which no player escapes, however clever.
///
/// Of UNBOUNDED, UNFOUNDED, UNMOUNDED, UNPOUNDED, UNROUNDED, UNSOUNDED and UNWOUNDED any player
/// misses six before the last. A trap can be less plain: what it needs is an answer to every letter,
/// then to every next one, and so on, that costs as many mistakes in the end. Judging families by
/// one simulated player, `Diabolical` now and then gives this certainty away; so where a trap decides
/// the game, and while some families keep it, no others are offered. A game that allows more mistakes
/// than are certain plays without its trap, which would throw away games that most players lose.
///
/// Only a few words are searched to the end, because searching a large trap takes longer than a guess
/// may. A family of more words is certain where answering every letter with a mistake is enough. Where no
/// family is certain, the one with the most words for each mistake still owed is kept. The proof that
/// nobody escapes from the traps in `data/values` is about this rule: `scripts/words/check-values` plays
/// all games against it, and docs/cunning.md says more.
package struct Trap {
  /// Sets whose words and mistakes come to no more are searched: about a thousand of their subsets.
  private static var searchedSum: Int { 20 }

  private let words: [[UInt8]]
  private let mistakes: Int

  /// A trap of words of one length, no two alike, among which this many mistakes are certain.
  package init(_ words: [[UInt8]], mistakes: Int) {
    self.words = words
    self.mistakes = mistakes
  }

  /// The trap among the entries of a shape; `nil` if none decides a game that allows this many mistakes.
  init?(among entries: EntryTable, mistakesAllowed: Int) {
    guard mistakesAllowed <= entries.trapValue else { return nil }
    self.init(entries.trapWords, mistakes: entries.trapValue)
  }

  /// The families of a letter after which the trap still decides the game, or all of them if it
  /// does not any more.
  ///
  /// - Parameters:
  ///   - families: Where the letter is in some of the families it makes, ascending.
  ///   - letter: The letter said now.
  ///   - guesses: Those before it.
  /// - Returns: Some of the families and of those of the trap's words, ascending.
  package func families(
    among families: [Positions],
    of letter: Letter,
    after guesses: [Guess]
  ) -> [Positions] {
    var (live, owed) = (words, mistakes)
    for guess in guesses {
      let before = live.count
      live.removeAll { Positions(of: guess.letter, in: $0) != guess.positions }
      // A letter that none of them has costs a mistake more than those owed.
      if guess.positions.isEmpty, live.count < before { owed -= 1 }
    }
    guard live.count > owed else { return families }
    let ways = live.map { Positions(of: letter, in: $0) }
    var certain: [Positions] = []
    var open: (positions: Positions, words: Int, owed: Int)?
    var last: Positions?
    for rawValue in Order.ascending((ways + families).map { $0.rawValue }) {
      let positions = Positions(rawValue: rawValue)
      guard positions != last else { continue }
      last = positions
      let kept = live.indices.filter { ways[$0] == positions }.map { live[$0] }
      let owed = positions.isEmpty && kept.count < live.count ? owed - 1 : owed
      switch Self.isCertain(owed, from: kept) {
      case true?: certain.append(positions)
      case false?: continue
      case nil:
        if let open, kept.count * (open.owed + 1) <= open.words * (owed + 1) { continue }
        open = (positions, kept.count, owed)
      }
    }
    if certain.isEmpty, let open { return [open.positions] }
    return certain.isEmpty ? families : certain
  }

  /// Whether this many mistakes are certain; `nil` if there are too many words to search.
  private static func isCertain(_ mistakes: Int, from words: [[UInt8]]) -> Bool? {
    guard mistakes > 0 else { return true }
    guard words.count > mistakes else { return false }
    if words.count + mistakes <= searchedSum {
      var solver = TrapSolver(words.flatMap { $0 }, length: words[0].count)
      return solver.canForce(mistakes, from: solver.all)
    }
    return silenceCosts(mistakes, words) ? true : nil
  }

  /// Whether this many letters can all be missed if only letters of all the words are ever shown: the
  /// letters that are in most words cover fewer words than there are.
  @_optimize(speed)
  private static func silenceCosts(_ mistakes: Int, _ words: [[UInt8]]) -> Bool {
    var counts = [Int](repeating: 0, count: Letter.limit)
    for word in words {
      var met = LetterSet()
      for byte in word {
        guard let letter = Letter(byte: byte), !met.contains(LetterSet(letter)) else { continue }
        met.insert(LetterSet(letter))
        counts[letter.index] += 1
      }
    }
    for index in counts.indices where counts[index] == words.count {
      let letter = Letter(index: index)
      let positions = Positions(of: letter, in: words[0])
      // The player says it first, which costs nothing.
      guard words.allSatisfy({ Positions(of: letter, in: $0) == positions }) else { return false }
      counts[index] = 0
    }
    return Order.ascending(counts).suffix(mistakes).reduce(0, +) < words.count
  }
}
