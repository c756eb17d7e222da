extension EntryTable {
  /// Calls the body with the hardest entries that fit every guess, up to a limit; with an empty span if
  /// none fits.
  func withHardest<Form: CandidateForm>(
    _ limit: Int,
    fitting guesses: [Guess],
    as _: Form.Type,
    _ body: (CandidateSlice<Form>) -> Void
  ) {
    let hardest = Items<Candidate<Form>>(capacity: limit)
    let filter = Filter<Form>(guesses)
    var found = 0
    for batch in 0..<Column.batchCount where found < limit {
      let batch = items(of: .candidates(batch: batch), as: Candidate<Form>.self)
      found = filter.copy(batch, to: hardest, from: found)
    }
    body(CandidateSlice(hardest, count: found))
  }
}

/// A test whether candidates fit every guess.
private struct Filter<Form: CandidateForm> {
  private let missed: Form.LetterBits
  private let hits: [(probe: Candidate<Form>.Probe, positions: Form.Mask)]

  init(_ guesses: [Guess]) {
    var missed = LetterSet()
    for guess in guesses where guess.positions.isEmpty { missed.insert(LetterSet(guess.letter)) }
    self.missed = Form.LetterBits(truncatingIfNeeded: missed.rawValue)
    hits = guesses.lazy.filter { !$0.positions.isEmpty }.map {
      (Candidate.Probe($0.letter), Form.Mask(truncatingIfNeeded: $0.positions.rawValue))
    }
  }

  /// Copies the candidates that fit to the place after the first `start` items, as long as there is
  /// space.
  ///
  /// - Returns: The number of items afterwards.
  func copy(
    _ candidates: some Sequence<Candidate<Form>>,
    to items: borrowing Items<Candidate<Form>>,
    from start: Int
  ) -> Int {
    let limit = items.count
    var end = start
    for candidate in candidates where end < limit && fits(candidate) {
      items[end] = candidate
      end &+= 1
    }
    return end
  }

  @inline(__always)
  private func fits(_ candidate: Candidate<Form>) -> Bool {
    guard candidate.letterBits & missed == 0 else { return false }
    return hits.allSatisfy { candidate.positions($0.probe) == $0.positions }
  }
}
