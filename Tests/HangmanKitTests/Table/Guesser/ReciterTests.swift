import Testing

@testable import HangmanKit

struct ReciterTests {
  @Test(arguments: [("TEA", 0), ("SEA", 4), ("JAZZ", 23), ("E", 0), ("", 0)])
  func `a word costs the letters before its last one`(word: String, mistakes: Int) {
    #expect(reciter().mistakes(on: letters(word), after: 0) == mistakes)
  }

  @Test func `letters said before cost nothing again, nor do mistakes beyond the limit`() {
    #expect(reciter(said: "TOI").mistakes(on: letters("SEA"), after: 2) == 3)
    #expect(reciter(limit: 6).mistakes(on: letters("JAZZ"), after: 2) == 6)
  }

  @Test func `it makes the mistakes that saying the letters one by one makes`() throws {
    let words = try RealWords.sample(length: 8, step: 100)
    for word in words {
      var missed = 0
      var hidden = letters(word)
      for letter in LetterOrder.english where !hidden.isEmpty {
        missed += hidden.contains(LetterSet(letter)) ? 0 : 1
        hidden.remove(LetterSet(letter))
      }
      #expect(reciter().mistakes(on: letters(word), after: 0) == missed)
    }
  }

  private func reciter(said: String = "", limit: Int = 26) -> Reciter {
    let open = LetterSet(Letter.all).subtracting(letters(said))
    return Reciter(order: LetterOrder.english, open: open, mistakesLimit: limit)
  }

  private func letters(_ word: String) -> LetterSet {
    LetterSet(word.utf8.compactMap { Letter(byte: $0) })
  }
}
