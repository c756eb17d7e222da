/// The content of the players' folder.
package struct PlayerStats: Hashable {
  package let files: FolderStats
  package private(set) var gamesInProgress = 0
  /// The number of games finished or given up, of all living players together.
  package private(set) var played = 0
  package private(set) var won = 0
  /// The latest time on any file or in one, in seconds since 1970; 0 without files.
  package private(set) var latest: Int64 = 0

  /// Counts the folder file by file.
  package init(
    of store: SessionStore,
    progress: (Int) -> Void = { _ in }
  ) throws(HangmanError) {
    var (playing, played, won, latest) = (0, 0, 0, Int64(0))
    files = try store.stats(progress: progress) { session in
      latest = max(latest, session.changed)
      if let game = session.game, !game.isOver { playing += 1 }
      played += session.history.played
      won += session.history.won
    }
    gamesInProgress = playing
    self.played = played
    self.won = won
    self.latest = max(latest, files.latest)
  }
}
