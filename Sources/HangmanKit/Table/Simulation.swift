/// A turn from which two simulated players play on, to find out what each answer to a letter is worth.
package struct Simulation {
  /// The cost of a family for the simulated players.
  package struct Outlook {
    package let positions: Positions
    /// The numbers of simulated entries by the mistakes that each costs the player who knows the list.
    package private(set) var countsByMistakes = ByMistakes<Int32>(repeating: 0)
    /// The weights of the simulated entries, by one of three measures.
    ///
    /// *Counted*: index *k* has the entries that cost *k* mistakes; each weighs 2^(its mistakes with
    /// `Reciter`), or 1 if that player does not take part. *Summed*: index 0 has the sum of 2^*k* over all
    /// entries. *Rated*: index *r* has the entries of rate *r*, which is their mistakes plus their level
    /// of hardness for people, and two more if the player loses; eight entries of one rate are carried as
    /// one of the next.
    package private(set) var weightsByMistakes = ByMistakes<Int>(repeating: 0)

    fileprivate init(_ positions: Positions) { self.positions = positions }

    @inline(__always)
    fileprivate mutating func count(_ mistakes: Int, weight: Int, at index: Int) {
      countsByMistakes[mistakes] += 1
      weightsByMistakes[index] += weight
    }

    fileprivate mutating func carryRates() {
      for rate in 1..<ByMistakes<Int>.count {
        weightsByMistakes[rate] += weightsByMistakes[rate - 1] >> 3
        weightsByMistakes[rate - 1] &= 7
      }
    }
  }

  /// The largest number of entries that people mostly know, so that the player who does not know the
  /// list is left out.
  private static var knownSize: Int { 2048 }

  /// The length of words from which weights are summed if people know most entries.
  ///
  /// They soon find the word among the few that cost most, so many words that cost one mistake less are
  /// worth more.
  private static var summedLength: Int { 9 }

  /// The largest sum of length and mistakes left at which it pays to look first for entries that cost
  /// all mistakes.
  ///
  /// Longer entries cost too few mistakes.
  private static var losingSum: Int { 14 }

  /// The letter guessed now.
  let letter: Letter
  let guesses: [Guess]
  /// The letters in the order in which the player prefers them when several are in equally many
  /// entries.
  let order: [Letter]
  let mistakesLeft: Int
  /// The number of entries that fit the guesses; `nil` if unknown.
  ///
  /// The simulation looks for no more entries than this.
  let candidateCount: Int?

  /// Plays against the hardest entries that fit every guess.
  ///
  /// - Parameters:
  ///   - entries: The entries of the shape.
  ///   - isToChoose: Whether to leave out families that already lose to another by the number of their
  ///     entries that cost all mistakes left. If only one family remains, nothing more is found out
  ///     about it.
  ///   - offered: Returns the families to choose from, given the ascending families of these entries.
  /// - Returns: One outlook per family offered, in the same order. Nothing is simulated if there is
  ///   only one family, nor in a family without an entry among the hardest.
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

  /// The measure that is added to the mistakes of the player who knows the list.
  private enum Measure {
    case counted(Reciter?)
    case summed
    /// The hardness for people that the index stores.
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
      var met: [CandidateFamily<Form>] = []
      tree.forEachFamily(of: letter, in: candidates) { family, mask in
        let positions = Positions(rawValue: UInt64(mask))
        met.append(CandidateFamily(positions: positions, candidates: family))
      }
      let ascending = Order.ascending(met.map { $0.positions.rawValue })
      var families = offered(ascending.map { Positions(rawValue: $0) }).map { positions in
        met.first { $0.positions == positions }
          ?? CandidateFamily(positions: positions, candidates: candidates.prefix(0))
      }
      let measure = measure(of: entries, candidates)
      if case .counted(let reciter) = measure, isToChoose,
        entries.shape.length + mistakesLeft <= Self.losingSum
      {
        families = lostMostOften(families, tree, reciter)
      }
      outlooks = families.map { Outlook($0.positions) }
      guard families.count > 1 else { return }
      for (index, family) in families.enumerated() {
        outlooks[index] = outlook(of: family, tree, measure)
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
    of family: CandidateFamily<Form>,
    _ tree: borrowing GuesserTree<Form>,
    _ measure: Measure
  ) -> Outlook {
    let (candidates, mistakes) = (family.candidates, family.mistakes)
    tree.play(candidates, open: unsaid, mistakes: mistakes)
    var outlook = Outlook(family.positions)
    for entry in 0..<candidates.count {
      let knowing = Int(candidates.value(entry))
      switch measure {
      case .rated:
        let rate = knowing + candidates.level(entry) - 1 + (knowing == mistakesLeft ? 2 : 0)
        outlook.count(knowing, weight: 1, at: min(rate, ByMistakes<Int>.count - 1))
      case .summed: outlook.count(knowing, weight: 1 << knowing, at: 0)
      case .counted(let reciter):
        let reciting = reciter?.mistakes(on: candidates.letters(entry), after: mistakes)
        outlook.count(knowing, weight: 1 << (reciting ?? 0), at: knowing)
      }
    }
    if case .rated = measure { outlook.carryRates() }
    return outlook
  }

  /// The families with the most weight on entries that beat the player.
  ///
  /// The family that costs a mistake at once is played first, then the largest, because the smaller
  /// ones mostly need not be played after these.
  private func lostMostOften<Form: CandidateForm>(
    _ families: [CandidateFamily<Form>],
    _ tree: borrowing GuesserTree<Form>,
    _ reciter: Reciter?
  ) -> [CandidateFamily<Form>] {
    guard families.count > 1 else { return families }
    // An upper bound for each family.
    var lost = families.map { $0.candidates.count << (reciter == nil ? 0 : mistakesLeft) }
    var most = 0
    let inOrder = Order.places(lost.count) {
      (families[$1].mistakes, lost[$1]) < (families[$0].mistakes, lost[$0])
    }
    for index in inOrder where lost[index] >= most {
      let (candidates, mistakes) = (families[index].candidates, families[index].mistakes)
      tree.play(candidates, open: unsaid, mistakes: mistakes, isForLosses: true)
      lost[index] = (0..<candidates.count).reduce(0) { sum, entry in
        guard Int(candidates.value(entry)) == mistakesLeft else { return sum }
        return sum + 1 << (reciter?.mistakes(on: candidates.letters(entry), after: mistakes) ?? 0)
      }
      most = max(most, lost[index])
      // If not even this family has an entry that costs all mistakes, all families have to be played to
      // their ends anyway.
      if most == 0 { return families }
    }
    return lost.indices.filter { lost[$0] == most }.map { families[$0] }
  }
}

/// A family that could be kept, with those of its entries that are among the hardest.
private struct CandidateFamily<Form: CandidateForm> {
  let positions: Positions
  let candidates: CandidateSlice<Form>

  /// The mistakes that the letter costs in this family.
  var mistakes: Int { positions.isEmpty ? 1 : 0 }
}
