// The lines of a session's file, `HANGMAN`:
//
//     changed 1763715600
//     settings words 9 6 evil classic                   left out while untouched; evil, good or clued
//     history <played> <won> <streak> <best streak>
//     last <day> <won|lost> <mistakes> <allowed>         of today's games; left out before the first
//     daily <played> <best streak> <streak> <won with 0, 1, … mistakes>
//     days <results in hex>                              of the days up to that of `last`
//     endgames <day> <solved> <first> <one a number: 0 not played, 1 tried, 2 solved>  left out before one
//     score <mistakes> <guesses> <game> <ended> <settings> <word>          one a score
//     game …                                             the present one: GameCoding.swift
//     game …                                             today's, where another has taken its place
//
// Entries and letters are UTF-8, as players see them. Whatever can hold a space stands at the end of
// its line. What does not verify is no session.
//
// This is version 5. Version 1.0.0 of the program wrote version 1, and 1.1.0 versions 1 to 3: they
// lack lines that came later.

extension Session: Stored {
  package static var magic: String { "HANGMAN" }
  package static var newestVersion: Int { 5 }
  package static var sizeLimit: Int { 65_536 }
  package static var noun: String { "player's" }

  package func encoded(at now: Int64) -> [UInt8] {
    var session = self
    session.changed = now
    return session.encoded
  }

  package var encoded: [UInt8] {
    var lines = LineWriter()
    lines.line("changed") { $0.field(changed) }
    if let settings { lines.line("settings") { $0.fields(settings) } }
    lines.line("history") {
      for number in [history.played, history.won, history.streak, history.bestStreak] {
        $0.field(number)
      }
    }
    lines.write(history.daily)
    if let endgames = history.endgames { lines.write(endgames) }
    for score in history.scores {
      lines.line("score") {
        $0.field(score.mistakes)
        $0.field(score.guesses)
        $0.field(score.game)
        $0.field(score.endedAt)
        $0.fields(score.settings)
        $0.field(score.word)
      }
    }
    if let game { lines.write(game) }
    if let replacedDailyGame { lines.write(replacedDailyGame) }
    return Self.file(lines.bytes)
  }

  package init?(encoded bytes: [UInt8]) {
    guard var lines = Self.lines(of: bytes), let changed = lines.next("changed", { $0.time() })
    else { return nil }
    let isLeftBehind = lines.skipMove()
    self.init(changed: isLeftBehind ? Self.longAgo : changed)
    settings = lines.next("settings") { $0.settings() }
    guard let numbers = lines.next("history", { $0.numbers(4) }) else { return nil }
    let daily = lines.daily()
    let endgames = lines.next("endgames") { $0.endgames() }
    history = History(
      scores: lines.all("score") { $0.score() },
      played: numbers[0],
      won: numbers[1],
      streak: numbers[2],
      bestStreak: numbers[3],
      daily: daily,
      endgames: endgames
    )
    lines.skipReports()
    if !lines.isAtEnd {
      guard let game = lines.game() else { return nil }
      self.game = game
    }
    if !lines.isAtEnd {
      guard let game = lines.game(), game.origin.today != nil else { return nil }
      replacedDailyGame = game
    }
    guard lines.isAtEnd else { return nil }
  }

  /// Longer ago than any player lives, and near enough for sums.
  private static var longAgo: Int64 { -1 << 40 }
}

extension StoredLines {
  /// Passes over what version 1.1.0 noted of players to whom it gave another id; whether this is the
  /// id that was left behind, which leads nowhere.
  fileprivate mutating func skipMove() -> Bool {
    let isLeftBehind = next("leaving") { $0.remainder() } != nil
    _ = next("arrived") { $0.remainder() }
    return isLeftBehind
  }

  /// Passes over what was written between the releases 1.1.0 and 1.2.0 alone.
  fileprivate mutating func skipReports() {
    _ = all("result") { $0.remainder() }
    _ = next("reported") { $0.remainder() }
  }
}
