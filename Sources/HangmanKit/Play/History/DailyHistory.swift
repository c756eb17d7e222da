/// What a player has achieved in today's games; they count nowhere else.
package struct DailyHistory: Hashable, Sendable {
  /// The game played last.
  package struct Last: Hashable, Sendable {
    package let day: CalendarDay
    package let isWon: Bool
    package let mistakes: Int
    package let mistakesAllowed: Int

    package init(day: CalendarDay, isWon: Bool, mistakes: Int, mistakesAllowed: Int) {
      self.day = day
      self.isWon = isWon
      self.mistakes = mistakes
      self.mistakesAllowed = mistakesAllowed
    }
  }

  /// Games finished, or given up after a first guess.
  package private(set) var played = 0
  /// The longest row of days won.
  package private(set) var bestStreak = 0
  /// How many were won with so many mistakes, from none on.
  package private(set) var mistakes: [Int] = []
  /// `nil` before the first.
  package private(set) var last: Last?
  /// The row of days won that ends with the last game.
  package private(set) var streakAtLast = 0

  /// The history of a newcomer.
  package init() {}

  package init(played: Int, bestStreak: Int, mistakes: [Int], last: Last?, streakAtLast: Int) {
    self.played = played
    self.bestStreak = bestStreak
    self.mistakes = mistakes
    self.last = last
    self.streakAtLast = streakAtLast
  }

  package var won: Int { mistakes.reduce(0, +) }

  /// The row of days won, alive while the last win, or an unfinished game begun in time, is of
  /// yesterday or today.
  package func streak(on today: CalendarDay, with game: Game?) -> Int {
    guard let last, last.isWon else { return 0 }
    let isUnfinished = game.map { $0.isBegun && $0.day == last.day.next } ?? false
    let latest = isUnfinished ? last.day.next : last.day
    return today <= latest.next ? streakAtLast : 0
  }

  /// Counts a game that has just ended, or was given up.
  mutating func record(_ game: Game, of day: CalendarDay) {
    let isWon = game.status == .won
    let follows = last.map { $0.isWon && $0.day.next == day } ?? false
    streakAtLast = isWon ? (follows ? streakAtLast + 1 : 1) : 0
    bestStreak = max(bestStreak, streakAtLast)
    played += 1
    if isWon { count(game.mistakes) }
    last = Last(
      day: day,
      isWon: isWon,
      mistakes: game.mistakes,
      mistakesAllowed: game.settings.mistakes
    )
  }

  private mutating func count(_ made: Int) {
    while mistakes.count <= made { mistakes.append(0) }
    mistakes[made] += 1
  }
}

extension Game {
  /// Whether a first guess was made and more can be.
  fileprivate var isBegun: Bool { !isOver && !guesses.isEmpty }
}
