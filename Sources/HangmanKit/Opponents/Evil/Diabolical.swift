/// The strongest opponent we know: it keeps the family with the hardest words, not the largest.
///
/// The rule of the assignment keeps as many words as possible. But a thousand words of which any
/// player guesses every one are worth less than the thirteen that fit `_AIL`: there each new letter
/// rules out a single word, and costs a mistake. So we ask of each word how many mistakes it is
/// good for, and we find out by playing. For every family we could keep,
///
/// 1. pretend to keep it, and let a simulated player finish the game against each of its words.
///    The player says the letter that most of the remaining words hold: simple, and near the best;
/// 2. note how many mistakes the player makes on each word (never more than are left in the game),
///    and count the words for each number of mistakes: how many cost 6, how many 5, and so on;
/// 3. keep the family with the most words at the highest number. If two have equally many there,
///    the next lower number decides, and so on down.
///
/// Against this very player nothing can do better: whatever the opponent answers, the game ends at
/// some word, with the mistakes the player makes on that word, and we walk towards the worst ones.
/// Other players differ from this one, so we want many hard words and not just one.
///
/// People do not know a large list. When none of their words fits any more, they go by how common
/// letters are. So in a large list the weight of a word doubles with every mistake that it costs a
/// second player, who says the letters from the most to the least common (`Reciter`): of words that are
/// equally hard for the first, those of rare letters are kept. Of a small list people know most words,
/// but not the same ones, and what comes to their minds no simulation of ours has found by itself. So
/// of some lists `data/people` says how hard their words were for simulated people, in three levels.
/// There step 3 adds up all words of a family, each eight times as much with every mistake that it costs
/// the first player and with every level, and 64 times if it beats that one. Of other small lists,
/// with nine letters or more, it adds them up doubled with every mistake: people soon find the few
/// that cost most, and many that cost a mistake less are worth more.
///
/// If families are equal in all this, we keep the one that shows fewer letters, then chance decides;
/// chance also shuffles a little which letter the first player says when two are as common. With one
/// mistake left, a family without the letter wins at once.
///
/// Simulating all words takes too long for the first guesses, so only some 4,400 are: those in
/// the hardest groups in a game from the start, which the index knows (`Hardness`). And where
/// more mistakes are certain than this player shows, `Trap` leaves fewer families to choose from.
///
/// Sources: optimal play is out of reach, see J. Barbay and B. Subercaseaux, "The Computational
/// Complexity of Evil Hangman", FUN 2021. Choosing hard words by playing against each is Dan Q's
/// idea (danq.me/2013/12/15/hangman), for honest games. Measurements are in docs/cunning.md.
package struct Diabolical {
  /// What it says, and why.
  package struct Answer {
    /// Where the letter is in the family kept.
    package let positions: Positions
    /// How the simulated players do in each family that was offered; none where one mistake is
    /// left and a family lacks the letter.
    package let outlooks: [Simulation.Outlook]
  }

  private let entries: EntryTable
  private let guesses: [Guess]
  private let mistakesAllowed: Int
  private let chance: Chance

  /// - Parameters:
  ///   - entries: Those of the game's shape.
  ///   - guesses: The guesses answered.
  ///   - mistakesAllowed: How many mistakes lose the game.
  ///   - chance: The game's.
  package init(
    over entries: EntryTable,
    after guesses: [Guess],
    mistakesAllowed: Int,
    chance: Chance
  ) {
    self.entries = entries
    self.guesses = guesses
    self.mistakesAllowed = mistakesAllowed
    self.chance = Chance(seed: chance.number(guesses.count + 1))
  }

  /// The answer: where the letter is; `nil` if no entry fits the game any more.
  package func positions(of letter: Letter) -> Positions? {
    answer(to: letter, candidateCount: nil, isToChoose: true)?.positions
  }

  /// The same answer and what made it the best, which takes up to twice as long.
  ///
  /// - Parameters:
  ///   - letter: The letter said now.
  ///   - candidateCount: How many entries fit the game, if that is known.
  /// - Returns: The answer, or `nil` if no entry fits the game any more.
  package func answer(to letter: Letter, candidateCount: Int? = nil) -> Answer? {
    answer(to: letter, candidateCount: candidateCount, isToChoose: false)
  }

  private func answer(to letter: Letter, candidateCount: Int?, isToChoose: Bool) -> Answer? {
    let mistakesLeft = mistakesAllowed - guesses.count { $0.positions.isEmpty }
    if mistakesLeft <= 1,
      entries.families(of: letter, fitting: guesses).first?.positions.isEmpty == true
    {
      return Answer(positions: [], outlooks: [])
    }
    let simulation = Simulation(
      of: letter,
      after: guesses,
      order: preference,
      mistakesLeft: mistakesLeft,
      candidateCount: candidateCount
    )
    let outlooks = simulation.outlooks(over: entries, isToChoose: isToChoose) {
      offered($0, letter)
    }
    guard let kept = kept(outlooks) else { return nil }
    return Answer(positions: kept.positions, outlooks: outlooks)
  }

  private func offered(_ families: [Positions], _ letter: Letter) -> [Positions] {
    let trap = Trap(among: entries, mistakesAllowed: mistakesAllowed)
    return trap?.families(among: families, of: letter, after: guesses) ?? families
  }

  /// The best outlook; of equals each is as likely, by reservoir sampling: the second that is met
  /// replaces the first in half of the cases, the third in a third.
  @_optimize(speed)
  private func kept(_ outlooks: [Simulation.Outlook]) -> Simulation.Outlook? {
    guard var best = outlooks.first else { return nil }
    var equals = 1
    for outlook in outlooks.dropFirst() where !outlook.isWorse(than: best) {
      equals = best.isWorse(than: outlook) ? 1 : equals + 1
      // The numbers before these shuffle the letters.
      if chance.number(entries.letterOrder.count + equals, below: equals) == 0 { best = outlook }
    }
    return best
  }

  /// The letters from the most to the least common, none more than eight ranks from its own:
  /// each moves back by less than that, in 256ths of a rank.
  private var preference: [Letter] {
    let fraction = 256
    return entries.letterOrder.enumerated()
      .map { (rank: $0 * fraction + chance.number($0, below: 8 * fraction), letter: $1) }
      .inOrder { $0.rank < $1.rank }
      .map { $0.letter }
  }
}

extension Simulation.Outlook {
  /// Whether less weight lies on many mistakes, or as much does and more letters are shown.
  @_optimize(speed)
  fileprivate func isWorse(than other: Self) -> Bool {
    let (own, others) = (weightsByMistakes, other.weightsByMistakes)
    for mistakes in own.indices.reversed() where own[mistakes] != others[mistakes] {
      return own[mistakes] < others[mistakes]
    }
    return positions.rawValue.nonzeroBitCount > other.positions.rawValue.nonzeroBitCount
  }
}
