/// The strongest opponent we know: it keeps the family with the hardest words, not the largest.
///
/// The rule of the assignment keeps as many words as possible. But a thousand words that every player
/// guesses are worth less than the thirteen words that fit `_AIL`: there each new letter rules out a
/// single word and costs a mistake. So this opponent asks how many mistakes each word costs, and finds
/// out by playing. For every family that it could keep, it
///
/// 1. pretends to keep the family, and lets a simulated player finish the game against each of its
///    words. The player guesses the letter that is in most of the remaining words, which is simple
///    and close to the best play;
/// 2. notes how many mistakes the player makes on each word (never more than are left in the game),
///    and counts the words for each number of mistakes;
/// 3. compares the families by these counts: the one with the most words at the highest number is
///    kept. If two have equally many words there, the next lower number decides, and so on down.
///
/// Against this player no opponent does better: whatever the answers are, the game ends at some word
/// with the mistakes that the player makes on it, and this opponent moves towards the worst words.
/// Other players differ from this one, so many hard words are worth more than one.
///
/// People do not know a large list. When none of the words they know fits any more, they go by how
/// common letters are. So in a large list the weight of a word doubles with every mistake that it costs
/// a second player, who guesses the letters from the most to the least common, whatever the answers
/// (`Reciter`): among words that are equally hard for the first player, this keeps the ones with rare
/// letters.
///
/// People know most words of a small list, but not all the same ones, and no simulation of ours
/// predicts which words they think of. So `data/people` says for some lists how hard each word was for
/// simulated people, in three levels. In those lists step 3 adds up all words of a family: a word's
/// weight is multiplied by eight with every mistake that it costs the first player and with every
/// level, and by 64 if it beats that player. In other small lists, with words of nine letters or more,
/// the weight doubles with every mistake, because people soon find the few words that cost most, and
/// many words that cost one mistake less are worth more.
///
/// Among families that are equal in all this, the one that shows fewer letters is kept, then chance
/// decides. Chance also shuffles slightly which letter the first player guesses when two are equally
/// common. With one mistake left, a family without the letter wins at once.
///
/// Simulating all words takes too long for the first guesses, so only some 4,400 are simulated: the
/// words in the hardest groups of a game from its start, which the index knows (`Hardness`). Where more
/// mistakes can be forced than this player shows, `Trap` leaves fewer families to choose from.
///
/// Sources: optimal play is out of reach, see J. Barbay and B. Subercaseaux, "The Computational
/// Complexity of Evil Hangman", FUN 2021. Choosing hard words by playing against each is Dan Q's
/// idea (danq.me/2013/12/15/hangman), for honest games. Measurements are in docs/cunning.md.
package struct Diabolical {
  /// An answer and the reason for it.
  package struct Answer {
    /// The positions of the letter in the kept family.
    package let positions: Positions
    /// The results of the simulated players in each family that was offered; empty if one mistake is
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

  /// The positions of the letter in the kept family; `nil` if no entry fits the game any more.
  package func positions(of letter: Letter) -> Positions? {
    answer(to: letter, isToChoose: true)?.positions
  }

  /// The answer together with the reason for it.
  ///
  /// - Parameters:
  ///   - letter: The letter guessed now.
  ///   - candidateCount: How many entries fit the game, if that is known.
  ///   - isToChoose: Whether only the answer is wanted, which takes down to half the time.
  /// - Returns: The answer, or `nil` if no entry fits the game any more.
  package func answer(
    to letter: Letter,
    candidateCount: Int? = nil,
    isToChoose: Bool = false
  ) -> Answer? {
    let mistakesLeft = mistakesAllowed - guesses.count { $0.positions.isEmpty }
    if mistakesLeft <= 1,
      entries.families(of: letter, fitting: guesses).first?.positions.isEmpty == true
    {
      return Answer(positions: [], outlooks: [])
    }
    let simulation = Simulation(
      letter: letter,
      guesses: guesses,
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

  /// The best outlook, and by chance one of several that are equal (reservoir sampling: the second
  /// replaces the first in half of the cases, the third in a third).
  @_optimize(speed)
  private func kept(_ outlooks: [Simulation.Outlook]) -> Simulation.Outlook? {
    guard var best = outlooks.first else { return nil }
    var equals = 1
    for outlook in outlooks.dropFirst() where !outlook.isWorse(than: best) {
      equals = best.isWorse(than: outlook) ? 1 : equals + 1
      // The chance numbers before these shuffle the letters.
      if chance.number(entries.letterOrder.count + equals, below: equals) == 0 { best = outlook }
    }
    return best
  }

  /// The letters from the most to the least common, slightly shuffled: each is moved back by a random
  /// distance of less than eight ranks, in steps of 1/256 rank.
  private var preference: [Letter] {
    let fraction = 256
    return entries.letterOrder.enumerated()
      .map { (rank: $0 * fraction + chance.number($0, below: 8 * fraction), letter: $1) }
      .inOrder { $0.rank < $1.rank }
      .map { $0.letter }
  }
}

extension Simulation.Outlook {
  /// Whether the first outlook has less weight on many mistakes, or the same weight and more letters
  /// shown.
  @_optimize(speed)
  fileprivate func isWorse(than other: Self) -> Bool {
    let (own, others) = (weightsByMistakes, other.weightsByMistakes)
    for mistakes in own.indices.reversed() where own[mistakes] != others[mistakes] {
      return own[mistakes] < others[mistakes]
    }
    return positions.rawValue.nonzeroBitCount > other.positions.rawValue.nonzeroBitCount
  }
}
