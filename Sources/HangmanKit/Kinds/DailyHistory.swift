/// A player's results in today's games, which count nowhere else.
package struct DailyHistory: Hashable, Sendable {
  /// The game played last.
  package struct Last: Hashable, Sendable {
    package fileprivate(set) var day: CalendarDay
    package fileprivate(set) var isWon: Bool
    package fileprivate(set) var mistakes: Int
    package fileprivate(set) var mistakesAllowed: Int
  }

  /// Games finished, or given up after a first guess.
  package private(set) var played = 0
  package private(set) var bestStreak = 0
  /// The numbers of games won with n mistakes, by n.
  package private(set) var mistakes: [Int] = []
  /// The last game; `nil` before the first.
  package private(set) var last: Last?
  /// The row of days won that ends with the last game.
  package private(set) var streakAtLast = 0

  /// Whether the game of a day was won, from that of `last` back; `nil` for days without one.
  package private(set) var results: [Bool?] = []

  /// The number of days for which results are kept.
  package static let memory = 366

  /// The days known up to today, the latest first.
  package func days(until today: CalendarDay) -> [(day: CalendarDay, isWon: Bool)] {
    guard let last else { return [] }
    return results.enumerated().compactMap { age, isWon in
      let day = CalendarDay(number: last.day.number - age)
      return isWon.flatMap { day <= today ? (day, $0) : nil }
    }
  }

  package var won: Int { mistakes.reduce(0, +) }

  /// The row of days won, alive while the last win, or an unfinished game begun in time, is of
  /// yesterday or today.
  package func streak(on today: CalendarDay, with game: Game?) -> Int {
    guard let last, last.isWon else { return 0 }
    let isUnfinished = game.map { $0.isBegun && $0.kind.today == last.day.next } ?? false
    let latest = isUnfinished ? last.day.next : last.day
    return today <= latest.next ? streakAtLast : 0
  }

  /// The days played in a row up to now, however they ended, and the longest such row of those
  /// remembered.
  ///
  /// A missed day breaks a row only if another one in the seven days up to it was missed.
  package func daysInRow(on today: CalendarDay) -> (now: Int, best: Int) {
    let missed = last.map { max(0, today.number - $0.day.number - 1) } ?? 0
    let days = results.reversed() + [Bool?](repeating: nil, count: min(missed, 2))
    var (now, best, forgiven) = (0, 0, -Self.week)
    for (day, result) in days.enumerated() {
      if result != nil {
        now += 1
        best = max(best, now)
      } else if now > 0, day - forgiven >= Self.week {
        forgiven = day
      } else {
        (now, forgiven) = (0, -Self.week)
      }
    }
    return (now, best)
  }

  private static let week = 7

  /// Counts a game that has just ended, or was given up.
  mutating func record(_ game: Game, of day: CalendarDay) {
    let isWon = game.status == .won
    let follows = last.map { $0.isWon && $0.day.next == day } ?? false
    streakAtLast = isWon ? (follows ? streakAtLast + 1 : 1) : 0
    bestStreak = max(bestStreak, streakAtLast)
    played += 1
    if isWon { count(game.mistakes) }
    remember(isWon, on: day)
    last = Last(
      day: day,
      isWon: isWon,
      mistakes: game.mistakes,
      mistakesAllowed: game.settings.mistakes
    )
  }

  private mutating func remember(_ isWon: Bool, on day: CalendarDay) {
    let passed = last.map { day.number - $0.day.number } ?? 1
    // If the clock was ahead before, the results of days to come are forgotten.
    if passed <= 0 { results.removeFirst(min(1 - passed, results.count)) }
    let gap = [Bool?](repeating: nil, count: min(max(passed - 1, 0), Self.memory))
    results = Array(([isWon] + gap + results).prefix(Self.memory))
    while results.last == .some(nil) { results.removeLast() }
  }

  private mutating func count(_ made: Int) {
    while mistakes.count <= made { mistakes.append(0) }
    mistakes[made] += 1
  }
}

extension DailyHistory {
  mutating func code(_ lines: inout some Lines) {
    lines.optional("last", &last, .unread) {
      $0.day(&$1.day)
      $0.choice(&$1.isWon, "won", "lost")
      $0.number(&$1.mistakes)
      $0.number(&$1.mistakesAllowed)
    }
    guard let last else { return lines.require(self == DailyHistory()) }
    lines.line("daily") {
      $0.number(&played)
      $0.number(&bestStreak)
      $0.number(&streakAtLast)
      $0.numbers(&mistakes)
    }
    lines.require(mistakes.count <= Settings.mistakesRange.upperBound)
    if lines.isNext("days", true) {
      lines.line("days") { codeResults(&$0) }
    } else {
      // Version 1.1.0 stored only the row of days won.
      let row = min(max(streakAtLast, 1), Self.memory)
      results = last.isWon ? Array(repeating: true, count: row) : [false]
    }
    let isLast = results.first == last.isWon && results.last != .some(nil)
    lines.require(isLast && results.count <= Self.memory)
  }

  /// Two bits per day, 1 for won and 2 for lost, two days per hexadecimal digit, the latest first.
  private mutating func codeResults(_ line: inout some Lines) {
    let bits = results.map { $0.map { $0 ? 1 : 2 } ?? 0 } + [0]
    var digits = stride(from: 0, to: results.count, by: 2).map {
      Hex.digit(UInt8(bits[$0] | bits[$0 + 1] << 2))
    }
    line.text(&digits)
    guard line.isReading else { return }
    for digit in digits {
      let bits = Hex.value(of: digit) ?? 3
      line.require(bits & 3 < 3 && bits >> 2 < 3)
      for day in [bits & 3, bits >> 2] { results.append(day == 0 ? nil : day == 1) }
    }
    while results.last == .some(nil) { results.removeLast() }
  }
}

extension DailyHistory.Last {
  fileprivate static var unread: Self {
    Self(day: CalendarDay(number: 0), isWon: false, mistakes: 0, mistakesAllowed: 0)
  }
}

extension Game {
  /// Whether a first guess was made and more can be.
  fileprivate var isBegun: Bool { !isOver && !guesses.isEmpty }
}
