/// A day of the Gregorian calendar in UTC.
package struct CalendarDay: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970.
  package let number: Int

  private static let seconds: Int64 = 86_400

  package init(number: Int) { self.number = number }

  package init(at time: Int64) {
    number = Int(time / Self.seconds) - (time % Self.seconds < 0 ? 1 : 0)
  }

  /// The day of a date as `text` writes it, from 1970 to 9999; `nil` for any other text.
  package init?(_ text: String) {
    let numbers = text.utf8.split(separator: UInt8(ascii: "-")).map { Int(String($0) ?? "") ?? 0 }
    guard text.utf8.count == 10, numbers.count == 3, (1970...9999).contains(numbers[0]) else {
      return nil
    }
    // The year is counted from March here, too.
    let year = numbers[0] - (numbers[1] <= 2 ? 1 : 0)
    let dayOfYear = (153 * ((numbers[1] + 9) % 12) + 2) / 5 + numbers[2] - 1
    number = year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }

  /// The start of the day in seconds since 1970.
  package var start: Int64 { Int64(number) * Self.seconds }

  package var next: CalendarDay { CalendarDay(number: number + 1) }

  /// The day of the week: 0 for Monday … 6 for Sunday.
  package var weekday: Int {
    // 1 January 1970 was a Thursday.
    let day = (number + 3) % 7
    return day < 0 ? day + 7 : day
  }

  /// The date as in ISO 8601: `2026-11-21`.
  package var text: String {
    let date = date
    return "\(date.year)-\(Self.twoDigits(date.month))-\(Self.twoDigits(date.day))"
  }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.number < right.number
  }

  /// The date.
  ///
  /// The year is counted from March internally, so that the leap day comes last (Howard Hinnant,
  /// "chrono-compatible low-level date algorithms").
  package var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// A number below 100 as two digits.
  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
