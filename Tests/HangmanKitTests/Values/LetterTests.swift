import HangmanKit
import Testing

struct LetterTests {
  @Test(arguments: ["a", "A", "z", "Z"])
  func `a letter is taken in either case`(text: String) throws {
    let letter = try #require(Letter(text))
    #expect(letter.byte == Array(text.uppercased().utf8)[0])
  }

  @Test(arguments: [
    "", "AB", "1", " ", "-", "_", "é", "\u{212A}", "ſ", "ａ", "A\u{301}", "\0", "a\n",
  ])
  func `anything but one ASCII letter is no letter`(text: String) {
    #expect(Letter(text) == nil)
  }

  @Test func `positions are counted from 0 and kept as bits`() throws {
    let letter = try #require(Letter("A"))
    let positions = Positions(of: letter, in: Array("BANANA".utf8))
    #expect(positions.rawValue == 0b101010)
    #expect(Array(positions.indices) == [1, 3, 5])
  }

  @Test func `marks are shown from the start and letters are not`() throws {
    let pattern = Pattern(hiding: Array("LION'S DEN-MATE".utf8))
    #expect(pattern.bytes == Array("____'_ ___-____".utf8))
    #expect(!pattern.isComplete)
    let revealed = pattern.revealing(try #require(Letter("N")), at: [.init(rawValue: 1 << 3)])
    #expect(revealed.bytes == Array("___N'_ ___-____".utf8))
    #expect(revealed.shape == pattern)
  }
}
