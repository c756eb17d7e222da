import Testing

@testable import HangmanKit

struct CrockfordTests {
  private static func samples(_ count: Int) -> [[UInt8]] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { _ in (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
  }

  @Test func `letters lead back to the bytes, however they are typed`() {
    for bytes in Self.samples(1000) {
      let code = Crockford.checkedText(bytes)
      #expect(code.utf8.count == 34)
      #expect(Crockford.bytes(checking: code) == bytes)
      let typed = code.lowercased().replacing("-", with: " ").replacing("0", with: "o")
        .replacing("1", with: "l")
      #expect(Crockford.bytes(checking: typed) == bytes)
      #expect(Crockford.bytes(Crockford.text(bytes)) == bytes)
    }
  }

  @Test func `every wrong letter and every two neighbours exchanged are seen`() {
    let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    for bytes in Self.samples(100) {
      let code = Array(Crockford.checkedText(bytes).replacing("-", with: ""))
      for place in code.indices {
        for letter in alphabet where letter != code[place] {
          var wrong = code
          wrong[place] = letter
          #expect(Crockford.bytes(checking: String(wrong)) == nil)
        }
      }
      for place in code.indices.dropLast() where code[place] != code[place + 1] {
        var wrong = code
        wrong.swapAt(place, place + 1)
        #expect(Crockford.bytes(checking: String(wrong)) == nil)
      }
    }
  }

  @Test(arguments: ["", "0", "80000000000000000000000000", "0000000000000000000000000U"])
  func `anything else is no id`(text: String) { #expect(Crockford.bytes(text) == nil) }
}
