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
    let form = Array("0000-00-00T00:00:00Z".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count == form.count else { return nil }
    var numbers = [0]
    for (byte, expected) in zip(bytes, form) {
      if expected != UInt8(ascii: "0") {
        guard byte == expected else { return nil }
        numbers.append(0)
      } else {
        guard byte &- UInt8(ascii: "0") < 10 else { return nil }
        numbers[numbers.count - 1] =
          numbers[numbers.count - 1] * 10 + Int(byte &- UInt8(ascii: "0"))
      }
    }
    guard (1970...9999).contains(numbers[0]) else { return nil }
    let years = numbers[0] - 1
    let days = years * 365 + years / 4 - years / 100 + years / 400 - 719_162
    let seconds = numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
    // As if each month had 30 days. The months before this one have up to five days more than that, or
    // one less, so the search begins a day early and tries seven days.
    let near = Int64((days + numbers[1] * 30 + numbers[2] - 32) * 86_400 + seconds)
    return (0...6).map { near + $0 * 86_400 }.first { self.text($0).utf8.elementsEqual(bytes) }
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
