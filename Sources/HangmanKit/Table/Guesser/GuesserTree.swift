/// A simulated player that guesses, at every turn, the letter that is in most of the remaining entries.
///
/// `play` follows the game into every family that it can split into, down to single entries, so one
/// walk finds how many mistakes this player makes on each entry. The tree owns its tables, because a
/// walk takes thousands of steps and no step may copy them or count references to them.
struct GuesserTree<Form: CandidateForm>: ~Copyable {
  typealias Mask = Form.Mask

  /// The letters, each as a set of its own, in the order in which the player prefers them when several
  /// are in equally many entries.
  ///
  /// All 61 are stored; the letters that the alphabet lacks are in no entry, so they are never chosen.
  private let order: Items<LetterSet>
  private let probes: Items<Candidate<Form>.Probe>
  /// The mistakes after which the player has lost; no walk goes further.
  private let mistakesLimit: Int
  /// The largest group that is ranked together: an entry's value is then the mistakes on the group's
  /// hardest entry (high bits) and those on the entry itself (low bits).
  private let groupSize: Int

  /// The bits of a group hardness that hold the entry's own mistakes.
  static var ownMistakes: Mask { 31 }

  init(order: [Letter], mistakesLimit: Int, groupSize: Int = 0) {
    self.order = Items(capacity: Letter.limit)
    probes = Items(capacity: Letter.limit)
    for index in 0..<Letter.limit {
      self.order[index] = LetterSet(index < order.count ? order[index] : Letter(index: index))
      probes[index] = Candidate.Probe(Letter(index: index))
    }
    self.mistakesLimit = mistakesLimit
    self.groupSize = groupSize
  }

  /// Calls the body with each family of a letter among the candidates, and with the positions of the
  /// letter.
  ///
  /// Reorders the candidates and overwrites their values.
  func forEachFamily(
    of letter: Letter,
    in candidates: CandidateSlice<Form>,
    _ body: (CandidateSlice<Form>, Mask) -> Void
  ) {
    candidates.storePositions(of: probes[letter.index])
    candidates.forEachValue { body($0, $0.value(0)) }
  }

  /// Plays on from a turn at which some letters are not guessed yet, and stores for each entry the
  /// mistakes made on it.
  ///
  /// Reorders the candidates. If `isForLosses` is true, only entries that beat the player get their
  /// exact value; the others get some smaller value.
  func play(
    _ candidates: CandidateSlice<Form>,
    open: LetterSet,
    mistakes: Int,
    isForLosses: Bool = false
  ) {
    walk(candidates, open: open, mistakes: mistakes, isForLosses)
    if candidates.count <= groupSize { storeGroupHardness(of: candidates) }
  }

  private func storeGroupHardness(of candidates: CandidateSlice<Form>) {
    let own = Self.ownMistakes
    let hardest = (0..<candidates.count).reduce(0) { max($0, candidates.value($1) & own) }
    for index in 0..<candidates.count {
      candidates.store(hardest * (own + 1) | candidates.value(index) & own, for: index)
    }
  }

  @_optimize(speed)
  private func walk(
    _ candidates: CandidateSlice<Form>,
    open: LetterSet,
    mistakes: Int,
    _ isForLosses: Bool
  ) {
    // Each mistake rules out an entry, and the last remaining entry costs none.
    let leastCount = isForLosses ? mistakesLimit - mistakes + 1 : 2
    guard candidates.count >= leastCount, mistakes < mistakesLimit else {
      return end(candidates, mistakes)
    }
    guard candidates.count > 2 else { return playPair(candidates, open: open, mistakes: mistakes) }
    guard let said = mostCommon(of: open, in: candidates) else { return end(candidates, mistakes) }
    let open = open.subtracting(LetterSet(said))
    let (lacking, holding) = candidates.partition(by: LetterSet(said))
    if lacking.count > 0 {
      play(lacking, open: open, mistakes: mistakes + 1, isForLosses: isForLosses)
    }
    forEachFamily(of: said, in: holding) { family, _ in
      play(family, open: open, mistakes: mistakes, isForLosses: isForLosses)
    }
  }

  private func end(_ candidates: CandidateSlice<Form>, _ mistakes: Int) {
    candidates.storeForAll(Mask(truncatingIfNeeded: mistakes))
  }

  /// Stores the mistakes for two entries without playing: a letter of both comes first and costs
  /// nothing; one of the entries costs a mistake only if no such letter splits the two.
  private func playPair(_ pair: CandidateSlice<Form>, open: LetterSet, mistakes: Int) {
    end(pair, mistakes)
    var common = pair.letters(0).intersection(pair.letters(1)).intersection(open)
    while let letter = common.first {
      let probe = probes[letter.index]
      if pair[0].positions(probe) != pair[1].positions(probe) { return }
      common.remove(LetterSet(letter))
    }
    let unlike = pair.letters(0).symmetricDifference(pair.letters(1)).intersection(open)
    guard !unlike.isEmpty else { return }
    let missed = pair.letters(0).contains(preferred(of: unlike)) ? 1 : 0
    pair.store(Mask(truncatingIfNeeded: mistakes + 1), for: missed)
  }

  private func mostCommon(of open: LetterSet, in candidates: CandidateSlice<Form>) -> Letter? {
    let best = LetterCounts(candidates).mostCommon(of: open, among: candidates.count)
    return best.rawValue.nonzeroBitCount > 1 ? preferred(of: best).first : best.first
  }

  private func preferred(of letters: LetterSet) -> LetterSet {
    for index in order.indices where letters.contains(order[index]) { return order[index] }
    return order[0]
  }
}

extension LetterSet {
  /// The first letter of the set in the order of the alphabet; `nil` if the set is empty.
  fileprivate var first: Letter? {
    isEmpty ? nil : Letter(index: rawValue.trailingZeroBitCount)
  }
}
