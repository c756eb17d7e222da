extension KindRules {
  /// Today's game, which counts by itself.
  static func today(_ day: CalendarDay) -> KindRules {
    KindRules(
      isDrawn: true,
      showsCounts: false,
      count: { game, history in history.daily.record(game, of: day) }
    )
  }

  /// The game of an earlier day, which counts nowhere.
  static var earlier: KindRules { KindRules() }
}

/// Today's game: the same for all readers of a language on one date.
///
/// The week climbs from an honest, gentle Monday to a diabolical Sunday. Date and seed are public, so
/// anyone can compute Monday's word. It is a game among friends.
package enum Daily {
  /// The settings of a day; `settingsWithoutList` replaces them if the list is missing.
  package static func settings(
    on day: CalendarDay,
    in edition: Edition = .english
  ) -> Settings {
    var settings = week[day.weekday]
    settings.list = edition.list(for: settings.list)
    settings.mistakes = (day < firstOwnWeek ? .english : edition).mistakes[day.weekday]
    return settings
  }

  /// The settings with the whole list of the language.
  package static func settingsWithoutList(
    on day: CalendarDay,
    in edition: Edition = .english
  ) -> Settings {
    var settings = settings(on: day, in: edition)
    settings.list = edition.list
    settings.length = nil
    return settings
  }

  /// The seed of a day: the first 8 bytes, big-endian, of the SHA-256 of its name.
  package static func seed(on day: CalendarDay, in edition: Edition = .english) -> UInt64 {
    let name = "hangman daily \(day.text)" + (edition.language.map { " \($0)" } ?? "")
    return SHA256.digest(Array(name.utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Monday 30 November 2026: before it all languages allowed as many mistakes as English.
  private static let firstOwnWeek = CalendarDay(number: 20_787)

  /// The games from Monday on, each harder to win than the one before (`public/offers.js` and
  /// `public/parts/terms.js` state the rates).
  ///
  /// The length is drawn, because an evil opponent that always starts with one shape always answers
  /// alike.
  private static let week = [
    Settings(list: "easy", length: nil, isEvil: false),
    Settings(list: "medium", length: nil),
    Settings(list: "medium", length: nil),
    Settings(list: "medium", length: nil, cunning: .diabolical),
    Settings(list: "medium", length: nil, cunning: .diabolical),
    Settings(list: "medium", length: nil, cunning: .diabolical),
    Settings(list: "medium", length: nil, cunning: .diabolical),
  ]
}

extension Daily {
  /// The day that counts for a player: the clock's day, or the day after it if the player was there
  /// before the clock was set back by a little.
  ///
  /// A day further ahead is ignored, so that a clock that was once wrong locks no player out.
  package static func today(at time: Int64, for history: History, _ game: Game?) -> CalendarDay {
    let day = CalendarDay(at: time)
    let stored = [history.daily.last?.day, game?.kind.today].compactMap { $0 }
    return stored.contains(day.next) ? day.next : day
  }

  /// The result of a day's game for a player; `nil` if the game was not begun.
  package static func status(
    on day: CalendarDay,
    for history: History,
    _ game: Game?
  ) -> Game.Status? {
    if let game, game.kind.today == day, game.status != .void {
      return game.guesses.isEmpty ? nil : game.status
    }
    guard let last = history.daily.last, last.day == day else { return nil }
    return Game.Status(isWon: last.isWon)
  }

  /// Whether asking for today's game leads to the present one: it is of today, or was begun before
  /// and can still be played.
  package static func isPresent(_ game: Game?, on day: CalendarDay) -> Bool {
    guard let game, let itsDay = game.kind.today, game.status != .void else { return false }
    return itsDay == day || (itsDay < day && !game.isOver && !game.guesses.isEmpty)
  }

  /// Whether the game of a day was played to its end or given up.
  package static func isPlayed(_ day: CalendarDay, in history: History) -> Bool {
    guard let last = history.daily.last?.day else { return false }
    return day <= last && last <= day.next
  }

  /// An earlier day whose game can be played again; `nil` if the text is not such a day.
  ///
  /// Days before 1970 are refused, because files cannot hold them.
  package static func earlierDay(_ text: String, before today: CalendarDay) -> CalendarDay? {
    day(text, in: (today.number - DailyHistory.memory)..<today.number)
  }

  static func day(_ text: String, in numbers: Range<Int>) -> CalendarDay? {
    CalendarDay(text).flatMap { numbers.contains($0.number) ? $0 : nil }
  }
}

extension Daily {
  /// The game of a date for the readers of one language, whose lists replace the English ones.
  package struct Edition: Hashable {
    /// The code of the language, `nil` for English.
    package let language: String?
    /// The id of the readers' list; the easier lists have the same id with `-easy` or `-medium` at the
    /// end.
    package let list: String
    /// The mistakes allowed on each day, Monday first.
    ///
    /// As in English, a casual player wins less often on each day of the week than on the day before:
    /// `make ladder` measured it.
    let mistakes: [Int]

    package static var english: Edition {
      Edition(language: nil, list: Settings.standardList, mistakes: [4, 7, 6, 7, 6, 5, 4])
    }

    /// Returns the list that replaces an English one for these readers.
    func list(for english: String) -> String {
      guard language != nil else { return english }
      return english == Settings.standardList ? list : "\(list)-\(english)"
    }
  }
}

extension Lists {
  /// Returns the edition for the readers of a language; the English one if the server has no ladder of
  /// the language.
  package func edition(ofLanguage language: String?) throws(HangmanError) -> Daily.Edition {
    guard let language, let ladder = try ladder(ofLanguage: language) else { return .english }
    let edition = Daily.Edition(language: language, list: ladder.list, mistakes: ladder.week)
    let list = try summary(of: edition.list)
    return list?.alphabet.letters.language == language ? edition : .english
  }
}

extension Game {
  /// The language of the readers for whom a date's game is made; `nil` for English and for other games.
  package var dailyLanguage: String? {
    kind.today == nil && kind.earlier == nil ? nil : alphabet.language
  }
}
