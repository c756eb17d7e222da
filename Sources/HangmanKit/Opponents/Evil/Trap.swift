/// A few words from which no player escapes, however clever.
///
/// Among UNBOUNDED, UNFOUNDED, UNMOUNDED, UNPOUNDED, UNROUNDED, UNSOUNDED and UNWOUNDED every player
/// makes six mistakes before the last word. A trap can be less obvious: it needs an answer to every
/// letter, then to every next letter, and so on, that costs as many mistakes in the end.
///
/// `Diabolical` judges families by one simulated player, so now and then it would give this certainty
/// away. Therefore, where a trap decides the game and some families keep it, only these are offered. A
/// game that allows more mistakes than the trap forces plays without the trap, because keeping it would
/// throw away games that most players lose.
///
/// Only a few words are searched to the end, because searching a large trap takes longer than a guess
/// may. A family of more words counts as certain if answering every letter with a mistake is enough. If
/// no family is certain, the one with the most words in proportion to those that it needs at least is
/// kept: a word for each mistake still owed, because a mistake rules out a word, and a last word. The
/// proof that nobody escapes from the traps in `data/values` is about this rule:
/// `scripts/words/check-values` plays all games against it, and docs/cunning-method.md says more.
package struct Trap {
  /// The largest sum of words and mistakes that is searched: about a thousand subsets.
  private static var searchedSum: Int { 20 }

  private let words: [[UInt8]]
  private let mistakes: Int

  /// Creates a trap of different words of one length that forces this many mistakes.
  package init(_ words: [[UInt8]], mistakes: Int) {
    self.words = words
    self.mistakes = mistakes
  }

  /// The trap among the entries of a shape; `nil` if none decides a game that allows this many mistakes.
  init?(among entries: EntryTable, mistakesAllowed: Int) {
    guard mistakesAllowed <= entries.trapValue else { return nil }
    self.init(entries.trapWords, mistakes: entries.trapValue)
  }

  /// The families of a letter after which the trap still decides the game; all families if the trap
  /// can no longer decide it.
  ///
  /// - Parameters:
  ///   - families: The positions of the letter in some of the families that it makes, ascending.
  ///   - letter: The letter guessed now.
  ///   - guesses: The guesses before it.
  /// - Returns: Some of the given families and of the families of the trap's words, ascending.
  package func families(
    among families: [Positions],
    of letter: Letter,
    after guesses: [Guess]
  ) -> [Positions] {
    var (live, owed) = (words, mistakes)
    for guess in guesses {
      let before = live.count
      live.removeAll { Positions(of: guess.letter, in: $0) != guess.positions }
      // If no word of the trap has the letter, its mistake is an extra one and does not reduce what is
      // owed.
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

  /// Whether this many mistakes can be forced; `nil` if there are too many words to search.
  private static func isCertain(_ mistakes: Int, from words: [[UInt8]]) -> Bool? {
    guard mistakes > 0 else { return true }
    guard words.count > mistakes else { return false }
    if words.count + mistakes <= searchedSum {
      var solver = TrapSolver(words.flatMap { $0 }, length: words[0].count)
      return solver.canForce(mistakes, from: solver.all)
    }
    return silenceCosts(mistakes, words) ? true : nil
  }

  /// Whether answering every letter with a mistake (except letters at the same positions in all words)
  /// forces this many mistakes: true if that many letters, those in most words, together cover fewer
  /// words than there are.
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
      // The player guesses a letter that costs nothing first.
      guard words.allSatisfy({ Positions(of: letter, in: $0) == positions }) else { return false }
      counts[index] = 0
    }
    return Order.ascending(counts).suffix(mistakes).reduce(0, +) < words.count
  }
}
