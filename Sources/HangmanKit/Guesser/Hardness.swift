/// How hard entries are to guess: the mistakes that the simulated player makes on them in a game
/// from the start.
///
/// Words are hard in company: of HUFFISHNESS alone nobody errs, of twenty words that end in
/// -ISHNESS everybody does. So of entries between which the player wavers at the end, a hundred or
/// so, all stand before those of any company whose hardest is easier.
package enum Hardness {
  /// Half as many lose games of 9 letters, and twice as many those of 8.
  private static let companySize = 128

  /// The entries of a shape, hardest first: by the hardest in their company, then by themselves.
  static func ranked<Form: ContenderForm>(
    _ rows: [UInt8],
    length: Int,
    order: [Letter],
    as _: Form.Type
  ) -> [Contender<Form>] {
    var contenders = contenders(rows, length: length, as: Form.self)
    play(&contenders, order: order, levelledSize: companySize)
    var levels = [[Contender<Form>]](repeating: [], count: 1024)
    for contender in contenders { levels[Int(contender.key)].append(contender) }
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
    case .medium: most(rows, length, order, as: ContenderKind.Medium.self)
    case .wide: most(rows, length, order, as: ContenderKind.Wide.self)
    case .long: most(rows, length, order, as: ContenderKind.Long.self)
    }
  }

  private static func most<Form: ContenderForm>(
    _ rows: [UInt8],
    _ length: Int,
    _ order: [Letter],
    as _: Form.Type
  ) -> Int {
    var contenders = contenders(rows, length: length, as: Form.self)
    play(&contenders, order: order, levelledSize: 0)
    return contenders.reduce(0) { max($0, Int($1.key)) }
  }

  private static func play<Form: ContenderForm>(
    _ contenders: inout [Contender<Form>],
    order: [Letter],
    levelledSize: Int
  ) {
    contenders.withUnsafeMutableBufferPointer {
      let tree = GuesserTree<Form>(
        order: order,
        mistakesLimit: ByMistakes<Int>.count - 1,
        levelledSize: levelledSize
      )
      tree.play(Company($0), open: LetterSet(order), mistakes: 0)
    }
  }

  static func contenders<Form: ContenderForm>(
    _ rows: [UInt8],
    length: Int,
    as _: Form.Type
  ) -> [Contender<Form>] {
    rows.withUnsafeBytes { rows in
      stride(from: 0, to: rows.count, by: length).map { start in
        Contender(UnsafeRawBufferPointer(rebasing: rows[start..<(start + length)]))
      }
    }
  }
}
