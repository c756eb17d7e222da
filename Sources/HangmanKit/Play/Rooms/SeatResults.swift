/// How a player fared in the rounds of a room, as the room's file has it.
///
/// A class has thousands of results, and a call changes one of them: they are read where they are
/// asked for, and all others are copied.
package struct SeatResults: Hashable, Sendable {
  /// By rounds, separated by commas: nothing, or won or lost, mistakes, guesses, and the seconds from
  /// the room's making to the start and from there to the end, `w2 9 86400 75`.
  package private(set) var text: ArraySlice<UInt8>
  /// When the room was made, in seconds since 1970.
  private let origin: Int64

  /// Of rounds that are not over.
  init(rounds: Int, since origin: Int64) {
    self.init([UInt8](repeating: UInt8(ascii: ","), count: rounds - 1)[...], since: origin)
  }

  package init(_ text: ArraySlice<UInt8>, since origin: Int64) {
    self.text = text
    self.origin = origin
  }

  /// By rounds, `nil` for each that is not over.
  package var all: [RoundResult?] {
    text.withUnsafeBufferPointer { text in
      var reader = ResultReader(text)
      var results = [reader.result(since: origin)]
      while reader.goOn() { results.append(reader.result(since: origin)) }
      return results
    }
  }

  /// The result of a round, which is counted from 1.
  package subscript(round: Int) -> RoundResult? {
    let all = all
    return all.indices.contains(round - 1) ? all[round - 1] : nil
  }

  /// Calls a body with each round that is over: its number from 1, and how it ended.
  package func forEachScore(
    _ body: (_ round: Int, _ isWon: Bool, _ mistakes: Int, _ guesses: Int) -> Void
  ) {
    text.withUnsafeBufferPointer { text in
      var reader = ResultReader(text)
      var round = 1
      repeat {
        if let score = reader.score() { body(round, score.isWon, score.mistakes, score.guesses) }
        round += 1
      } while reader.goOn()
    }
  }

  /// Notes the result of a round, which is counted from 1; whether it was the first of the round,
  /// which counts.
  mutating func record(_ result: RoundResult, round: Int) -> Bool {
    var fields = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard fields.indices.contains(round - 1), fields[round - 1].isEmpty else {
      return false
    }
    fields[round - 1] = Array(field(of: result).utf8)[...]
    text = Array(fields.joined(separator: [UInt8(ascii: ",")]))[...]
    return true
  }

  private func field(of result: RoundResult) -> String {
    "\(result.isWon ? "w" : "l")\(result.mistakes) \(result.guesses) "
      + "\(max(0, result.startedAt - origin)) \(result.endedAt - result.startedAt)"
  }
}

/// Reads results byte by byte; what is none is not over.
private struct ResultReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func score() -> (isWon: Bool, mistakes: Int, guesses: Int)? {
    let isWon = takes(UInt8(ascii: "w"))
    guard isWon || takes(UInt8(ascii: "l")) else { return nil }
    return (isWon, number(), number())
  }

  mutating func result(since origin: Int64) -> RoundResult? {
    guard let score = score() else { return nil }
    let startedAt = origin + Int64(number())
    return RoundResult(
      isWon: score.isWon,
      mistakes: score.mistakes,
      guesses: score.guesses,
      startedAt: startedAt,
      endedAt: startedAt + Int64(number())
    )
  }

  /// Goes on to the next round; whether there is one.
  mutating func goOn() -> Bool {
    var place = place
    while place < text.count, text[place] != UInt8(ascii: ",") { place += 1 }
    self.place = place + 1
    return place < text.count
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard place < text.count, text[place] == byte else { return false }
    place += 1
    return true
  }

  /// The next number, of at most 12 digits, and the blank behind it.
  private mutating func number() -> Int {
    var (place, number) = (place, 0)
    let end = min(text.count, place + 12)
    while place < end, text[place] &- 48 < 10 {
      number = number &* 10 &+ Int(text[place] &- 48)
      place += 1
    }
    self.place = place
    _ = takes(UInt8(ascii: " "))
    return number
  }
}
