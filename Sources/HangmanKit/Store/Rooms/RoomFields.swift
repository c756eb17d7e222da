/// The first line of a room's file.
struct RoomHead {
  let kind: RoomPlace.Kind
  let table: Room.Table
  let isClosed: Bool
  let createdAt: Int64
  let keyDigest: String
}

extension StoredFields {
  mutating func roomHead() -> RoomHead? {
    guard let kind = next().flatMap(RoomPlace.Kind.init(rawValue:)),
      let table = next().flatMap(Room.Table.init(rawValue:)),
      let state = next(), state == "open" || state == "closed",
      let createdAt = time(), let keyDigest = next()
    else { return nil }
    return RoomHead(
      kind: kind,
      table: table,
      isClosed: state == "closed",
      createdAt: createdAt,
      keyDigest: keyDigest
    )
  }

  mutating func seed() -> UInt64? { next().flatMap { UInt64($0) } }

  /// A seat of a room that was made at this time.
  mutating func seat(after time: Int64) -> Room.Seat? {
    guard let player = next() else { return nil }
    var results: [RoundResult?] = []
    var digits = ResultDigits(remainder() ?? [])
    repeat {
      guard let result = digits.result(after: time) else { return nil }
      results.append(result)
    } while digits.takes(",")
    return digits.isAtEnd ? Room.Seat(player: player, results: results) : nil
  }
}

/// The results of a seat, read byte by byte: a class has thousands.
private struct ResultDigits {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// A result, `.some(nil)` where there is none yet, `nil` if this is neither.
  mutating func result(after time: Int64) -> RoundResult?? {
    let isWon = takes("w")
    guard isWon || takes("l") else { return .some(nil) }
    guard let mistakes = number(), takes(" "), let guesses = number(), takes(" "),
      let start = number(), takes(" "), let duration = number()
    else { return nil }
    return RoundResult(
      isWon: isWon,
      mistakes: mistakes,
      guesses: guesses,
      startedAt: time + Int64(start),
      endedAt: time + Int64(start + duration)
    )
  }

  private mutating func number() -> Int? {
    let start = place
    var number = 0
    while place < bytes.count, (48...57).contains(bytes[place]), place - start < 12 {
      number = number * 10 + Int(bytes[place] - 48)
      place += 1
    }
    return place > start ? number : nil
  }
}

extension StoredLines {
  mutating func round(_ alphabet: Alphabet) -> Round? {
    guard let nonce = next("round", { $0.next() }) else { return nil }
    if let seed = next("seed", { $0.seed() }) { return Round(nonce: nonce, content: .seed(seed)) }
    if let word = next("word", { $0.entry(alphabet) }) {
      let clue = next("clue") { $0.remainder() }
      return Round(nonce: nonce, content: .word(word, clue: clue))
    }
    var entries: [[UInt8]] = []
    while let entry = next("entry", { $0.entry(alphabet) }) { entries.append(entry) }
    return entries.isEmpty ? nil : Round(nonce: nonce, content: .trap(entries))
  }
}
