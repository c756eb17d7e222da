/// The stored data of one player.
package struct Session: Hashable, Sendable {
  /// The choices for the next game; `nil` until the player changes the defaults.
  package var settings: Settings?
  package var game: Game?
  /// The last game of a day that was begun, once another game has replaced it.
  ///
  /// It is an array of at most one game, because few sessions have such a game and sessions are moved
  /// often.
  var replaced: [Game] = []
  package var history = History()
  /// The time of the last change in seconds since 1970.
  package var changed: Int64

  package init(settings: Settings? = nil, game: Game? = nil, changed: Int64) {
    self.settings = settings
    self.game = game
    self.changed = changed
  }

  /// Takes the present game after a guess that changed it, and counts the game if it is over.
  package mutating func take(_ game: Game) {
    history.record(game)
    self.game = game
  }

  /// Replaces the present game, which counts as given up if it could go on.
  ///
  /// A game of a day is kept.
  package mutating func start(_ game: Game) {
    if let replaced = self.game { history.recordAbandonment(of: replaced) }
    if game.kind.today != nil {
      replaced = []
    } else if let present = self.game, present.kind.today != nil, !present.guesses.isEmpty {
      replaced = [present]
    }
    self.game = game
  }

  /// The player's game of a day in its present state; `nil` if it is void.
  package func dailyGame(on day: CalendarDay) -> Game? {
    [game, replaced.first].compactMap { $0 }
      .first { $0.kind.today == day && $0.status != .void }
  }

  /// Whether another game has taken the place of the player's game before its end.
  package func hasGivenUp(_ game: Game) -> Bool { !game.isOver && game.id != self.game?.id }

  /// The time that a player is kept after the last change, unless the operator sets another: 400 days,
  /// as long as browsers keep a cookie.
  package static let lifetime: Int64 = 400 * 86_400

  package func isExpired(at now: Int64, after life: Int64) -> Bool {
    max(0, now - changed) > life
  }
}

// The lines of a player's file:
//
//     changed 1763715600
//     settings words 9 6 evil classic                   left out while untouched; evil, good or clued
//     history <played> <won> <streak> <best streak>
//     last <day> <won|lost> <mistakes> <allowed>         of today's games; left out before the first
//     daily <played> <best streak> <streak> <won with 0, 1, … mistakes>
//     days <results in hex>                              of the days up to that of `last`
//     …                                                 of other kinds of games: as their history has it
//     score <mistakes> <guesses> <game> <ended> <settings> <word>          one per score
//     game …                                             the present one: Game+Lines.swift
//     game …                                             today's, where another has taken its place
//
// Entries and letters are UTF-8, as players see them. A field that can have a space is the last one of
// its line.
//
// This is version 5. Version 1.0.0 of the program wrote version 1, and 1.1.0 versions 1 to 3: they
// lack lines that came later.
extension Session: Stored {
  package static var magic: String { "HANGMAN" }
  package static var newestVersion: Int { 5 }
  package static var sizeLimit: Int { 65_536 }
  package static var usualSize: Int { 1984 }
  package static var noun: String { "player's" }
  package static var unread: Session { Session(changed: 0) }

  package mutating func note(_ now: Int64) { changed = now }

  package mutating func code(_ lines: inout some Lines) {
    lines.line("changed") { $0.time(&changed) }
    // Version 1.1.0 gave players other ids. A file that it left behind belongs to no player.
    if lines.passes("leaving") { changed = Self.longAgo }
    _ = lines.passes("arrived")
    lines.optional("settings", &settings, Settings()) { $1.code(&$0) }
    history.code(&lines)
    lines.group("game", &game, .unread) { $1.code(&$0) }
    lines.groups("game", &replaced, .unread) { $1.code(&$0) }
    lines.require(replaced.isEmpty || (game != nil && replaced.count == 1))
    lines.require(replaced.allSatisfy { $0.kind.today != nil })
  }

  /// A time longer ago than any player lives, and small enough for sums.
  private static var longAgo: Int64 { -1 << 40 }
}

/// The players' files.
package typealias SessionStore = FileStore<Session>
