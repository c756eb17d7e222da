/// The hardness of entries: the mistakes that the simulated player makes on them in a game from the
/// start.
///
/// Words are hard in groups: HUFFISHNESS alone costs no mistake, but twenty words that end in -ISHNESS
/// cost every player some. So entries are ranked by the hardest entry of the group of at most
/// `groupSize` in which they end, and only then by themselves.
package enum Hardness {
  /// The size of a group.
  ///
  /// Half as many make games of 9 letters easier, and twice as many make games of 8 letters easier.
  private static let groupSize = 128

  /// The entries of a shape, hardest first: by the hardest entry of their group, then by themselves.
  static func ranked<Form: CandidateForm>(
    _ rows: [UInt8],
    length: Int,
    order: [Letter],
    as _: Form.Type
  ) -> [Candidate<Form>] {
    let candidates = Items(candidates(rows, length: length, as: Form.self))
    play(candidates, order: order, groupSize: groupSize)
    var levels = [[Candidate<Form>]](repeating: [], count: 1024)
    for index in candidates.indices {
      levels[Int(candidates[index].value)].append(candidates[index])
    }
    return levels.reversed().flatMap { $0 }
  }

  /// The most mistakes that the player makes on any of some entries, if only these entries are
  /// possible.
  package static func most(
    _ rows: [UInt8],
    length: Int,
    order: [Letter] = LetterOrder.english
  ) -> Int {
    switch CandidateKind(length: length, letterCount: order.count) {
    case .short: most(rows, length, order, as: CandidateKind.Short.self)
    case .long: most(rows, length, order, as: CandidateKind.Long.self)
    }
  }

  private static func most<Form: CandidateForm>(
    _ rows: [UInt8],
    _ length: Int,
    _ order: [Letter],
    as _: Form.Type
  ) -> Int {
    let candidates = Items(candidates(rows, length: length, as: Form.self))
    play(candidates, order: order, groupSize: 0)
    return candidates.indices.reduce(0) { max($0, Int(candidates[$1].value)) }
  }

  private static func play<Form: CandidateForm>(
    _ candidates: borrowing Items<Candidate<Form>>,
    order: [Letter],
    groupSize: Int
  ) {
    let tree = GuesserTree<Form>(
      order: order,
      mistakesLimit: ByMistakes<Int>.count - 1,
      groupSize: groupSize
    )
    let all = CandidateSlice(candidates, count: candidates.count)
    tree.play(all, open: LetterSet(order), mistakes: 0)
  }

  static func candidates<Form: CandidateForm>(
    _ rows: [UInt8],
    length: Int,
    as _: Form.Type
  ) -> [Candidate<Form>] {
    stride(from: 0, to: rows.count, by: length).map { start in
      Candidate(rows.span.extracting(start..<(start + length)))
    }
  }
}

/// The letters that a player tries first when nothing else decides.
package enum LetterOrder {
  /// The letters of English from the most to the least common.
  package static let english = "ETAOINSHRDLCUMWFGYPBVKJXQZ".utf8.compactMap { Letter(byte: $0) }
}
