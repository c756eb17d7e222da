extension EntryTable {
  /// Calls the body with the hardest entries that fit every guess, at most so many of them; with
  /// none if none fits.
  func withHardest<Form: ContenderForm>(
    _ limit: Int,
    fitting guesses: [Guess],
    as _: Form.Type,
    _ body: (CandidateSlice<Form>) -> Void
  ) {
    let hardest = Items<Contender<Form>>(room: limit)
    let filter = Filter<Form>(guesses)
    var found = 0
    for batch in 0..<Column.batchCount where found < limit {
      let batch = items(of: .contenders(batch: batch), as: Contender<Form>.self)
      found = filter.copy(batch, to: hardest, from: found)
    }
    body(CandidateSlice(hardest, count: found))
  }
}

/// Tells which contenders fit every guess.
private struct Filter<Form: ContenderForm> {
  private let missed: Form.LetterBits
  private let hits: [(probe: Contender<Form>.Probe, positions: Form.Mask)]

  init(_ guesses: [Guess]) {
    var missed = LetterSet()
    for guess in guesses where guess.positions.isEmpty { missed.insert(LetterSet(guess.letter)) }
    self.missed = Form.LetterBits(truncatingIfNeeded: missed.rawValue)
    hits = guesses.lazy.filter { !$0.positions.isEmpty }.map {
      (Contender.Probe($0.letter), Form.Mask(truncatingIfNeeded: $0.positions.rawValue))
    }
  }

  /// Copies those that fit, as many as there is room for from a place on.
  ///
  /// - Returns: The place behind the last.
  func copy(
    _ contenders: some Sequence<Contender<Form>>,
    to room: borrowing Items<Contender<Form>>,
    from start: Int
  ) -> Int {
    let limit = room.count
    var end = start
    for contender in contenders where end < limit && fits(contender) {
      room[end] = contender
      end &+= 1
    }
    return end
  }

  @inline(__always)
  private func fits(_ contender: Contender<Form>) -> Bool {
    guard contender.letterBits & missed == 0 else { return false }
    return hits.allSatisfy { contender.positions($0.probe) == $0.positions }
  }
}
