internal import HangmanKit

/// Times as ISO 8601 in UTC, `2026-11-21T09:00:00Z`.
///
/// The library's formats are no part of Embedded Swift.
enum Timestamp {
  /// The text of a time in seconds since 1970.
  static func text(_ seconds: Int64) -> String {
    let day = CalendarDay(at: seconds)
    let second = Int(seconds - day.start)
    let clock = [second / 3600, second / 60 % 60, second % 60].map(CalendarDay.twoDigits)
    return "\(day.text)T\(clock.joined(separator: ":"))Z"
  }
}
