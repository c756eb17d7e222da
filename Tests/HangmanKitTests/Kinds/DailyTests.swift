import Testing

@testable import HangmanKit

struct DailyTests {
  @Test func `from 30 November 2026 on a language has a week of its own`() throws {
    let week = [5, 13, 11, 12, 8, 5, 4]
    let german = Daily.Edition(language: "de", list: "german", mistakes: week)
    let mistakes = (20_780..<20_794).map {
      Daily.settings(on: CalendarDay(number: $0), in: german).mistakes
    }
    #expect(mistakes == [4, 7, 6, 7, 6, 5, 4, 5, 13, 11, 12, 8, 5, 4])
  }
}
