/// Somebody who plays in a room, with the rounds that are over.
///
/// These are kept as replies show them: a class has thousands, which are copied and not made anew
/// whenever somebody looks.
package struct Seat: Hashable, Sendable {
  /// The digest of the player's id, in hex.
  package let player: ArraySlice<UInt8>
  /// JSON objects by ascending rounds, with commas between them.
  package let rows: ArraySlice<UInt8>
  /// Start and end of each, in seconds since 1970, with commas between all.
  package let times: ArraySlice<UInt8>

  /// A seat as it was stored.
  package init(player: ArraySlice<UInt8>, rows: ArraySlice<UInt8>, times: ArraySlice<UInt8>) {
    self.player = player
    self.rows = rows
    self.times = times
  }

  /// A seat with nothing played.
  init(player: String) {
    self.init(player: Array(player.utf8)[...], rows: [], times: [])
  }

  package func isTaken(by player: String) -> Bool { self.player.elementsEqual(player.utf8) }

  /// The results by ascending rounds, which are counted from 1.
  package var results: [(round: Int, result: RoundResult)] {
    var results: [(round: Int, result: RoundResult)] = []
    var (rows, times) = (RowReader(rows), RowReader(times))
    while let row = rows.row(), let startedAt = times.number(), let endedAt = times.number() {
      let result = RoundResult(
        isWon: row.isWon,
        mistakes: row.mistakes,
        guesses: row.guesses,
        startedAt: Int64(startedAt),
        endedAt: Int64(endedAt)
      )
      results.append((row.round, result))
    }
    return results
  }

  /// The same seat with one more result, `nil` if the round is over already.
  func with(_ result: RoundResult, ofRound round: Int) -> Seat? {
    var results = results
    guard !results.contains(where: { $0.round == round }) else { return nil }
    let place = results.firstIndex { $0.round > round } ?? results.endIndex
    results.insert((round, result), at: place)
    let rows = results.map { $0.result.row(ofRound: $0.round) }
    let times = results.map { "\($0.result.startedAt),\($0.result.endedAt)" }
    return Seat(
      player: player,
      rows: Array(rows.joined(separator: ",").utf8)[...],
      times: Array(times.joined(separator: ",").utf8)[...]
    )
  }
}

extension RoundResult {
  /// A JSON object, as replies show it.
  package func row(ofRound round: Int) -> String {
    "{\"round\":\(round),\"status\":\"\(isWon ? "won" : "lost")\",\"mistakes\":\(mistakes),"
      + "\"guesses\":\(guesses)}"
  }

  /// The same of a player who is gone.
  package static func forgottenRow(ofRound round: Int) -> String {
    "{\"round\":\(round),\"status\":\"forgotten\",\"mistakes\":null,\"guesses\":null}"
  }
}

/// Reads rows back: their numbers, and the one letter by which won differs from lost.
private struct RowReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  mutating func row() -> (round: Int, isWon: Bool, mistakes: Int, guesses: Int)? {
    guard let round = number() else { return nil }
    let isWon = bytes[place...].starts(with: ",\"status\":\"won\"".utf8)
    guard let mistakes = number(), let guesses = number() else { return nil }
    return (round, isWon, mistakes, guesses)
  }

  /// The next number, whatever stands before it.
  mutating func number() -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    while place < bytes.endIndex, !digits.contains(bytes[place]) { place += 1 }
    let start = place
    var number = 0
    while place < bytes.endIndex, digits.contains(bytes[place]), place - start < 13 {
      number = number * 10 + Int(bytes[place] - digits.lowerBound)
      place += 1
    }
    return place > start ? number : nil
  }
}
