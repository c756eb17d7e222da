import Testing

@testable import HangmanKit

struct ExamplesTests {
  @Test func `the best known come first, then others between them, and none twice`() {
    let rows: [UInt32] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    let examples = Examples(by: [4, 1, 4, 0, 4, 4, 4, 4, 3, 4])
    #expect(examples.chosen(of: rows[..<8]) == [3, 1, 0, 4, 6])
    #expect(examples.chosen(of: rows[2...]) == [3, 8, 2, 5, 7])
    #expect(examples.chosen(of: rows[4..<6]) == [4, 5])
  }

  @Test func `of many that are known equally well some are spread over the alphabet`() {
    let rows = (0..<100).map { UInt32($0) }
    #expect(Examples(by: []).chosen(of: rows[10...]) == [10, 28, 46, 64, 82])
    #expect(Examples(by: []).chosen(of: rows[97...]) == [97, 98, 99])
    let known = [UInt8](repeating: 0, count: 100)
    #expect(Examples(by: known).chosen(of: rows[10...]) == [10, 28, 46, 64, 82])
    let some = (0..<100).map { $0 % 10 == 3 ? UInt8(0) : 1 }
    #expect(Examples(by: some).chosen(of: rows[...]) == [3, 23, 43, 63, 83])
  }
}
