internal import HangmanKit

/// Times in UTC as in ISO 8601, `2026-11-21T09:00:00Z`, and as in HTTP.
///
/// Embedded Swift has no formats for times.
enum Timestamp {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(_ seconds: Int64) -> String {
    var text = ByteWriter(capacity: 32)
    write(seconds, to: &text)
    return text.text
  }

  /// Returns the time that a text of this form means; `nil` for another text, and for times before 1970.
  static func seconds(_ text: String) -> Int64? {
    guard text.utf8.count == 20,
      let day = CalendarDay(String(decoding: text.utf8.prefix(10), as: UTF8.self))
    else { return nil }
    let times = text.utf8.dropFirst(11).dropLast().split(separator: UInt8(ascii: ":"))
    let seconds = times.reduce(0) { $0 * 60 + (Int64(String($1) ?? "") ?? 0) } + day.start
    return self.text(seconds).utf8.elementsEqual(text.utf8) ? seconds : nil
  }

  static func write(_ seconds: Int64, to text: inout ByteWriter) {
    let date = CalendarDay(at: seconds).date
    text.append(date.year)
    text.append("-")
    text.append(twoDigits: date.month)
    text.append("-")
    text.append(twoDigits: date.day)
    text.append("T")
    writeTime(of: seconds, to: &text)
    text.append("Z")
  }

  /// The time as in RFC 1123: `Sat, 21 Nov 2026 09:00:00 GMT`.
  static func httpDate(_ seconds: Int64) -> String {
    var text = ByteWriter(capacity: 32)
    let day = CalendarDay(at: seconds)
    let date = day.date
    text.append(contentsOf: weekdays[day.weekday])
    text.append(", ")
    text.append(twoDigits: date.day)
    text.append(" ")
    text.append(contentsOf: months[date.month - 1])
    text.append(" ")
    text.append(date.year)
    text.append(" ")
    writeTime(of: seconds, to: &text)
    text.append(" GMT")
    return text.text
  }

  private static func writeTime(of seconds: Int64, to text: inout ByteWriter) {
    let second = Int(seconds - CalendarDay(at: seconds).start)
    text.append(twoDigits: second / 3600)
    text.append(":")
    text.append(twoDigits: second / 60 % 60)
    text.append(":")
    text.append(twoDigits: second % 60)
  }
}
