/// Times as ISO 8601 in UTC, `2026-11-21T09:00:00Z`.
///
/// The library's formats are no part of Embedded Swift.
enum Timestamp {
  /// The text of a time in seconds since 1970.
  static func text(_ seconds: Int64) -> String {
    let days = Int(seconds) / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    let second = Int(seconds) - days * 86_400
    let date = date(day: days)
    return "\(date.year)-\(twoDigits(date.month))-\(twoDigits(date.day))"
      + "T\(twoDigits(second / 3600)):\(twoDigits(second / 60 % 60)):\(twoDigits(second % 60))Z"
  }

  /// The Gregorian date of a day counted from 1 January 1970; the year is counted from March here,
  /// so that the leap day comes last (Howard Hinnant, "chrono-compatible low-level date
  /// algorithms").
  private static func date(day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
