/// A player's results: counts of the games that counted, and the best scores.
///
/// A game that is given up after a first guess counts as played and ends a streak. Void games count
/// nowhere, other games as their kind says.
package struct History: Hashable, Sendable {
  /// A won game.
  package struct Score: Hashable, Sendable {
    /// The entry as UTF-8, because a history knows no lists.
    package fileprivate(set) var word: [UInt8]
    package fileprivate(set) var mistakes: Int
    /// The number of guesses, mistakes included.
    package fileprivate(set) var guesses: Int
    package fileprivate(set) var settings: Settings
    package fileprivate(set) var game: String
    /// The time of the end in seconds since 1970.
    package fileprivate(set) var endedAt: Int64
  }

  /// The best scores, best first.
  package private(set) var scores: [Score] = []
  /// Games finished or given up after a first guess.
  package private(set) var played = 0
  package private(set) var won = 0
  /// Games won in a row up to now.
  package private(set) var streak = 0
  /// The longest streak.
  package private(set) var bestStreak = 0

  /// The results in today's games.
  package internal(set) var daily = DailyHistory()
  /// The results in endgames; `nil` before the first.
  package internal(set) var endgames: EndgameHistory?

  /// The number of scores that are kept: enough for a page, few enough for a small file.
  package static let scoreLimit = 20

  package static var ofNewcomer: History { History() }

  /// Counts a game that is over, as its kind says.
  package mutating func record(_ game: Game) {
    guard game.isOver, game.status != .void else { return }
    game.kind.rules.count(game, &self)
  }

  /// Counts a game that another one replaces while it could still be played.
  package mutating func recordAbandonment(of game: Game) {
    guard !game.isOver, !game.guesses.isEmpty else { return }
    game.kind.rules.count(game, &self)
  }

  /// Counts a game with settings of the player's choice.
  mutating func count(own game: Game) {
    let isWon = game.status == .won
    played += 1
    won += isWon ? 1 : 0
    streak = isWon ? streak + 1 : 0
    bestStreak = max(bestStreak, streak)
    guard isWon, let endedAt = game.endedAt else { return }
    insert(
      Score(
        word: Array(game.alphabet.text(game.pattern.bytes).utf8),
        mistakes: game.mistakes,
        guesses: game.guesses.count,
        settings: game.settings,
        game: game.id,
        endedAt: endedAt
      )
    )
  }

  private mutating func insert(_ score: Score) {
    // After its equals, because of two equal scores the earlier one ranks first.
    let rank = scores.firstIndex { score.isBetter(than: $0) } ?? scores.endIndex
    scores.insert(score, at: rank)
    scores = Array(scores.prefix(Self.scoreLimit))
  }
}

extension History.Score {
  fileprivate func isBetter(than other: Self) -> Bool {
    (mistakes, -settings.difficulty, guesses) < (
      other.mistakes, -other.settings.difficulty, other.guesses
    )
  }
}

extension History {
  mutating func code(_ lines: inout some Lines) {
    lines.line("history") {
      $0.number(&played)
      $0.number(&won)
      $0.number(&streak)
      $0.number(&bestStreak)
    }
    daily.code(&lines)
    lines.optional("endgames", &endgames, EndgameHistory(day: CalendarDay(number: 0))) {
      $1.code(&$0)
    }
    lines.each("score", &scores, .unread) { $1.code(&$0) }
  }
}

extension History.Score {
  fileprivate static var unread: Self {
    Self(word: [], mistakes: 0, guesses: 0, settings: Settings(), game: "", endedAt: 0)
  }

  fileprivate mutating func code(_ line: inout some Lines) {
    line.number(&mistakes)
    line.number(&guesses)
    line.token(&game)
    line.time(&endedAt)
    settings.code(&line)
    line.text(&word)
  }
}

extension Settings {
  /// The rank of an opponent: honest 0, classic 1, diabolical 2.
  fileprivate var difficulty: Int {
    guard isEvil else { return 0 }
    switch cunning {
    case .classic: return 1
    case .diabolical: return 2
    }
  }
}
