/// How much a player has reported, so that nothing is noted twice and a day has an end.
package struct Reported: Hashable, Sendable {
  /// The day of the last report.
  let day: CalendarDay
  /// Reports of this day.
  let count: Int
  /// The game whose word was reported last.
  let game: String
  /// What was said of it.
  let reasons: [WordReport.Reason]

  private static let limitOfADay = 10

  /// The same with one report more, `nil` if it is there already or one too many.
  package static func adding(
    _ reason: WordReport.Reason,
    of game: Game,
    on day: CalendarDay,
    to reported: Reported?
  ) -> Reported? {
    let reasons = reported?.game == game.id ? reported?.reasons ?? [] : []
    let count = reported?.day == day ? reported?.count ?? 0 : 0
    guard count < limitOfADay, !reasons.contains(reason) else { return nil }
    return Reported(day: day, count: count + 1, game: game.id, reasons: reasons + [reason])
  }
}
