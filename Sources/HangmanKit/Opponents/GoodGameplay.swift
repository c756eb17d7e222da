/// The honest opponent: it draws an entry at the start and keeps it.
package struct GoodGameplay: GameplayDelegate {
  /// The drawn entry, one byte per position.
  package let word: [UInt8]

  package init(word: [UInt8]) { self.word = word }

  package func positions(of letter: Letter, in game: Game) -> Positions? {
    Positions(of: letter, in: word)
  }

  /// The drawn word, because no other was ever possible.
  package func revelation(of game: Game) -> Revelation? {
    Revelation(answer: word, candidates: 1)
  }
}
