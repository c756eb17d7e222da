/// The strongest setter we know: it keeps the family with the hardest words, not the largest.
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
/// Against this very player nothing can do better: whatever the computer answers, the game ends at
/// some word, with the mistakes the player makes on that word, and we walk towards the worst ones.
/// Other players are not this one, and so we want many such words and not just one. If families
/// are equal in all this, we keep the larger, then the one that shows fewer letters, then chance
/// decides; chance also shuffles a little which letter the player says when two are as common.
/// With one mistake left, a family without the letter wins at once.
///
/// Simulating all words takes too long for the first guesses, so only `maxN` of them are: those
/// hardest for the same player in a game from the start, which is known before (`hardness`). And
/// where more mistakes are certain than this player shows, `Trap` leaves fewer families to choose.
///
/// Sources: optimal play is out of reach, see J. Barbay and B. Subercaseaux, "The Computational
/// Complexity of Evil Hangman", FUN 2021. Choosing hard words by playing against each is Dan Q's
/// idea (danq.me/2013/12/15/hangman), for honest games. Measurements are in docs/cunning.md.
package struct Diabolical {
  /// How many entries are worth their time; with more, the first guess passes two milliseconds.
  package static let maxN = 10_000

  private let rows: [UInt8]
  private let length: Int

  /// - Parameters:
  ///   - rows: the entries to simulate, one after the other, at least one of each family.
  ///   - length: the bytes of each.
  package init(rows: [UInt8], length: Int) {
    self.rows = rows
    self.length = length
  }

  /// The positions of the letter in the family to keep.
  ///
  /// - Parameters:
  ///   - letter: the letter said now, in ASCII.
  ///   - guessed: the letters said before, A in the lowest bit.
  ///   - livesLeft: how many more mistakes lose the game, at least one.
  ///   - families: those to choose from with their true sizes, masks ascending.
  ///   - chance: what ties and variety are taken from.
  /// - Returns: one of the masks.
  package func keep(
    letter: UInt8,
    guessed: UInt32,
    livesLeft: Int,
    families: [(mask: UInt64, count: Int)],
    chance: UInt64
  ) -> UInt64 {
    if livesLeft <= 1, families.first?.mask == 0 { return 0 }
    switch length {
    case ...16: return keep(UInt16.self, letter, guessed, livesLeft, families, chance)
    case ...32: return keep(UInt32.self, letter, guessed, livesLeft, families, chance)
    default: return keep(UInt64.self, letter, guessed, livesLeft, families, chance)
    }
  }

  private func keep<Mask: FixedWidthInteger & UnsignedInteger>(
    _: Mask.Type,
    _ letter: UInt8,
    _ guessed: UInt32,
    _ livesLeft: Int,
    _ families: [(mask: UInt64, count: Int)],
    _ chance: UInt64
  ) -> UInt64 {
    let chance = Chance(seed: chance)
    let tree = GuesserTree<Mask>(
      order: Self.letters(shuffledBy: chance),
      cap: UInt8(clamping: livesLeft)
    )
    let open = tree.ranks(of: ~(guessed | 1 << UInt32(letter - UInt8(ascii: "A"))))
    let probe = Spread<Mask>(probe: letter)
    var items = rows.withUnsafeBytes { tree.items($0, length: length) }
    for place in items.indices { items[place].key = items[place].spread.positions(probe) }

    var kept: UInt64 = 0
    var best = Prospect()
    var ties = 0
    var sizes = families[...]
    var span = items.mutableSpan
    tree.families(&span, 0..<span.count) { items, family in
      let mask = UInt64(items[family.lowerBound].key)
      while let size = sizes.first, size.mask < mask { sizes.removeFirst() }
      guard sizes.first?.mask == mask else { return }
      tree.play(&items, family, open: open, misses: mask == 0 ? 1 : 0)
      var prospect = Prospect()
      for place in family { prospect.words[Int(items[place].misses)] += 1 }
      prospect.size = sizes.first?.count ?? 0
      prospect.shown = mask.nonzeroBitCount
      guard !prospect.isWorse(than: best) else { return }
      ties = best.isWorse(than: prospect) ? 1 : ties + 1
      guard chance.number(26 + ties, below: ties) == 0 else { return }
      best = prospect
      kept = mask
    }
    return kept
  }

  /// The letters of English from the most to the least common, none more than a few places from
  /// where it belongs.
  private static func letters(shuffledBy chance: Chance) -> [UInt8] {
    LetterOrder.english.enumerated()
      .map { (rank: $0 << 8 + chance.number($0, below: 8 << 8), letter: $1) }
      .sorted { $0.rank < $1.rank }
      .map { $0.letter }
  }
}

/// What speaks for keeping a family.
private struct Prospect {
  /// How many of its entries cost the simulated player this many mistakes.
  var words = InlineArray<27, Int32>(repeating: 0)
  /// How many entries it has, simulated or not.
  var size = 0
  /// How many letters it would show.
  var shown = 0

  func isWorse(than other: Prospect) -> Bool {
    for misses in words.indices.reversed() where words[misses] != other.words[misses] {
      return words[misses] < other.words[misses]
    }
    return (size, other.shown) < (other.size, shown)
  }
}
