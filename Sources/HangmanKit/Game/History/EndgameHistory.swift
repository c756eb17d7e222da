/// What a player has achieved in the endgames of each present day; those of earlier days count nowhere.
package struct EndgameHistory: Hashable, Sendable {
  /// The day of `solved`, on which one was played last.
  package private(set) var day: CalendarDay
  /// Of the day's, whether each was solved or only tried, `nil` for neither.
  package private(set) var results: [Bool?] = [nil, nil, nil]
  /// How many were solved in all.
  package private(set) var solved = 0
  /// How many of these at the first try.
  package private(set) var first = 0

  /// Counts a game that has just ended, or was given up.
  mutating func record(_ isSolved: Bool, at place: EndgamePlace) {
    if place.day != day {
      day = place.day
      results = [nil, nil, nil]
    }
    let known = results[place.number - 1]
    if isSolved, known != true {
      solved += 1
      first += known == nil ? 1 : 0
    }
    results[place.number - 1] = isSolved || known == true
  }

  /// The day, how many were solved, how many at once, and for each of the day's 0, 1 (tried) or 2 (solved).
  mutating func code(_ line: inout some Lines) {
    line.day(&day)
    line.number(&solved)
    line.number(&first)
    line.require(results.count == EndgamePlace.numbers.count)
    for (index, result) in results.enumerated() {
      var number = result.map { $0 ? 2 : 1 } ?? 0
      line.number(&number)
      line.require(number <= 2)
      if line.isReading { results[index] = number == 0 ? nil : number == 2 }
    }
  }
}
