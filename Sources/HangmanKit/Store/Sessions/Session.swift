/// All that is kept of one player.
package struct Session: Hashable, Sendable {
  /// Chosen for the next game, `nil` while the defaults were never touched.
  package var settings: Settings?
  package var game: Game?
  package var history = History()
  /// Results of rooms' games that the rooms may lack; a few, since the next call hands them on.
  package var pending: [PendingResult] = []
  /// Whether version 1.1.0 gave this player another id: this one leads nowhere.
  var isLeftBehind = false
  /// When it was last stored, in seconds since 1970.
  package var changed: Int64

  package init(settings: Settings? = nil, game: Game? = nil, changed: Int64) {
    self.settings = settings
    self.game = game
    self.changed = changed
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
