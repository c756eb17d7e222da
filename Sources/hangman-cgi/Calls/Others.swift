internal import HangmanKit

/// The results of this server's players in a game that everybody gets on a date.
struct Others {
  let counts: DayTally.Counts
  /// The asking player's result.
  let own: DayTally.Result
  /// Whether it may be played again, so that only solving it counts.
  let isRepeatable: Bool

  /// The smallest number of other players, because fewer would reveal single players.
  fileprivate static let fewest = 5

  func write(to json: inout JSON) {
    json.field("played", counts.played)
    guard !isRepeatable else {
      json.field("solved", counts.won + counts.solvedLater)
      return json.field("first", counts.won)
    }
    json.field("won", counts.won)
    json.field("mistakes", array: counts.mistakes) { $0.number($1) }
    json.field("beaten", counts.beaten(by: own))
  }
}

extension Service {
  /// Returns the results of others in the game of a date, which the player must have finished or given
  /// up, if at least five others have finished it.
  ///
  /// `history` is the player's history before a guess that has just ended the game, because that game
  /// is not counted yet; `nil` in any other case.
  func others(of game: Game, countedIn history: History? = nil) -> Others? {
    guard let tally = tally(of: game) else { return nil }
    var counts = tally.counts()
    if let history, let result = Self.firstResult(of: game, in: history) { counts.take(result) }
    guard counts.played >= Others.fewest else { return nil }
    let own = Self.result(of: game)
    return Others(counts: counts, own: own, isRepeatable: game.kind.today == nil)
  }

  /// Counts a game of a date that has ended, the first time that the player finishes it.
  ///
  /// `history` is the player's history before the end. The player's own game is already stored, so an
  /// error here is logged and the call is not refused.
  func countForOthers(_ game: Game, in history: History) {
    guard let tally = tally(of: game), let result = Self.firstResult(of: game, in: history) else {
      return
    }
    do throws(HangmanError) {
      try tally.append(result)
    } catch {
      Log.write("storage: \(configuration.othersFolder): \(error)")
    }
  }

  /// Returns the count of a game that everybody gets on the date on which this one was begun, `nil` for
  /// other games.
  private func tally(of game: Game) -> DayTally? {
    guard let (day, number) = game.kind.shared else { return nil }
    // A numbered game of an earlier day, which may be played at any time, is not counted.
    guard number == nil || day == CalendarDay(at: game.startedAt) else { return nil }
    return tally(on: day, of: game.alphabet.language, number)
  }

  /// Returns the count of a date's game for readers of a language, `nil` for English.
  func tally(on day: CalendarDay, of language: String?, _ number: Int? = nil) -> DayTally {
    let name = (language ?? "en") + (number.map { ".\($0)" } ?? "")
    return DayTally(in: configuration.othersFolder, on: day, game: name)
  }

  private static func result(of game: Game) -> DayTally.Result {
    game.status == .won ? .won(mistakes: game.mistakes) : .lost
  }

  private static func firstResult(of game: Game, in history: History) -> DayTally.Result? {
    guard let known = game.kind.knownResult(in: history) else { return result(of: game) }
    return !known && game.status == .won ? .solvedLater : nil
  }
}
