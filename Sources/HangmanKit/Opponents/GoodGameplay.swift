/// The honest opponent: it drew an entry at the start and stays with it.
package struct GoodGameplay: GameplayDelegate {
  /// The entry, one byte per position.
  package let word: [UInt8]

  package init(word: [UInt8]) { self.word = word }

  package func positions(of letter: Letter, in game: Game) -> Positions? {
    Positions(of: letter, in: word)
  }

  /// The word itself, because nothing else was ever possible.
  package func revelation(of game: Game) -> Revelation? {
    Revelation(answer: word, candidates: 1)
  }
}
