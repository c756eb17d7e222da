import HangmanKit

extension Game {
  /// Whether some letters find the word with at most this many mistakes; tries all letters at every turn.
  ///
  /// The rest of a game depends on the letters said and their answers, not on their order, so each
  /// set of these is looked at once.
  func canFind(
    among words: [[UInt8]],
    with mistakes: Int,
    against delegate: some GameplayDelegate
  ) -> Bool {
    let live = words.filter { word in guesses.allSatisfy { $0.fits(word) } }
    var front = [(game: self, live: live)]
    var met: Set<Set<Guess>> = []
    while let (game, live) = front.popLast() {
      if live.count == 1 { return true }
      for letter in Set(live.joined()).compactMap(Letter.init(byte:)) {
        var after = game
        guard !game.hasGuessed(letter) else { continue }
        _ = after.guess(letter, answeredBy: delegate, at: 0)
        guard after.mistakes <= mistakes, met.insert(Set(after.guesses)).inserted else { continue }
        front.append((after, live.filter { word in after.guesses.last?.fits(word) == true }))
      }
    }
    return false
  }
}

extension Guess {
  fileprivate func fits(_ word: [UInt8]) -> Bool { Positions(of: letter, in: word) == positions }
}
