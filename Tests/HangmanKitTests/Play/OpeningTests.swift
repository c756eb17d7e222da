import HangmanKit
import Testing

struct OpeningTests {
  private func header(_ entries: [String]) throws -> IndexHeader {
    let list = try TestList(entries)
    return try list.indexes.index(of: list.id).header
  }

  @Test func `a good game draws every entry about as often as any other`() throws {
    let records = try header(["CAT", "DOG", "EEL", "BEAR", "WOLF"]).records
    let settings = Settings(length: nil, isEvil: false)
    var counts: [String: Int] = [:]
    for seed in 0..<5000 {
      let drawn = try #require(
        Opening.draw(records, settings: settings, chance: Chance(seed: UInt64(seed)))
      )
      counts["\(drawn.record.length) \(drawn.row)", default: 0] += 1
    }
    #expect(counts.count == 5)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  @Test func `an evil game draws a shape with enough entries to cheat with`() throws {
    let many = (0..<60).map { "A\(Letter.all[$0 / 26].text)\(Letter.all[$0 % 26].text)" }
    let records = try header(many + ["BEAR", "WOLF"]).records
    for seed in 0..<100 {
      let drawn = Opening.draw(
        records,
        settings: Settings(length: nil),
        chance: Chance(seed: UInt64(seed))
      )
      #expect(drawn?.record.length == 3)
    }
  }

  @Test func `without such a shape the largest is taken`() throws {
    let records = try header(["CAT", "BEAR", "WOLF", "AT-AT", "IT'IS"]).records
    let drawn = Opening.draw(records, settings: Settings(length: nil), chance: Chance(seed: 3))
    #expect(drawn?.record.length == 4)
    #expect(
      Opening.draw(records, settings: Settings(length: 9), chance: Chance(seed: 3)) == nil
    )
  }
}

extension Letter {
  fileprivate var text: String { String(decoding: [byte], as: UTF8.self) }
}
