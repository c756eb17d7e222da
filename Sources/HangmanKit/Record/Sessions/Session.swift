/// All that is kept of one player.
package struct Session: Hashable, Sendable {
  /// Chosen for the next game, `nil` while the defaults were never touched.
  package var settings: Settings?
  package var game: Game?
  /// The last day's game that was begun, once another game has taken its place.
  package internal(set) var replacedDailyGame: Game? {
    get { replaced.first }
    set { replaced = newValue.map { [$0] } ?? [] }
  }
  /// One at most: apart, since it is seldom there and a session is moved often.
  private var replaced: [Game] = []
  package var history = History()
  /// When it was last stored, in seconds since 1970.
  package var changed: Int64

  package init(settings: Settings? = nil, game: Game? = nil, changed: Int64) {
    self.settings = settings
    self.game = game
    self.changed = changed
  }

  /// Takes the present game as it is after a guess that changed it, and counts it if it is over.
  package mutating func take(_ game: Game) {
    history.record(game)
    self.game = game
  }

  /// Puts another game in the place of the present one, which was given up if it could go on, and
  /// keeps a day's game that it was.
  package mutating func start(_ game: Game) {
    if let replaced = self.game { history.recordAbandonment(of: replaced) }
    if game.origin.today != nil {
      replacedDailyGame = nil
    } else if let present = self.game, present.origin.today != nil, !present.guesses.isEmpty {
      replacedDailyGame = present
    }
    self.game = game
  }

  /// The player's game of a day as it stands; a void one is none.
  package func dailyGame(on day: CalendarDay) -> Game? {
    [game, replacedDailyGame].compactMap { $0 }
      .first { $0.origin.today == day && $0.status != .void }
  }

  /// The round of a room that a change from an earlier state has ended, by its last guess or by
  /// giving it up at this time; `nil` if none.
  package func endedRound(
    since earlier: Session,
    at time: Int64
  ) -> (place: RoundPlace, result: RoundResult)? {
    guard let before = earlier.game, !before.isOver, let place = before.origin.round else {
      return nil
    }
    let last = game.flatMap { $0.id == before.id ? $0 : nil }
    if let last, !last.isOver { return nil }
    return RoundResult(of: last ?? before, givenUpAt: time).map { (place, $0) }
  }

  /// How long a player lives after the last change, unless an operator wants it otherwise: 400
  /// days, what browsers allow a cookie.
  package static let lifetime: Int64 = 400 * 86_400

  package func isExpired(at now: Int64, after life: Int64) -> Bool {
    max(0, now - changed) > life
  }
}

/// The players' files.
package typealias SessionStore = FileStore<Session>
