internal import HangmanKit

extension Service {
  /// Records the player's complaint about the word of the present game, which must be over.
  func report(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    guard let reason = WordReport.Reason(rawValue: parameters["reason"] ?? "") else {
      throw .invalidSetting("`reason` must be \"unknown\", \"wrong\" or \"offensive\".")
    }
    guard let game = try players.present()?.session.game else { throw .noGame }
    guard game.isOver else { throw .gameInProgress }
    // Words of a room's author belong to no list.
    guard let answer = game.revelation?.answer, game.isOverList else { return .noContent }
    let report = WordReport(
      day: CalendarDay(at: now).text,
      list: game.settings.list,
      reason: reason,
      game: game.id,
      entry: game.alphabet.text(answer)
    )
    try Failure.refusing(configuration.reports.append(report))
    return .noContent
  }
}
