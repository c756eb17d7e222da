import Testing

@testable import HangmanKit

struct EntryTableTests {
  @Test(arguments: [3, 5, 8, 9, 20])
  func `entries that two tables share are found by their rows`(length: Int) throws {
    // JEAN-PIERRE is of another shape.
    let all = try RealWords.sample(length: length, step: 5).filter { !$0.contains("-") }
    let table = try TestList(all).table(like: all[0])
    for (seed, step) in [1, 2, 7, 100, 4000].enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      let some = stride(from: 0, to: all.count, by: step)
        .compactMap { all[$0...].prefix(step).randomElement(using: &generator) }
      let others = ["A", "ZZ"].map { $0 + String(repeating: "A", count: length - $0.utf8.count) }
      let other = try TestList(some + others).table(like: all[0])
      #expect(table.rows(sharedWith: other).map { all[Int($0)] } == some)
      #expect(other.rows(sharedWith: table).count == some.count)
    }
    #expect(table.rows(sharedWith: EntryTable(without: table.shape)).isEmpty)
  }
}
