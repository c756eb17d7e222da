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
  static func ranked<Mask: PositionMask>(
    _ rows: [UInt8],
    length: Int,
    order: [Letter],
    as _: Mask.Type
  ) -> [Contender<Mask>] {
    var contenders = contenders(rows, length: length, as: Mask.self)
    play(&contenders, order: order, levelledSize: companySize)
    var levels = [[Contender<Mask>]](repeating: [], count: 1024)
    for contender in contenders { levels[Int(contender.key)].append(contender) }
    return levels.reversed().flatMap { $0 }
  }

  /// The most mistakes that the player makes on any of some entries, if only these are possible.
  package static func most(
    _ rows: [UInt8],
    length: Int,
    order: [Letter] = LetterOrder.english
  ) -> Int {
    switch Column.contenderMaskWidth(length: length, letterCount: order.count) {
    case 2: most(rows, length, order, as: UInt16.self)
    case 4: most(rows, length, order, as: UInt32.self)
    default: most(rows, length, order, as: UInt64.self)
    }
  }

  private static func most<Mask: PositionMask>(
    _ rows: [UInt8],
    _ length: Int,
    _ order: [Letter],
    as _: Mask.Type
  ) -> Int {
    var contenders = contenders(rows, length: length, as: Mask.self)
    play(&contenders, order: order, levelledSize: 0)
    return contenders.reduce(0) { max($0, Int($1.key)) }
  }

  private static func play<Mask: PositionMask>(
    _ contenders: inout [Contender<Mask>],
    order: [Letter],
    levelledSize: Int
  ) {
    contenders.withUnsafeMutableBufferPointer {
      let tree = GuesserTree<Mask>(
        order: order,
        mistakesLimit: ByMistakes<Int>.count - 1,
        levelledSize: levelledSize
      )
      tree.play(Company($0), open: LetterSet(order), mistakes: 0)
    }
  }

  static func contenders<Mask: PositionMask>(
    _ rows: [UInt8],
    length: Int,
    as _: Mask.Type
  ) -> [Contender<Mask>] {
    rows.withUnsafeBytes { rows in
      stride(from: 0, to: rows.count, by: length).map { start in
        Contender(UnsafeRawBufferPointer(rebasing: rows[start..<(start + length)]))
      }
    }
  }
}
