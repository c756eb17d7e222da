/// A simulated player who says, at every turn, the letter that most of the remaining entries hold.
///
/// `play` follows the game into every family it can split into, down to single entries, and so
/// finds in one walk how many mistakes this player makes on each of them. It owns its tables: a walk
/// goes thousands of steps, none of which may copy them, nor count who holds them.
struct GuesserTree<Form: ContenderForm>: ~Copyable {
  typealias Mask = Form.Mask

  /// The letters, each a set of its own, as the player prefers them when several are in equally many
  /// entries; those that the alphabet lacks stand in none.
  private let order: UnsafeMutablePointer<ByLetter<LetterSet>>
  private let probes: UnsafeMutablePointer<ByLetter<Contender<Form>.Probe>>
  private let mistakesLimit: Int
  private let levelledSize: Int

  /// The bits of a key that tell of an entry alone, where companies are levelled.
  static var ownMistakes: Mask { 31 }

  /// - Parameters:
  ///   - order: The letters as the player prefers them when several are in equally many entries.
  ///   - mistakesLimit: The mistakes after which the player is out; no walk goes further.
  ///   - levelledSize: In companies of at most this size the key of each begins with the mistakes
  ///     on the hardest.
  init(order: [Letter], mistakesLimit: Int, levelledSize: Int = 0) {
    self.order = .allocate(capacity: 1)
    self.order.initialize(
      to: ByLetter { LetterSet($0 < order.count ? order[$0] : Letter(index: $0)) }
    )
    probes = .allocate(capacity: 1)
    probes.initialize(to: ByLetter { Contender.Probe(Letter(index: $0)) })
    self.mistakesLimit = mistakesLimit
    self.levelledSize = levelledSize
  }

  deinit {
    order.deallocate()
    probes.deallocate()
  }

  /// Calls the body with each family that a letter makes of a company, and where the letter stands.
  func forEachFamily(
    of letter: Letter,
    in company: Company<Form>,
    _ body: (Company<Form>, Mask) -> Void
  ) {
    company.find(probes.pointee[letter.index])
    company.forEachFamily { body($0, $0.key(0)) }
  }

  /// Plays on from a turn at which some letters are not said yet; the key of each entry becomes
  /// the mistakes made on it.
  ///
  /// - Parameters:
  ///   - company: The entries still possible.
  ///   - open: The letters.
  ///   - mistakes: Those made before.
  ///   - isForLosses: Whether only entries against which the player is out are wanted; others then
  ///     get the key of some fewer mistakes.
  func play(
    _ company: Company<Form>,
    open: LetterSet,
    mistakes: Int,
    isForLosses: Bool = false
  ) {
    walk(company, open: open, mistakes: mistakes, isForLosses)
    if company.count <= levelledSize { level(company) }
  }

  /// Writes the mistakes on the hardest of a company before those on each.
  private func level(_ company: Company<Form>) {
    let own = Self.ownMistakes
    let hardest = (0..<company.count).reduce(0) { max($0, company.key($1) & own) }
    for place in 0..<company.count {
      company.setKey(hardest * (own + 1) | company.key(place) & own, of: place)
    }
  }

  private func walk(
    _ company: Company<Form>,
    open: LetterSet,
    mistakes: Int,
    _ isForLosses: Bool
  ) {
    // Each mistake rules out an entry, and the last one left costs none.
    let leastCount = isForLosses ? mistakesLimit - mistakes + 1 : 2
    guard company.count >= leastCount, mistakes < mistakesLimit else {
      return end(company, mistakes)
    }
    guard company.count > 2 else { return playPair(company, open: open, mistakes: mistakes) }
    guard let said = mostCommon(of: open, in: company) else { return end(company, mistakes) }
    let open = open.subtracting(LetterSet(said))
    let (lacking, holding) = company.parted(by: LetterSet(said))
    if lacking.count > 0 {
      play(lacking, open: open, mistakes: mistakes + 1, isForLosses: isForLosses)
    }
    forEachFamily(of: said, in: holding) { family, _ in
      play(family, open: open, mistakes: mistakes, isForLosses: isForLosses)
    }
  }

  private func end(_ company: Company<Form>, _ mistakes: Int) {
    company.setKeys(Mask(truncatingIfNeeded: mistakes))
  }

  /// The game with two entries left, told without playing it: a letter of both comes first and
  /// costs nothing, and only if no such letter tells the two apart is one of them missed once.
  private func playPair(_ pair: Company<Form>, open: LetterSet, mistakes: Int) {
    end(pair, mistakes)
    var common = pair.letters(0).intersection(pair.letters(1)).intersection(open)
    while let letter = common.first {
      let probe = probes.pointee[letter.index]
      if pair[0].positions(probe) != pair[1].positions(probe) { return }
      common.remove(LetterSet(letter))
    }
    let unlike = pair.letters(0).symmetricDifference(pair.letters(1)).intersection(open)
    guard !unlike.isEmpty else { return }
    let missed = pair.letters(0).contains(preferred(of: unlike)) ? 1 : 0
    pair.setKey(Mask(truncatingIfNeeded: mistakes + 1), of: missed)
  }

  private func mostCommon(of open: LetterSet, in company: Company<Form>) -> Letter? {
    let best = LetterCounts(company).mostCommon(of: open, among: company.count)
    return best.rawValue.nonzeroBitCount > 1 ? preferred(of: best).first : best.first
  }

  private func preferred(of letters: LetterSet) -> LetterSet {
    for place in order.pointee.indices where letters.contains(order.pointee[place]) {
      return order.pointee[place]
    }
    return order.pointee[0]
  }
}

extension LetterSet {
  /// Its first letter in the order of the alphabet, `nil` if there is none.
  fileprivate var first: Letter? {
    isEmpty ? nil : Letter(index: rawValue.trailingZeroBitCount)
  }
}
