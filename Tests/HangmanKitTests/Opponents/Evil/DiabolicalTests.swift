import Testing

@testable import HangmanKit

struct DiabolicalTests {
  @Test func `a few hard words are kept and not many easy ones`() throws {
    let hard = ["BALL", "CALL", "FALL", "GALL", "HALL", "MALL", "TALL", "WALL"]
    let easy = ["SEAT", "SEED", "SIDE", "SITE", "SNOW", "SORE", "STAR", "STEM", "STIR"]
    #expect(try kept("S", of: hard + easy) == [])
    #expect(try kept("S", of: ["BALL"] + easy) == [0])
  }

  @Test func `no answers could cost the player it simulates more mistakes`() throws {
    for seed in 0..<20 {
      let words = NaivePlayer.words(40, length: 5, seed: UInt64(seed))
      let table = try TestList(words).table(like: words[0])
      let hardest = words.map { NaivePlayer(words).mistakes(on: $0) }.max()
      var live = NaivePlayer(words)
      var guesses: [Guess] = []
      while live.words.count > 1 {
        let letter = live.mostCommon
        let setter = Diabolical(
          over: table,
          after: guesses,
          mistakesAllowed: 26,
          chance: Chance(seed: UInt64(seed))
        )
        let positions = try #require(setter.answer(to: letter)).positions
        guesses.append(Guess(letter: letter, positions: positions))
        live.learn(guesses[guesses.count - 1])
      }
      #expect(guesses.count { $0.positions.isEmpty } == hardest)
    }
  }

  @Test func `with one mistake left a miss is taken at once`() throws {
    let words = ["BALL", "CALL", "FALL", "GALL", "HALL", "SEES"]
    #expect(try kept("A", of: words, mistakes: 2) == [1])
    #expect(try kept("A", of: words, mistakes: 1) == [])
  }

  @Test func `mistakes beyond those left in the game count for nothing`() throws {
    let steep = ["BALL", "CALL", "FALL", "GALL", "HALL", "MALL", "TALL", "WALL"]
    let broad = ["B", "C", "D"].flatMap { first in
      ["AF", "AG", "EF", "EG", "OF", "OG"].map { first + $0 + "S" }
    }
    #expect(try kept("S", of: steep + broad) == [])
    #expect(try kept("S", of: steep + broad, mistakes: 2) == [3])
  }

  @Test func `of families that are equally hard the more hidden is kept`() throws {
    #expect(try kept("A", of: ["AAB", "BAC"]) == [1])
  }

  @Test func `of a list that nobody knows, words of rare letters are kept`() throws {
    let (common, rare) = (["ESTA", "ESRA"], ["EZSJ", "EQSJ"])
    let letters = Array("BCDFGHJKLM")
    let others = (0..<2100).map { number in
      String([1000, 100, 10, 1].map { letters[number / $0 % 10] })
    }
    func kept(of words: [String]) throws -> Set<[Int]> {
      let table = try TestList(words).table(like: "ESTA")
      let first = Guess(letter: try #require(Letter("E")), positions: Positions(rawValue: 1))
      return Set(
        try (1...20 as ClosedRange<UInt64>).map { seed in
          let setter = Diabolical(
            over: table,
            after: [first],
            mistakesAllowed: 26,
            chance: Chance(seed: seed)
          )
          return Array(try #require(setter.positions(of: Letter(index: 18))).indices)
        }
      )
    }
    #expect(try kept(of: common + rare) == [[1], [2]])
    #expect(try kept(of: common + rare + others) == [[2]])
  }

  @Test func `of long words that people know, many hard ones outweigh the hardest few`() throws {
    let hardest = ["BALL", "CALL", "FALL", "GALL", "HALL", "MALL"]
    let hard = ["B", "C", "D"].flatMap { first in
      ["AF", "AG", "EF", "EG", "OF", "OG"].map { first + $0 + "S" }
    }
    #expect(try kept("S", of: (hardest + hard).map { "IIII" + $0 }) == [])
    #expect(try kept("S", of: (hardest + hard).map { "IIIII" + $0 }) == [8])
  }

  @Test func `an apostrophe is no letter`() throws {
    #expect(try kept("G", of: ["BOG'S", "DOG'S", "FOG'S", "CAT'S"]) == [2])
  }

  @Test func `chance decides between families that are equal in all`() throws {
    let kept = try (0..<40).map { try self.kept("A", of: ["AX", "XA"], seed: $0) }
    #expect(Set(kept) == [[0], [1]])
    #expect(try kept == (0..<40).map { try self.kept("A", of: ["AX", "XA"], seed: $0) })
  }

  @Test func `no more entries are simulated than the limit, and they are the hardest`() throws {
    let words = try RealWords.sample(length: 9, step: 3)
    let table = try TestList(words).table(like: words[0])
    #expect(words.count > 2 * Column.firstBatchSize)
    let letter = try #require(Letter("E"))
    let answer = try #require(
      Diabolical(over: table, after: [], mistakesAllowed: 26, chance: Chance(seed: 1))
        .answer(to: letter)
    )
    let simulated = answer.outlooks.map { outlook in
      outlook.countsByMistakes.indices.reduce(0) { $0 + Int(outlook.countsByMistakes[$1]) }
    }
    #expect(simulated.reduce(0, +) == Column.firstBatchSize)
    let hardest = Hardness.ranked(
      words.flatMap { Array($0.utf8) },
      length: 9,
      order: LetterOrder.english,
      as: CandidateKind.Short.self
    ).prefix(Column.firstBatchSize)
    for (outlook, count) in zip(answer.outlooks, simulated) {
      let mask = UInt16(outlook.positions.rawValue)
      #expect(hardest.count { $0.positions(.init(letter)) == mask } == count)
    }
  }

  @Test(arguments: [(5, 6), (7, 6), (8, 4), (11, 3)])
  func `to leave out families that cannot be the hardest changes no choice`(
    length: Int,
    mistakes: Int
  ) throws {
    let words = try RealWords.sample(length: length, step: 5)
    let table = try TestList(words).table(like: words[0])
    for seed in 0..<4 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var guesses: [Guess] = []
      for letter in (0..<26).map({ Letter(index: $0) }).shuffled(using: &generator) {
        let setter = Diabolical(
          over: table,
          after: guesses,
          mistakesAllowed: mistakes,
          chance: Chance(seed: UInt64(seed))
        )
        let positions = try #require(setter.positions(of: letter))
        #expect(positions == setter.answer(to: letter)?.positions)
        guesses.append(Guess(letter: letter, positions: positions))
        guard guesses.count(where: { $0.positions.isEmpty }) < mistakes else { break }
      }
    }
  }

  private func kept(
    _ letter: String,
    of words: [String],
    mistakes: Int = 26,
    seed: UInt64 = 1
  ) throws -> [Int] {
    let table = try TestList(words).table(like: words[0])
    let setter = Diabolical(
      over: table,
      after: [],
      mistakesAllowed: mistakes,
      chance: Chance(seed: seed)
    )
    let letter = try #require(Letter(letter))
    return Array(try #require(setter.answer(to: letter)).positions.indices)
  }
}
