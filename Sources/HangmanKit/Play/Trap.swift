/// A few words from which no player escapes, however clever and however well he knows the computer.
///
/// Of UNBOUNDED, UNFOUNDED, UNMOUNDED, UNPOUNDED, UNROUNDED, UNSOUNDED and UNWOUNDED any player
/// misses six before the last. A trap can be less plain: what it needs is an answer to every letter,
/// then to every next one, and so on, that costs as many mistakes in the end. Judging families by
/// one simulated player, `Diabolical` now and then gives such a certainty away; so while some keep
/// it, no others are offered. But if the game allows a few mistakes more than are certain, it may
/// gamble: the trap would throw away games that most players lose.
///
/// A trap works with every list that has its words. For words of 9, 10, 12 and 13 letters in
/// `data/words.plist` no computer can be sure of more than these promise. `make arena` proves them,
/// and docs/cunning.md tells how they were found.
package struct Trap {
  /// How many mistakes are certain.
  package let mistakes: Int
  package let words: [[UInt8]]

  private init(_ mistakes: Int, _ words: StaticString) {
    self.mistakes = mistakes
    self.words = words.withUTF8Buffer { $0.split { $0 <= UInt8(ascii: " ") }.map(Array.init) }
  }

  /// The families of a letter after which the trap still makes what it owes, or all of them if it
  /// owes nothing any more.
  ///
  /// - Parameters:
  ///   - families: Where the letter stands in some of the families it makes, ascending.
  ///   - letter: The letter said now.
  ///   - guesses: Those before it.
  ///   - allowed: How many mistakes lose the game.
  ///   - isListed: Whether the computer's list has a word of the trap.
  /// - Returns: Some of the families and of those of the trap's words, ascending.
  func families(
    among families: [Positions],
    of letter: Letter,
    after guesses: [Guess],
    mistakesAllowed allowed: Int,
    isListed: ([UInt8]) -> Bool
  ) -> [Positions] {
    let owed = min(mistakes, allowed) - guesses.count { $0.positions.isEmpty }
    let isWorthIt = allowed <= mistakes || allowed >= 2 * mistakes
    guard isWorthIt, owed > 0 else { return families }
    let live = words.filter { word in
      guesses.allSatisfy { Positions(of: $0.letter, in: word) == $0.positions }
        && isListed(word)
    }
    var siege = Siege(live)
    let known = Set(live.map { Positions(of: letter, in: $0) }).union(families)
    let safe = known.sorted { $0.rawValue < $1.rawValue }.filter { positions in
      let kept = siege.words(positions, of: letter)
      return siege.canForce(positions.isEmpty ? owed - 1 : owed, from: kept)
    }
    return safe.isEmpty ? families : safe
  }
}

extension Trap {
  /// The trap for words of a length, if one is known.
  package static func of(length: Int) -> Trap? {
    switch length {
    case 9: Trap(6, "UNBOUNDED UNFOUNDED UNMOUNDED UNPOUNDED UNROUNDED UNSOUNDED UNWOUNDED")
    case 10:
      Trap(
        5,
        """
        AFFIXATION AGAPANTHUS ALLONOMOUS APPENDANCY ATHABASCAN ATTENDANCY BALLYWRACK
        BILHARZIAL BRIMMINGLY BUBBLELESS BUBBLEMENT BURROBRUSH BUTTERBUMP BUTTERBUSH
        CAUDILLISM CHATTERBAG COEMBEDDED COMPURSION CONCORDITY CONFERMENT CONVERGENT
        COXCOMBESS DEFLECTIVE DEJECTEDLY DEPRESSIVE FEVERBERRY FORKEDNESS GLOSSOLOGY
        GLOTTOLOGY GOWKEDNESS GRASSWARDS GUNRUNNING HAMMERLIKE HEDGEHOGGY HOTCHPOTCH
        JUGGLEMENT KNIGHTSHIP KOTUKUTUKU MICHIGAMEA NONCOPYING NONDUMPING NONFLOWING
        NONWORKING NYMPHOTOMY PADDYWHACK PANGLESSLY PIPUNCULID POLYPHYLLY POMOLOGIST
        PUDDLELIKE SKIPPINGLY SPANNERMAN STRULDBRUG STUCCOWORK SUCCESSIVE SULFHYDRYL
        SULPHYDRYL SYMPHYTISM TACTLESSLY UNBANKRUPT UNEFFUSIVE UNHANDCUFF UNHUMOROUS
        UNSHAKABLY UNSHAMABLY UNSTUFFING UNTEMPTING UNWAGGABLE UNWAGGABLY WHIZZINGLY
        """
      )
    case 12:
      Trap(
        4,
        """
        BHUTATATHATA CHLOROCOCCUM COMPREHENSOR CROCKERYWARE CUGGERMUGGER CYCLOSPOROUS
        DECLASSICIZE DISGUSTFULLY FECKLESSNESS GLYCYPHYLLIN HETEROLOBOUS HYDRODICTYON
        HYPERCORRECT HYPERGENESIS HYPOPYGIDIUM MASSARANDUBA NONKNOWLEDGE PALMOSPASMUS
        PARAGRAPHISM PARATRACHEAL PHONOPHOROUS PODOSOMATOUS POLYGLOSSARY PSYCHICHTHYS
        REGARDLESSLY RETROGRADELY RUMBUMPTIOUS SLIPSLOPPISM SMUGGISHNESS STOCKJOBBERY
        SYMBOLOGICAL SYMPHYSOTOMY TANGANTANGAN TYPTOLOGICAL UNDOUBTFULLY UNGRUDGINGLY
        UNREMARKABLE UNSUCCUMBING UNTRUTHFULLY WAVELESSNESS WOODENHEADED
        """
      )
    case 13: Trap(3, "DOXOLOGICALLY HOROLOGICALLY NOSOLOGICALLY POMOLOGICALLY")
    default: nil
    }
  }
}

/// The game in which only the words of a trap are possible, searched to its end.
///
/// The arena's solver (`benchmarks/solver`) tells the value of any words and proves the traps; this
/// one asks only whether so many mistakes can be forced, and must not be that one, for a proof by
/// the code that it proves would be none.
///
/// What can be forced depends on the words left alone: letters said before no longer tell them
/// apart. The words are the bits of a number.
private struct Siege {
  private struct Question: Hashable {
    let words: UInt128
    let mistakes: Int
  }

  private let entries: [[UInt8]]
  /// For each letter the words that lack it, then those that hold it, by its positions.
  private let splits: [[UInt128]]
  private var answers: [Question: Bool] = [:]

  init(_ entries: [[UInt8]]) {
    precondition(entries.count <= UInt128.bitWidth)
    self.entries = entries
    splits = Letter.all.map { letter in
      var split: [Positions: UInt128] = [[]: 0]
      for (place, entry) in entries.enumerated() {
        split[Positions(of: letter, in: entry), default: 0] |= 1 << UInt128(place)
      }
      let lacking = split.removeValue(forKey: []) ?? 0
      return [lacking]
        + split.values.sorted { ($1.nonzeroBitCount, $0) < ($0.nonzeroBitCount, $1) }
    }
  }

  func words(_ positions: Positions, of letter: Letter) -> UInt128 {
    entries.enumerated().reduce(0) { words, entry in
      Positions(of: letter, in: entry.element) == positions
        ? words | 1 << UInt128(entry.offset) : words
    }
  }

  /// Whether this many mistakes are certain whatever the player says.
  mutating func canForce(_ mistakes: Int, from words: UInt128) -> Bool {
    guard mistakes > 0 else { return true }
    // Every mistake rules out a word at least, and the last word is never missed.
    guard words.nonzeroBitCount > mistakes else { return false }
    let question = Question(words: words, mistakes: mistakes)
    if let answer = answers[question] { return answer }
    let answer = search(mistakes, words)
    answers[question] = answer
    return answer
  }

  private mutating func search(_ mistakes: Int, _ words: UInt128) -> Bool {
    // A letter of all words that tells them apart costs nothing: said first, always.
    for split in splits where split[0] & words == 0 {
      if !split.contains(where: { $0 & words == words }) {
        return canAnswer(split, mistakes, words)
      }
    }
    for split in splits where split[0] & words != 0 && split[0] & words != words {
      if !canAnswer(split, mistakes, words) { return false }
    }
    return true
  }

  private mutating func canAnswer(
    _ split: [UInt128],
    _ mistakes: Int,
    _ words: UInt128
  ) -> Bool {
    for place in split.indices where split[place] & words != 0 {
      if canForce(place == 0 ? mistakes - 1 : mistakes, from: split[place] & words) { return true }
    }
    return false
  }
}
