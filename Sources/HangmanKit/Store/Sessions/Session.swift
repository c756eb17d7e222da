/// All that is kept of one player.
package struct Session: Hashable, Sendable {
  /// Chosen for the next game, `nil` while the defaults were never touched.
  package var settings: Settings?
  package var game: Game?
  /// The last day's game that was begun, once another game has taken its place.
  package internal(set) var replacedDailyGame: Game?
  package var history = History()
  /// Results of rooms' games that the rooms may lack; a few, since the next call hands them on.
  package var pending: [PendingResult] = []
  package var reported: Reported?
  /// Whether version 1.1.0 gave this player another id: this one leads nowhere.
  var isLeftBehind = false
  /// When it was last stored, in seconds since 1970.
  package var changed: Int64

  package init(settings: Settings? = nil, game: Game? = nil, changed: Int64) {
    self.settings = settings
    self.game = game
    self.changed = changed
  }

  /// Puts another game in the place of the present one, and keeps a day's game that it was.
  package mutating func replaceGame(with game: Game) {
    if game.dailyDay != nil {
      replacedDailyGame = nil
    } else if let present = self.game, present.dailyDay != nil, !present.guesses.isEmpty {
      replacedDailyGame = present
    }
    self.game = game
  }

  /// The player's game of a day as it stands; a void one is none.
  package func dailyGame(on day: CalendarDay) -> Game? {
    [game, replacedDailyGame].compactMap { $0 }
      .first { $0.dailyDay == day && $0.status != .void }
  }

  /// How long a player lives after the last change, unless an operator wants it otherwise: 400
  /// days, what browsers allow a cookie.
  package static let lifetime: Int64 = 400 * 86_400

  package func isExpired(at now: Int64, after life: Int64) -> Bool {
    isLeftBehind || max(0, now - changed) > life
  }
}

/// The players' files.
package typealias SessionStore = FileStore<Session>
