/// The first line of a room's file.
struct RoomHead {
  let kind: RoomPlace.Kind
  let table: Room.Table
  let isClosed: Bool
  let createdAt: Int64
  let lastAt: Int64
  let keyDigest: String
}

extension StoredFields {
  mutating func roomHead() -> RoomHead? {
    guard let kind = next().flatMap(RoomPlace.Kind.init(rawValue:)),
      let table = next().flatMap(Room.Table.init(rawValue:)),
      let state = next(), state == "open" || state == "closed",
      let createdAt = time(), let lastAt = time(), let keyDigest = next()
    else { return nil }
    return RoomHead(
      kind: kind,
      table: table,
      isClosed: state == "closed",
      createdAt: createdAt,
      lastAt: lastAt,
      keyDigest: keyDigest
    )
  }

  mutating func promise() -> (nonce: String, commitment: String)? {
    guard let nonce = next(), let commitment = next() else { return nil }
    return (nonce, commitment)
  }

  mutating func seed() -> UInt64? { next().flatMap { UInt64($0) } }

  mutating func seat() -> Seat? {
    guard let player = slice(), let times = slice() else { return nil }
    return Seat(player: player, rows: remainingSlice(), times: times)
  }
}

extension StoredLines {
  mutating func round(_ alphabet: Alphabet) -> Round? {
    guard let promise = next("round", { $0.promise() }), let content = content(alphabet)
    else { return nil }
    return Round(nonce: promise.nonce, commitment: promise.commitment, content: content)
  }

  private mutating func content(_ alphabet: Alphabet) -> Round.Content? {
    if let seed = next("seed", { $0.seed() }) { return .seed(seed) }
    if let word = next("word", { $0.entry(alphabet) }) {
      return .word(word, clue: next("clue") { $0.remainder() })
    }
    var entries: [[UInt8]] = []
    while let entry = next("entry", { $0.entry(alphabet) }) { entries.append(entry) }
    return entries.isEmpty ? nil : .trap(entries)
  }
}
