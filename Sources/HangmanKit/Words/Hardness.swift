/// How hard entries are to guess: the mistakes that the simulated player makes on them in a game
/// from the start.
///
/// Words are hard in company: of HUFFISHNESS alone nobody errs, of twenty words that end in
/// -ISHNESS everybody does. So entries between which the player wavers at the end, a hundred or
/// fewer, all count as hard as the hardest of them.
package enum Hardness {
  /// Half or twice as many make no difference that the arena sees.
  private static let companySize = 128

  /// The entries of a shape, hardest first; what is equally hard and was one company, together.
  ///
  /// - Parameters:
  ///   - rows: All of them, one after the other.
  ///   - length: The bytes of each.
  ///   - order: All letters as the player prefers them.
  static func ranked<Mask: PositionMask>(
    _ rows: [UInt8],
    length: Int,
    order: [Letter],
    as _: Mask.Type
  ) -> [Contender<Mask>] {
    var contenders = contenders(rows, length: length, as: Mask.self)
    play(&contenders, order: order, levelledSize: companySize)
    return (0...order.count).reversed().flatMap { level in
      contenders.filter { $0.key == level }
    }
  }

  /// The most mistakes that the player makes on any of some entries of A–Z, if only these are possible.
  package static func most(_ rows: [UInt8], length: Int) -> Int {
    switch Column.maskWidth(length: length) {
    case 2: most(rows, length, as: UInt16.self)
    case 4: most(rows, length, as: UInt32.self)
    default: most(rows, length, as: UInt64.self)
    }
  }

  private static func most<Mask: PositionMask>(
    _ rows: [UInt8],
    _ length: Int,
    as _: Mask.Type
  ) -> Int {
    var contenders = contenders(rows, length: length, as: Mask.self)
    play(&contenders, order: LetterOrder.english, levelledSize: 0)
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
        mistakesLimit: order.count,
        levelledSize: levelledSize
      )
      tree.play(Company($0), open: LetterSet(order.map { LetterSet($0) }), mistakes: 0)
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
