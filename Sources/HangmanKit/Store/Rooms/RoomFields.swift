/// The first line of a room's file.
struct RoomHead {
  let kind: RoomPlace.Kind
  let table: Room.Table
  let isClosed: Bool
  let createdAt: Int64
  let lastEnd: Int64
  let keyDigest: String
}

extension StoredFields {
  mutating func roomHead() -> RoomHead? {
    guard let kind = next().flatMap(RoomPlace.Kind.init(rawValue:)),
      let table = next().flatMap(Room.Table.init(rawValue:)),
      let state = next(), state == "open" || state == "closed",
      let createdAt = time(), let lastEnd = time(), let keyDigest = next()
    else { return nil }
    return RoomHead(
      kind: kind,
      table: table,
      isClosed: state == "closed",
      createdAt: createdAt,
      lastEnd: lastEnd,
      keyDigest: keyDigest
    )
  }

  mutating func seed() -> UInt64? { next().flatMap { UInt64($0) } }

  /// A seat of a room that was made at this time.
  mutating func seat(since time: Int64) -> Room.Seat? {
    next().map { Room.Seat(player: $0, results: SeatResults(rest(), since: time)) }
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
