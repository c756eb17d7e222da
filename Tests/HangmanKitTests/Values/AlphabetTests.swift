import Testing

@testable import HangmanKit

/// Properties that no request can show: the bytes of letters, and when two alphabets are equal.
struct AlphabetTests {
  @Test(arguments: [1, 26, 31, 32, 61])
  func `a line gives back the alphabet it was made of`(count: Int) throws {
    let alphabet = try #require(Alphabet(language: "xx", forms: Self.forms(count)))
    #expect(Alphabet(line: alphabet.line) == alphabet)
    #expect(alphabet.count == count)
    let entry = (0..<count).map { Letter(index: $0).byte }
    #expect(alphabet.entry(Array(alphabet.text(entry).utf8)) == entry)
    for (index, forms) in Self.forms(count).enumerated() {
      #expect(forms.allSatisfy { alphabet.letter($0) == Letter(index: index) })
    }
  }

  @Test func `a line says where its words run`() throws {
    let forms = Self.forms(2)
    let alphabet = try #require(Alphabet(language: "he", isRightToLeft: true, forms: forms))
    let read = try #require(Alphabet(line: alphabet.line))
    #expect(read.isRightToLeft && read.language == "he")
    #expect(Alphabet(language: "he", forms: forms)?.isRightToLeft == false)
  }

  @Test(arguments: ["xx", "xx ", "xx A  B", "xx A "])
  func `a line that lacks a letter is no alphabet`(line: String) {
    #expect(Alphabet(line: line) == nil)
  }

  @Test func `there are at most 61 letters`() {
    #expect(Alphabet(language: "xx", forms: Self.forms(62)) == nil)
  }

  @Test func `characters that Unicode equates make two alphabets`() throws {
    let letter = try #require(Alphabet(line: "xx \u{C5}"))
    let sign = try #require(Alphabet(line: "xx \u{212B}"))
    #expect(letter != sign)
    #expect(!letter.hasLetters(of: sign))
  }

  @Test func `the bytes of letters ascend, start as ASCII, and none is a mark or a hidden place`() {
    let bytes = (0..<Letter.limit).map { Letter(index: $0).byte }
    #expect(bytes == bytes.sorted() && Set(bytes).count == Letter.limit)
    #expect(Letter.all.map { $0.byte } == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8))
    #expect(bytes.allSatisfy { $0 != Pattern.hidden && !Sign.has($0) })
    #expect(bytes.map { Letter(byte: $0)?.index } == Array(0..<Letter.limit))
  }

  /// Two forms for each letter, of two and of three bytes.
  private static func forms(_ count: Int) -> [[Unicode.Scalar]] {
    (0..<UInt32(count)).map { number in
      [0x3A0 + number, 0x16A0 + number].compactMap { Unicode.Scalar($0) }
    }
  }
}
