/// A turn from which two simulated players play on: what each answer to a letter is worth.
package struct Simulation {
  /// What a family costs the simulated players.
  package struct Outlook {
    package let positions: Positions
    /// How many of the entries simulated cost the player who knows the list so many mistakes.
    package private(set) var countsByMistakes = ByMistakes<Int32>(repeating: 0)
    /// The same in weights: an entry's doubles with every mistake that it costs `Reciter`, if that
    /// one plays.
    ///
    /// Where weights are summed, it doubles with every mistake that it costs the player who knows the
    /// list, and the sum stands at no mistakes. Where entries are rated, each counts at its mistakes and its
    /// level for people together, and eight at one place are worth one at the next.
    package private(set) var weightsByMistakes = ByMistakes<Int>(repeating: 0)

    fileprivate init(_ positions: Positions) { self.positions = positions }

    @inline(__always)
    fileprivate mutating func count(knowing: Int, reciting: Int) {
      countsByMistakes[knowing] += 1
      weightsByMistakes[knowing] += 1 << reciting
    }

    @inline(__always)
    fileprivate mutating func sum(knowing: Int) {
      countsByMistakes[knowing] += 1
      weightsByMistakes[0] += 1 << knowing
    }

    @inline(__always)
    fileprivate mutating func rate(knowing: Int, level: Int, isLost: Bool) {
      countsByMistakes[knowing] += 1
      let place = knowing + level - 1 + (isLost ? 2 : 0)
      weightsByMistakes[min(place, ByMistakes<Int>.count - 1)] += 1
    }

    fileprivate mutating func carryRates() {
      for place in 1..<ByMistakes<Int>.count {
        weightsByMistakes[place] += weightsByMistakes[place - 1] >> 3
        weightsByMistakes[place - 1] &= 7
      }
    }
  }

  /// Where there are no more entries than this, people know most of them, and the player who does
  /// not know the list is left out.
  private static var knownSize: Int { 2048 }

  /// Where people know most entries and these are at least so long, weights are summed: of the few that
  /// cost most they know the word soon, and many that cost a mistake less are worth more.
  private static var summedLength: Int { 9 }

  /// Long entries cost few mistakes: where length and mistakes left come to more, hardly any costs them
  /// all, and to look for those first does not pay.
  private static var losingSum: Int { 14 }

  /// The letter said now.
  private let letter: Letter
  private let guesses: [Guess]
  /// The letters as the player prefers them when several are in equally many entries.
  private let order: [Letter]
  private let mistakesLeft: Int
  /// How many entries fit the guesses, if that is known: no more are looked for.
  private let candidateCount: Int?

  package init(
    of letter: Letter,
    after guesses: [Guess],
    order: [Letter],
    mistakesLeft: Int,
    candidateCount: Int? = nil
  ) {
    self.letter = letter
    self.guesses = guesses
    self.order = order
    self.mistakesLeft = mistakesLeft
    self.candidateCount = candidateCount
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
    switch entries.candidateKind {
    case .short: outlooks(entries, as: CandidateKind.Short.self, isToChoose, offered)
    case .long: outlooks(entries, as: CandidateKind.Long.self, isToChoose, offered)
    }
  }

  private var unsaid: LetterSet {
    var unsaid = LetterSet(order)
    unsaid.remove(LetterSet(letter))
    for guess in guesses { unsaid.remove(LetterSet(guess.letter)) }
    return unsaid
  }

  /// What entries are worth beside the mistakes that they cost the player who knows the list.
  private enum Measure {
    case counted(Reciter?)
    case summed
    /// By how hard the index says they are for people.
    case rated
  }

  private func outlooks<Form: CandidateForm>(
    _ entries: EntryTable,
    as _: Form.Type,
    _ isToChoose: Bool,
    _ offered: ([Positions]) -> [Positions]
  ) -> [Outlook] {
    let tree = GuesserTree<Form>(order: order, mistakesLimit: mistakesLeft)
    var outlooks: [Outlook] = []
    let limit = min(candidateCount ?? Column.firstBatchSize, Column.firstBatchSize)
    entries.withHardest(limit, fitting: guesses, as: Form.self) { candidates in
      var families: [Prospect<Form>] = []
      tree.forEachFamily(of: letter, in: candidates) { family, mask in
        families.append(Prospect(Positions(rawValue: UInt64(mask)), family))
      }
      let ascending = Order.ascending(families.map { $0.positions.rawValue })
      var prospects = offered(ascending.map { Positions(rawValue: $0) }).map { positions in
        families.first { $0.positions == positions } ?? Prospect(positions, candidates.prefix(0))
      }
      let measure = measure(of: entries, candidates)
      if case .counted(let reciter) = measure, isToChoose,
        entries.shape.length + mistakesLeft <= Self.losingSum
      {
        prospects = lostMostOften(prospects, tree, reciter)
      }
      outlooks = prospects.map { Outlook($0.positions) }
      guard prospects.count > 1 else { return }
      for (place, prospect) in prospects.enumerated() {
        outlooks[place] = outlook(of: prospect, tree, measure)
      }
    }
    return outlooks
  }

  private func measure<Form: CandidateForm>(
    of entries: EntryTable,
    _ candidates: CandidateSlice<Form>
  ) -> Measure {
    if entries.count > Self.knownSize {
      return .counted(
        Reciter(order: entries.letterOrder, open: unsaid, mistakesLimit: mistakesLeft)
      )
    }
    let hasLevels = Form.hasLevels(letterCount: entries.letterOrder.count)
    if hasLevels, candidates.count > 0, candidates.level(0) > 0 { return .rated }
    return entries.shape.length >= Self.summedLength ? .summed : .counted(nil)
  }

  private func outlook<Form: CandidateForm>(
    of prospect: Prospect<Form>,
    _ tree: borrowing GuesserTree<Form>,
    _ measure: Measure
  ) -> Outlook {
    let (candidates, mistakes) = (prospect.candidates, prospect.mistakes)
    tree.play(candidates, open: unsaid, mistakes: mistakes)
    var outlook = Outlook(prospect.positions)
    for entry in 0..<candidates.count {
      let knowing = Int(candidates.value(entry))
      switch measure {
      case .rated:
        let level = candidates.level(entry)
        outlook.rate(knowing: knowing, level: level, isLost: knowing == mistakesLeft)
      case .summed: outlook.sum(knowing: knowing)
      case .counted(let reciter):
        let reciting = reciter?.mistakes(on: candidates.letters(entry), after: mistakes)
        outlook.count(knowing: knowing, reciting: reciting ?? 0)
      }
    }
    if case .rated = measure { outlook.carryRates() }
    return outlook
  }

  /// Those of some families in which most weight lies on entries that the player loses to.
  ///
  /// First the one that costs a mistake at once, then the largest: smaller ones mostly need not be
  /// played then.
  private func lostMostOften<Form: CandidateForm>(
    _ prospects: [Prospect<Form>],
    _ tree: borrowing GuesserTree<Form>,
    _ reciter: Reciter?
  ) -> [Prospect<Form>] {
    guard prospects.count > 1 else { return prospects }
    // No family comes to more than this.
    var lost = prospects.map { $0.candidates.count << (reciter == nil ? 0 : mistakesLeft) }
    var most = 0
    let inOrder = Order.places(lost.count) {
      (prospects[$1].mistakes, lost[$1]) < (prospects[$0].mistakes, lost[$0])
    }
    for place in inOrder where lost[place] >= most {
      let (candidates, mistakes) = (prospects[place].candidates, prospects[place].mistakes)
      tree.play(candidates, open: unsaid, mistakes: mistakes, isForLosses: true)
      lost[place] = (0..<candidates.count).reduce(0) { sum, entry in
        guard Int(candidates.value(entry)) == mistakesLeft else { return sum }
        return sum + 1 << (reciter?.mistakes(on: candidates.letters(entry), after: mistakes) ?? 0)
      }
      most = max(most, lost[place])
      // Where not even this one loses any, all have to be played to their ends anyway.
      if most == 0 { return prospects }
    }
    return lost.indices.filter { lost[$0] == most }.map { prospects[$0] }
  }
}

/// A family that could be kept, and its entries among the hardest.
private struct Prospect<Form: CandidateForm> {
  let positions: Positions
  let candidates: CandidateSlice<Form>

  init(_ positions: Positions, _ candidates: CandidateSlice<Form>) {
    self.positions = positions
    self.candidates = candidates
  }

  /// Those that the letter said now costs.
  var mistakes: Int { positions.isEmpty ? 1 : 0 }
}
