import HangmanKit
import Testing

struct OpeningTests {
  private func groups(_ entries: [String]) throws -> [IndexGroup] {
    let list = try TestList(entries)
    return try list.indexes.index(of: list.id).groups
  }

  @Test func `a good game draws every entry about as often as any other`() throws {
    let groups = try groups(["CAT", "DOG", "EEL", "BEAR", "WOLF"])
    let settings = Settings(length: nil, isEvil: false)
    var counts: [String: Int] = [:]
    for seed in 0..<5000 {
      let drawn = try #require(
        Opening.draw(groups, settings: settings, chance: Chance(seed: UInt64(seed)))
      )
      counts["\(drawn.group.length) \(drawn.row)", default: 0] += 1
    }
    #expect(counts.count == 5)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  @Test func `an evil game draws a shape with enough entries to cheat with`() throws {
    let many = (0..<60).map { "A\(Letter.all[$0 / 26].text)\(Letter.all[$0 % 26].text)" }
    let groups = try groups(many + ["BEAR", "WOLF"])
    for seed in 0..<100 {
      let drawn = Opening.draw(
        groups,
        settings: Settings(length: nil),
        chance: Chance(seed: UInt64(seed))
      )
      #expect(drawn?.group.length == 3)
    }
  }

  @Test(arguments: [(49, 4), (50, 3)])
  func `fifty entries are enough, and not one less`(count: Int, length: Int) throws {
    let few = Letter.all.prefix(1).flatMap { first in
      (0..<count).map { "\(first.text)\(Letter.all[$0 / 26].text)\(Letter.all[$0 % 26].text)" }
    }
    let many = (0..<60).map { "AA\(Letter.all[$0 / 26].text)\(Letter.all[$0 % 26].text)" }
    let groups = try groups(few + many)
    let lengths = (0..<200).compactMap {
      Opening.draw(groups, settings: Settings(length: nil), chance: Chance(seed: UInt64($0)))?
        .group.length
    }
    #expect(lengths.min() == length)
  }

  @Test func `without such a shape the largest is drawn`() throws {
    let groups = try groups(["CAT", "BEAR", "WOLF", "AT-AT", "IT'IS"])
    let drawn = Opening.draw(groups, settings: Settings(length: nil), chance: Chance(seed: 3))
    #expect(drawn?.group.length == 4)
    let equals = try self.groups(["CAT", "DOG", "BEAR", "WOLF"])
    for seed in 0..<20 {
      let chance = Chance(seed: UInt64(seed))
      let drawn = Opening.draw(equals, settings: Settings(length: nil), chance: chance)
      #expect(drawn?.group.length == 3, "the first of equals")
    }
    #expect(
      Opening.draw(groups, settings: Settings(length: 9), chance: Chance(seed: 3)) == nil
    )
  }
}

extension Letter {
  fileprivate var text: String { String(decoding: [byte], as: UTF8.self) }
}
