/// A few words from which no player escapes, however clever.
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
/// and docs/cunning.md says how they were found.
package struct Trap {
  /// How many mistakes are certain.
  package let mistakes: Int
  /// In alphabetical order.
  package let words: [[UInt8]]

  /// More than any state of the traps below takes.
  private static let stepLimit = 100_000

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
  ///   - listed: Which of some ascending words are in the computer's list.
  /// - Returns: Some of the families and of those of the trap's words, ascending.
  func families(
    among families: [Positions],
    of letter: Letter,
    after guesses: [Guess],
    mistakesAllowed allowed: Int,
    listed: ([[UInt8]]) -> [[UInt8]]
  ) -> [Positions] {
    let owed = min(mistakes, allowed) - guesses.count { $0.positions.isEmpty }
    let isWorthIt = allowed <= mistakes || allowed >= 2 * mistakes
    guard isWorthIt, owed > 0 else { return families }
    let live = listed(
      words.filter { word in
        guesses.allSatisfy { Positions(of: $0.letter, in: word) == $0.positions }
      }
    )
    var solver = TrapSolver(live, stepLimit: Self.stepLimit)
    let ways = live.map { Positions(of: letter, in: $0) }
    var safe: [Positions] = []
    for positions in Set(ways + families).sorted(by: { $0.rawValue < $1.rawValue }) {
      let kept = solver.words { ways[$0] == positions }
      let isSafe = solver.canForce(positions.isEmpty ? owed - 1 : owed, from: kept)
      if isSafe == true { safe.append(positions) }
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
