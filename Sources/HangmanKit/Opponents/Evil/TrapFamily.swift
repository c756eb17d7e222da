/// A family of a letter among a few words.
struct TrapFamily {
  let positions: Positions
  /// The words, one bit each.
  private(set) var words: UInt64 = 0

  /// The mistake that the letter itself costs.
  var mistakes: Int { positions.isEmpty ? 1 : 0 }

  /// All of a letter among at most 64 words, as they are met.
  static func all(of letter: Letter, in words: [[UInt8]]) -> [TrapFamily] {
    var families: [TrapFamily] = []
    for (place, word) in words.enumerated() {
      let positions = Positions(of: letter, in: word)
      let known = families.firstIndex { $0.positions == positions }
      if known == nil { families.append(TrapFamily(positions: positions)) }
      families[known ?? families.count - 1].words |= 1 &<< UInt64(place)
    }
    return families
  }
}
