internal import HangmanKit

/// Times as ISO 8601 in UTC, `2026-11-21T09:00:00Z`.
///
/// The library's formats are no part of Embedded Swift.
enum Timestamp {
  static func text(_ seconds: Int64) -> String {
    var text = ByteWriter(capacity: 32)
    write(seconds, to: &text)
    return text.text
  }

  static func write(_ seconds: Int64, to text: inout ByteWriter) {
    let day = CalendarDay(at: seconds)
    let second = Int(seconds - day.start)
    let date = day.date
    text.append(date.year)
    text.append("-")
    text.append(twoDigits: date.month)
    text.append("-")
    text.append(twoDigits: date.day)
    text.append("T")
    text.append(twoDigits: second / 3600)
    text.append(":")
    text.append(twoDigits: second / 60 % 60)
    text.append(":")
    text.append(twoDigits: second % 60)
    text.append("Z")
  }
}
