/// A turn that a simulated player plays on from: what each answer to a letter is worth.
package struct Simulation {
  /// How the simulated player fares in a family.
  package struct Outlook {
    /// Where the letter stands.
    package let positions: Positions
    /// How many of the entries simulated cost the player so many mistakes.
    package private(set) var entries = ByMistakes<Int32>(repeating: 0)

    fileprivate init(_ positions: Positions) { self.positions = positions }

    /// Takes in entries that were played against.
    fileprivate mutating func count<Mask: PositionMask>(_ company: Company<Mask>) {
      for place in 0..<company.count { entries[Int(company.key(place))] += 1 }
    }
  }

  /// How many entries are worth their time; three times as many win no more games.
  package static var limit: Int { 4096 }

  private let letter: Letter
  private let guesses: [Guess]
  private let order: [Letter]
  private let mistakesLeft: Int
  private let entriesLeft: Int?

  /// - Parameters:
  ///   - letter: The letter said now.
  ///   - guesses: Those before it.
  ///   - order: The letters as the player prefers them when several are in equally many entries.
  ///   - mistakesLeft: How many more mistakes lose the game.
  ///   - entriesLeft: How many entries fit the guesses, if that is known: no more are looked for.
  package init(
    of letter: Letter,
    after guesses: [Guess],
    order: [Letter],
    mistakesLeft: Int,
    entriesLeft: Int? = nil
  ) {
    self.letter = letter
    self.guesses = guesses
    self.order = order
    self.mistakesLeft = mistakesLeft
    self.entriesLeft = entriesLeft
  }

  /// Plays against the hardest entries that fit every guess.
  ///
  /// - Parameters:
  ///   - entries: Those of the shape.
  ///   - offered: The families to choose from, given those of these entries in ascending order.
  /// - Returns: One outlook a family offered, in their order. If there is but one, nothing is
  ///   simulated, nor in a family of which no entry is among the hardest.
  package func outlooks(
    over entries: EntryTable,
    offered: ([Positions]) -> [Positions]
  ) -> [Outlook] {
    switch entries.contenderMaskWidth {
    case 2: outlooks(entries, as: UInt16.self, offered)
    case 4: outlooks(entries, as: UInt32.self, offered)
    default: outlooks(entries, as: UInt64.self, offered)
    }
  }

  private var unsaid: LetterSet {
    var unsaid = LetterSet(order)
    unsaid.remove(LetterSet(letter))
    for guess in guesses { unsaid.remove(LetterSet(guess.letter)) }
    return unsaid
  }

  private func outlooks<Mask: PositionMask>(
    _ entries: EntryTable,
    as _: Mask.Type,
    _ offered: ([Positions]) -> [Positions]
  ) -> [Outlook] {
    let tree = GuesserTree<Mask>(order: order, mistakesLimit: mistakesLeft)
    var outlooks: [Outlook] = []
    let limit = min(entriesLeft ?? Self.limit, Self.limit)
    entries.withHardest(limit, fitting: guesses, as: Mask.self) { company in
      var families: [(positions: Positions, company: Company<Mask>)] = []
      tree.forEachFamily(of: letter, in: company) { family, mask in
        families.append((Positions(rawValue: UInt64(mask)), family))
      }
      families.sort { $0.positions.rawValue < $1.positions.rawValue }
      outlooks = offered(families.map { $0.positions }).map { Outlook($0) }
      guard outlooks.count > 1 else { return }
      for place in outlooks.indices {
        let positions = outlooks[place].positions
        guard let family = families.first(where: { $0.positions == positions }) else { continue }
        let mistakes = positions.isEmpty ? 1 : 0
        tree.play(family.company, open: unsaid, mistakes: mistakes)
        outlooks[place].count(family.company)
      }
    }
    return outlooks
  }
}
