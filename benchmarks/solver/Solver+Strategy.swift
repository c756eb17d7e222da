/// A letter that a player says where the plain player would err.
package struct Move: Equatable {
  /// The places known, `_` where none is.
  package let pattern: [UInt8]
  /// The letters that the word does not have, ascending.
  package let missed: [UInt8]
  package let letter: UInt8
}

extension Solver {
  /// The letters other than the plain player's that keep a player below so many mistakes, `nil` if
  /// these can be forced or the budget does not tell.
  package mutating func moves(below mistakes: Int, from words: [Int32]) -> [Move]? {
    guard let first = words.first else { return [] }
    let hidden = [UInt8](repeating: UInt8(ascii: "_"), count: set.words[Int(first)].count)
    var moves: [Move] = []
    visits = 0
    return collect(mistakes, words, hidden, [], &moves) ? moves : nil
  }

  private mutating func collect(
    _ mistakes: Int,
    _ words: [Int32],
    _ pattern: [UInt8],
    _ missed: [UInt8],
    _ moves: inout [Move]
  ) -> Bool {
    if player.staysBelow(mistakes, from: words) { return true }
    guard let letter = safeLetter(mistakes, words) else { return false }
    if letter != player.choice(words) {
      moves.append(Move(pattern: pattern, missed: missed, letter: set.letters[letter]))
    }
    for family in set.families(of: words, letter: letter) {
      let isMiss = family.mask == 0
      let byte = set.letters[letter]
      let known = pattern.indices.map { family.mask >> UInt64($0) & 1 == 1 ? byte : pattern[$0] }
      let others = isMiss ? (missed + [byte]).sorted() : missed
      let left = isMiss ? mistakes - 1 : mistakes
      guard collect(left, family.words, known, others, &moves) else { return false }
    }
    return true
  }

  /// A letter, by its number, after which fewer than so many mistakes can be forced; the plain
  /// player's, if it is one.
  private mutating func safeLetter(_ mistakes: Int, _ words: [Int32]) -> Int? {
    let common = words.reduce(~0) { $0 & set.held[Int($1)] }
    let letters = worthSaying(words, except: common).map { letter in
      let families = set.families(of: words, letter: letter)
      return (letter: letter, open: families.count { !isBelow($0, mistakes) }, families: families)
    }
    let plain = player.choice(words)
    let first = (letter: plain, open: 0, families: set.families(of: words, letter: plain))
    return ([first] + letters.sorted { $0.open < $1.open }).first { reply in
      reply.families.allSatisfy { family in
        isBelow(family, mistakes)
          || canForce(family.mask == 0 ? mistakes - 1 : mistakes, from: family.words) == false
      }
    }?.letter
  }

  private func isBelow(_ family: WordSet.Family, _ mistakes: Int) -> Bool {
    player.staysBelow(family.mask == 0 ? mistakes - 1 : mistakes, from: family.words)
  }
}
