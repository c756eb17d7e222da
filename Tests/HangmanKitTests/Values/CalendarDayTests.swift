import FoundationEssentials
import HangmanKit
import Testing

struct CalendarDayTests {
  /// Leap years by every rule of the calendar, ends of months and years, and times before 1970.
  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (58, "1970-02-28"), (59, "1970-03-01"),
    (11_016, "2000-02-29"), (11_017, "2000-03-01"), (19_782, "2024-02-29"),
    (20_512, "2026-02-28"), (20_513, "2026-03-01"), (47_540, "2100-02-28"),
    (47_541, "2100-03-01"), (-25_509, "1900-02-28"), (-25_508, "1900-03-01"),
    (20_778, "2026-11-21"), (20_818, "2026-12-31"), (20_819, "2027-01-01"),
  ])
  func `a day is written as the calendar has it`(number: Int, text: String) {
    #expect(CalendarDay(number: number).text == text)
  }

  @Test func `every day of four centuries is as in the library`() {
    for number in stride(from: -100_000, through: 100_000, by: 37) {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      #expect(date.formatted(.iso8601).prefix(10) == CalendarDay(number: number).text)
    }
  }

  @Test func `each date is read as it is written`() {
    for number in stride(from: 0, through: 2_932_896, by: 37) {
      #expect(CalendarDay(CalendarDay(number: number).text) == CalendarDay(number: number))
    }
  }

  @Test(arguments: [
    "", "2026-11", "2026-11-31", "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-00",
    "1969-12-31", "12026-1-01", "2026-1-001", "2026-11-2+", "2026--1-01", "99999999-1",
    "-2026-1-01", "2026/11/21", "2026-11-21 ", "٢٠٢٦-١-١",
  ])
  func `any other text is no date`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func `a day begins and ends at midnight`() {
    let day = CalendarDay(at: 1_763_715_600)
    #expect(day.text == "2025-11-21")
    #expect(CalendarDay(at: day.start) == day)
    #expect(CalendarDay(at: day.start - 1).next == day)
    #expect(CalendarDay(at: day.next.start - 1) == day)
    #expect(CalendarDay(at: -1).text == "1969-12-31")
  }

  @Test func `weeks begin on Monday`() {
    #expect(CalendarDay(number: 0).weekday == 3, "a Thursday")
    #expect(
      (-10...10).map { CalendarDay(number: $0 * 7 + 4).weekday } == Array(repeating: 0, count: 21)
    )
  }
}
