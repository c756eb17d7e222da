import Testing

@testable import HangmanKit

@Suite struct DiabolicalTests {
  @Test(arguments: [4, 16, 17, 33, 64])
  func `the mistakes on a word are those of a player who counts letters in strings`(
    length: Int
  ) {
    for seed in 0..<4 {
      let words = Self.randomWords(30, length: length, seed: UInt64(seed))
      let rows = words.flatMap { $0 }
      let hardness = rows.withUnsafeBytes {
        Hardness.of(rows: $0, length: length)
      }
      #expect(hardness.map(Int.init) == words.map { Self.mistakes(on: $0, among: words) })
    }
  }

  @Test func `a few hard words are kept and not many easy ones`() {
    let hard = ["BALL", "CALL", "FALL", "GALL", "HALL", "MALL", "TALL", "WALL"]
    let easy = ["SEAT", "SEED", "SIDE", "SITE", "SNOW", "SORE", "STAR", "STEM", "STIR"]
    #expect(Self.kept("S", of: hard + easy) == 0)
    #expect(Self.kept("S", of: ["BALL"] + easy) == 0b0001)
  }

  @Test func `no answers could cost the player it simulates more mistakes`() {
    for seed in 0..<20 {
      let words = Self.randomWords(40, length: 5, seed: UInt64(seed))
      let hardest = words.map { Self.mistakes(on: $0, among: words) }.max()
      var live = words
      var guessed: Set<UInt8> = []
      var mistakes = 0
      while live.count > 1 {
        let letter = Self.mostCommon(among: live, without: guessed)
        let mask = Self.kept(letter, of: live, guessed: guessed)
        live = live.filter { Self.mask(letter, in: $0) == mask }
        guessed.insert(letter)
        mistakes += mask == 0 ? 1 : 0
      }
      #expect(mistakes == hardest)
    }
  }

  @Test func `with one mistake left a miss is taken at once`() {
    let words = ["BALL", "CALL", "FALL", "GALL", "HALL", "SEES"]
    #expect(Self.kept("A", of: words, livesLeft: 2) == 0b0010)
    #expect(Self.kept("A", of: words, livesLeft: 1) == 0)
  }

  @Test func `mistakes beyond those left in the game count for nothing`() {
    let steep = ["BALL", "CALL", "FALL", "GALL", "HALL", "MALL", "TALL", "WALL"]
    let broad = ["B", "C", "D"].flatMap { first in
      ["AF", "AG", "EF", "EG", "OF", "OG"].map { first + $0 + "S" }
    }
    #expect(Self.kept("S", of: steep + broad) == 0)
    #expect(Self.kept("S", of: steep + broad, livesLeft: 2) == 0b1000)
  }

  @Test func `of families that are equally hard the larger is kept, then the more hidden`() {
    #expect(Self.kept("A", of: ["AX", "XA"], sizes: [0b01: 1, 0b10: 5]) == 0b10)
    #expect(Self.kept("A", of: ["AX", "XA"], sizes: [0b01: 5, 0b10: 1]) == 0b01)
    #expect(Self.kept("A", of: ["AAB", "BAC"], sizes: [0b011: 1, 0b010: 1]) == 0b010)
  }

  @Test func `an apostrophe is no letter`() {
    #expect(Self.kept("G", of: ["BOG'S", "DOG'S", "FOG'S", "CAT'S"]) == 0b00100)
  }

  @Test func `chance decides between families that are equal in all`() {
    let kept = (0..<40).map { Self.kept("A", of: ["AX", "XA"], chance: $0) }
    #expect(Set(kept) == [0b01, 0b10])
    #expect(kept == (0..<40).map { Self.kept("A", of: ["AX", "XA"], chance: $0) })
  }
}

extension DiabolicalTests {
  private static func kept(
    _ letter: UInt8,
    of words: [[UInt8]],
    guessed: Set<UInt8> = [],
    livesLeft: Int = 26,
    sizes: [UInt64: Int] = [:],
    chance: UInt64 = 1
  ) -> UInt64 {
    let found = Dictionary(grouping: words) { mask(letter, in: $0) }.mapValues(\.count)
    return Diabolical(rows: words.flatMap { $0 }, length: words[0].count).keep(
      letter: letter,
      guessed: guessed.reduce(0) { $0 | 1 << UInt32($1 - 65) },
      livesLeft: livesLeft,
      families: found.merging(sizes) { $1 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      chance: chance
    )
  }

  private static func kept(
    _ letter: Unicode.Scalar,
    of words: [String],
    livesLeft: Int = 26,
    sizes: [UInt64: Int] = [:],
    chance: UInt64 = 1
  ) -> UInt64 {
    kept(
      UInt8(ascii: letter),
      of: words.map { Array($0.utf8) },
      livesLeft: livesLeft,
      sizes: sizes,
      chance: chance
    )
  }

  private static func mask(_ letter: UInt8, in word: [UInt8]) -> UInt64 {
    word.indices.reduce(0) { $0 | (word[$1] == letter ? 1 << UInt64($1) : 0) }
  }

  private static func mostCommon(
    among words: [[UInt8]],
    without guessed: Set<UInt8>
  ) -> UInt8 {
    let order = Array("ETAOINSHRDLCUMWFGYPBVKJXQZ".utf8).filter { !guessed.contains($0) }
    let counts = order.map { letter in words.count { $0.contains(letter) } }
    return zip(order, counts).first { $0.1 == counts.max() }?.0 ?? 0
  }

  private static func mistakes(on word: [UInt8], among words: [[UInt8]]) -> Int {
    var live = words
    var guessed: Set<UInt8> = []
    var mistakes = 0
    while Set(live).count > 1 {
      let letter = mostCommon(among: live, without: guessed)
      let answer = mask(letter, in: word)
      live = live.filter { mask(letter, in: $0) == answer }
      guessed.insert(letter)
      mistakes += answer == 0 ? 1 : 0
    }
    return mistakes
  }

  /// Words of the first nine letters with the same marks, no two alike.
  private static func randomWords(_ count: Int, length: Int, seed: UInt64) -> [[UInt8]] {
    let chance = Chance(seed: seed)
    let words = (0..<count).map { word in
      (0..<length).map { position -> UInt8 in
        switch position {
        case 16: UInt8(ascii: "-")
        case 32: UInt8(ascii: "'")
        default: 65 + UInt8(chance.number(word * length + position, below: 9))
        }
      }
    }
    return Array(Set(words)).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
