import HangmanKit
import Testing

extension Game {
  /// A game over entries like the example.
  static func make(
    like example: String = "BEAR",
    mistakes: Int = 6,
    evil: Bool = true,
    cunning: Cunning = .classic,
    seed: UInt64 = 1,
    kind: Kind = .own,
    word: String? = nil,
    trap: [String] = [],
    id: String = "0123456789abcdef"
  ) -> Game {
    Game(
      Identity(id: id, nonce: "00112233445566778899aabbccddeeff", time: 1_763_715_600),
      settings: Settings(
        list: "test",
        length: example.utf8.count,
        mistakes: mistakes,
        isEvil: evil,
        cunning: cunning
      ),
      listChecksum: 7,
      chance: Chance(seed: seed),
      kind: kind,
      secret: word.map { .word(Array($0.utf8)) }
        ?? (trap.isEmpty ? nil : .trap(trap.map { Array($0.utf8) })),
      shape: Pattern(hiding: Array(example.utf8))
    )
  }

  /// A game in which these letters were guessed.
  func playing(_ letters: String, against delegate: some GameplayDelegate) throws -> Game {
    var game = self
    for text in letters {
      let letter = try #require(Letter(String(text)))
      _ = game.guess(letter, answeredBy: delegate, at: 1_763_719_200)
    }
    return game
  }

  var shown: String { String(decoding: pattern.bytes, as: UTF8.self) }
}
