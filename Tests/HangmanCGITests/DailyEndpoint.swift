@testable import hangman_cgi

/// A player of today's games, with the facts in the replies.
extension Endpoint {
  static let day: Int64 = 86_400
  static let hits = "EABORDUCKH"
  static let misses = "ZXQWVJYTPNMLGFSI"

  /// The words of the list: few enough to win on a Sunday.
  static let words = ["BEAR", "BOAR"]

  /// Guesses these letters until the game is over, and returns the last reply.
  func play(_ letters: String) -> String {
    var reply = send("GET", "/game")
    for letter in letters where reply.contains("\"status\":\"playing\"") {
      reply = send("POST", "/guess", body: "letter=\(letter)")
    }
    return reply
  }

  func win() {
    _ = send("POST", "/game", body: "daily=true")
    _ = play(Self.hits)
  }

  /// The id of the present game.
  var game: String? { send("GET", "/game").id }

  /// The id of the game that `GET daily` shows.
  var gameOfToday: String? { send("GET", "/daily").id }

  var daily: String? {
    send("GET", "/daily").firstMatch(of: #/"status":([^,]*),"days"/#).map { String($0.output.1) }
  }

  /// Day and result of the calendar, the latest first.
  var days: String {
    send("GET", "/daily").matches(of: #/{"date":"([0-9-]+)","status":"(\w)/#)
      .map { "\($0.output.1) \($0.output.2)" }.joined(separator: ", ")
  }

  var history: String { send("GET", "/history") }

  /// The number of days played in a row, and the largest such number.
  var daysInRow: String? {
    history.firstMatch(of: #/"daysInRow":(\d+),"bestDaysInRow":(\d+)/#)
      .map { "\($0.output.1) \($0.output.2)" }
  }

  /// The streak of today's games, and the best.
  var streak: String? {
    history.firstMatch(of: #/"daily":{[^}]*"streak":(\d+),"bestStreak":(\d+)/#)
      .map { "\($0.output.1) \($0.output.2)" }
  }
}

extension String {
  var id: String? { firstMatch(of: #/"id":"([0-9a-f]+)"/#).map { String($0.output.1) } }

  func part(_ regex: some RegexComponent) -> Substring? {
    firstMatch(of: regex).map { self[$0.range] }
  }
}
