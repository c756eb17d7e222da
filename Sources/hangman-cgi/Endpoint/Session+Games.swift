internal import HangmanKit

extension Session {
  /// Results that wait for their rooms at most: a player has more only while no room can be written.
  private static let pendingLimit = 40

  /// Puts another game in the place of the present one, which was given up if it could go on.
  mutating func start(_ game: Game, at now: Int64) {
    if let replaced = self.game {
      history.recordAbandonment(of: replaced)
      if !replaced.isOver { note(PendingResult(of: replaced, givenUpAt: now)) }
    }
    replaceGame(with: game)
  }

  /// Takes the present game as it is after a guess that changed it, and counts it if it is over.
  mutating func take(_ game: Game) {
    history.record(game)
    if game.isOver { note(PendingResult(of: game)) }
    self.game = game
  }

  private mutating func note(_ result: PendingResult?) {
    guard let result else { return }
    pending = (pending + [result]).suffix(Self.pendingLimit)
  }
}
