/// How hard entries are to guess: the mistakes that the simulated player makes on them in a game
/// from the start.
///
/// Words are hard in groups: HUFFISHNESS alone costs nobody a mistake, twenty words that end in
/// -ISHNESS cost everybody some. So entries are ranked by the hardest of the group of at most
/// `groupSize` in which they end, and only then by themselves.
package enum Hardness {
  /// Half as many make games of 9 letters easier, and twice as many those of 8.
  private static let groupSize = 128

  /// The entries of a shape, hardest first: by the hardest in their group, then by themselves.
  static func ranked<Form: ContenderForm>(
    _ rows: [UInt8],
    length: Int,
    order: [Letter],
    as _: Form.Type
  ) -> [Contender<Form>] {
    let contenders = Items(contenders(rows, length: length, as: Form.self))
    play(contenders, order: order, groupSize: groupSize)
    var levels = [[Contender<Form>]](repeating: [], count: 1024)
    for place in contenders.indices {
      levels[Int(contenders[place].value)].append(contenders[place])
    }
    return levels.reversed().flatMap { $0 }
  }

  /// The most mistakes that the player makes on any of some entries, if only these are possible.
  package static func most(
    _ rows: [UInt8],
    length: Int,
    order: [Letter] = LetterOrder.english
  ) -> Int {
    switch ContenderKind(length: length, letterCount: order.count) {
    case .short: most(rows, length, order, as: ContenderKind.Short.self)
    case .long: most(rows, length, order, as: ContenderKind.Long.self)
    }
  }

  private static func most<Form: ContenderForm>(
    _ rows: [UInt8],
    _ length: Int,
    _ order: [Letter],
    as _: Form.Type
  ) -> Int {
    let contenders = Items(contenders(rows, length: length, as: Form.self))
    play(contenders, order: order, groupSize: 0)
    return contenders.indices.reduce(0) { max($0, Int(contenders[$1].value)) }
  }

  private static func play<Form: ContenderForm>(
    _ contenders: borrowing Items<Contender<Form>>,
    order: [Letter],
    groupSize: Int
  ) {
    let tree = GuesserTree<Form>(
      order: order,
      mistakesLimit: ByMistakes<Int>.count - 1,
      groupSize: groupSize
    )
    let all = CandidateSlice(contenders, count: contenders.count)
    tree.play(all, open: LetterSet(order), mistakes: 0)
  }

  static func contenders<Form: ContenderForm>(
    _ rows: [UInt8],
    length: Int,
    as _: Form.Type
  ) -> [Contender<Form>] {
    stride(from: 0, to: rows.count, by: length).map { start in
      Contender(rows.span.extracting(start..<(start + length)))
    }
  }
}
