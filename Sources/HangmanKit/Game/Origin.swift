/// Where a game comes from: who counts it, and what is shown before its end, follow from this.
package enum Origin: Hashable, Sendable {
  /// The player's settings and a seed that was drawn.
  case own
  /// A seed that the player gave; it counts nowhere.
  case seeded
  /// The date's game, played once, which counts by itself.
  case today(CalendarDay)
  /// The game of an earlier date, which counts nowhere.
  case earlier(CalendarDay)
  /// A round of a room, which alone counts it.
  case round(RoundPlace)
  /// An endgame, which may be played at will; of its own day it counts among endgames.
  case endgame(EndgamePlace)

  /// The date of which it is today's game.
  package var today: CalendarDay? { if case .today(let day) = self { day } else { nil } }

  /// The date whose game is played again.
  package var earlier: CalendarDay? { if case .earlier(let day) = self { day } else { nil } }

  package var endgame: EndgamePlace? { if case .endgame(let place) = self { place } else { nil } }

  package var round: RoundPlace? { if case .round(let place) = self { place } else { nil } }
}

/// The place of a game in a room: all that it needs of the room, so that it goes on without.
package struct RoundPlace: Hashable, Sendable {
  /// The room's id in 26 letters.
  package internal(set) var room: String
  /// From 1.
  package internal(set) var round: Int
  /// From 1.
  package internal(set) var seat: Int
  /// Whether the server drew the game; otherwise an author chose its words.
  package internal(set) var isDrawn: Bool
  /// What the author says of the word, as UTF-8.
  package var clue: [UInt8]?
}

/// Which endgame a game is: one of the three of a date, numbered from 1.
package struct EndgamePlace: Hashable, Sendable {
  package internal(set) var day: CalendarDay
  package internal(set) var number: Int

  package init(day: CalendarDay, number: Int) {
    self.day = day
    self.number = number
  }

  package static let numbers = 1...3

  package var kind: String { number == 1 ? "easy" : number == 2 ? "hard" : "evil" }
}
