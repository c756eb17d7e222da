extension EntryTable {
  /// Calls the body with the hardest entries that fit every guess, at most so many of them; with
  /// none if none fits.
  func withHardest<Form: ContenderForm>(
    _ limit: Int,
    fitting guesses: [Guess],
    as _: Form.Type,
    _ body: (CandidateSlice<Form>) -> Void
  ) {
    let memory = UnsafeMutableBufferPointer<Contender<Form>>.allocate(capacity: limit)
    defer { memory.deallocate() }
    let filter = Filter<Form>(guesses)
    var found = 0
    for batch in 0..<Column.batchCount where found < limit {
      found += filter.copy(
        items(of: .contenders(batch: batch)),
        to: UnsafeMutableBufferPointer(rebasing: memory[found...])
      )
    }
    body(CandidateSlice(UnsafeMutableBufferPointer(rebasing: memory[..<found])))
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

  /// Copies those that fit, as many as there is room for.
  ///
  /// - Returns: How many were copied.
  func copy(
    _ contenders: UnsafeBufferPointer<Contender<Form>>,
    to room: UnsafeMutableBufferPointer<Contender<Form>>
  ) -> Int {
    var copied = 0
    for contender in contenders where copied < room.count && fits(contender) {
      room[copied] = contender
      copied += 1
    }
    return copied
  }

  @inline(__always)
  private func fits(_ contender: Contender<Form>) -> Bool {
    guard contender.letterBits & missed == 0 else { return false }
    return hits.allSatisfy { contender.positions($0.probe) == $0.positions }
  }
}
