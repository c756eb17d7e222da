/// A turn from which a simulated player plays on: what each answer to a letter is worth.
package struct Simulation {
  /// How the simulated player fares in a family.
  package struct Outlook {
    /// Where the letter stands.
    package let positions: Positions
    /// How many of the entries simulated cost the player so many mistakes.
    package private(set) var countsByMistakes = ByMistakes<Int32>(repeating: 0)

    fileprivate init(_ positions: Positions) { self.positions = positions }

    /// Takes in entries that were played against.
    fileprivate mutating func count<Form: ContenderForm>(_ candidates: CandidateSlice<Form>) {
      for place in 0..<candidates.count { countsByMistakes[Int(candidates.value(place))] += 1 }
    }
  }

  /// Long entries cost few mistakes: where length and mistakes left come to more, hardly any costs them
  /// all, and to look for those first does not pay.
  private static var losingSum: Int { 14 }

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
  ///   - isToChoose: Leaves out families that lose to another already by how many of their entries
  ///     cost all the mistakes left; if one family remains, nothing more is found out about it.
  ///   - offered: The families to choose from, given those of these entries in ascending order.
  /// - Returns: One outlook a family offered, in their order. If there is but one, nothing is
  ///   simulated, nor in a family of which no entry is among the hardest.
  package func outlooks(
    over entries: EntryTable,
    isToChoose: Bool,
    offered: ([Positions]) -> [Positions]
  ) -> [Outlook] {
    switch entries.contenderKind {
    case .short: outlooks(entries, as: ContenderKind.Short.self, isToChoose, offered)
    case .long: outlooks(entries, as: ContenderKind.Long.self, isToChoose, offered)
    }
  }

  private var unsaid: LetterSet {
    var unsaid = LetterSet(order)
    unsaid.remove(LetterSet(letter))
    for guess in guesses { unsaid.remove(LetterSet(guess.letter)) }
    return unsaid
  }

  private func outlooks<Form: ContenderForm>(
    _ entries: EntryTable,
    as _: Form.Type,
    _ isToChoose: Bool,
    _ offered: ([Positions]) -> [Positions]
  ) -> [Outlook] {
    let tree = GuesserTree<Form>(order: order, mistakesLimit: mistakesLeft)
    var outlooks: [Outlook] = []
    let limit = min(entriesLeft ?? Column.firstBatchSize, Column.firstBatchSize)
    entries.withHardest(limit, fitting: guesses, as: Form.self) { candidates in
      var families: [Prospect<Form>] = []
      tree.forEachFamily(of: letter, in: candidates) { family, mask in
        families.append(Prospect(Positions(rawValue: UInt64(mask)), family))
      }
      families.sort { $0.positions.rawValue < $1.positions.rawValue }
      var prospects = offered(families.map { $0.positions }).map { positions in
        families.first { $0.positions == positions } ?? Prospect(positions, candidates.prefix(0))
      }
      if isToChoose, entries.shape.length + mistakesLeft <= Self.losingSum {
        prospects = lostMostOften(prospects, tree)
      }
      outlooks = prospects.map { Outlook($0.positions) }
      guard prospects.count > 1 else { return }
      for (place, prospect) in prospects.enumerated() {
        tree.play(prospect.candidates, open: unsaid, mistakes: prospect.mistakes)
        outlooks[place].count(prospect.candidates)
      }
    }
    return outlooks
  }

  /// Those of some families in which the player loses the game to most entries.
  ///
  /// First the one that costs a mistake at once, then the largest: smaller ones mostly need not be
  /// played then.
  private func lostMostOften<Form: ContenderForm>(
    _ prospects: [Prospect<Form>],
    _ tree: borrowing GuesserTree<Form>
  ) -> [Prospect<Form>] {
    guard prospects.count > 1 else { return prospects }
    var lost = prospects.map { $0.candidates.count }
    var most = 0
    let inOrder = lost.indices.sorted {
      (prospects[$1].mistakes, lost[$1]) < (prospects[$0].mistakes, lost[$0])
    }
    for place in inOrder where lost[place] >= most {
      let (candidates, mistakes) = (prospects[place].candidates, prospects[place].mistakes)
      tree.play(candidates, open: unsaid, mistakes: mistakes, isForLosses: true)
      lost[place] = candidates.count(ofValue: Form.Mask(truncatingIfNeeded: mistakesLeft))
      most = max(most, lost[place])
      // Where not even this one loses any, all have to be played to their ends anyway.
      if most == 0 { return prospects }
    }
    return lost.indices.filter { lost[$0] == most }.map { prospects[$0] }
  }
}

/// A family that could be kept, and its entries among the hardest.
private struct Prospect<Form: ContenderForm> {
  let positions: Positions
  let candidates: CandidateSlice<Form>

  init(_ positions: Positions, _ candidates: CandidateSlice<Form>) {
    self.positions = positions
    self.candidates = candidates
  }

  /// Those that the letter said now costs.
  var mistakes: Int { positions.isEmpty ? 1 : 0 }
}
