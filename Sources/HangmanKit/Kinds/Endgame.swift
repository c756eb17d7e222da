/// A position whose words are all shown from the start: a player who makes no mistake too many always
/// wins it, and nobody else.
package struct Endgame {
  /// One more than a perfect player needs.
  package let mistakes: Int
  /// Of one shape.
  package let entries: [[UInt8]]

  /// The endgame of a place, for readers of a language; `nil` where there is none.
  ///
  /// A line of `endgames/CODE.txt` is one: the mistakes that a perfect player needs, then the words. The dates
  /// go round, from 1970 on.
  package init?(
    at place: EndgamePlace,
    ofLanguage language: String?,
    _ alphabet: Alphabet,
    from lists: Lists
  ) {
    guard place.day.number >= 0, let bytes = lists.endgames(ofLanguage: language) else {
      return nil
    }
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) { lines.append(line) }
    let days = lines.count / EndgamePlace.numbers.count
    guard days > 0 else { return nil }
    var line = lines[place.day.number % days * EndgamePlace.numbers.count + place.number - 1]
    guard let digit = line.popField(endingAt: UInt8(ascii: " "))?.first,
      let needs = Int(String(decoding: [digit], as: UTF8.self))
    else { return nil }
    var entries: [[UInt8]] = []
    while let word = line.popField(endingAt: UInt8(ascii: " ")) {
      guard let entry = alphabet.entry(Array(word)) else { return nil }
      entries.append(entry)
    }
    guard !entries.isEmpty else { return nil }
    mistakes = needs + 1
    self.entries = entries
  }

  /// A game of it; what it leaves to chance is the same for all its players.
  package func game(
    at place: EndgamePlace,
    ofList list: String,
    _ alphabet: Alphabet,
    identity: Game.Identity
  ) -> Game {
    let word = entries[0]
    return Game(
      id: identity.id,
      settings: Settings(list: list, length: word.count, mistakes: mistakes, cunning: .diabolical),
      listChecksum: 0,
      alphabet: alphabet,
      chance: Chance(seed: UInt64(place.day.number * EndgamePlace.numbers.count + place.number)),
      origin: .endgame(place),
      secret: .trap(entries),
      nonce: identity.nonce,
      shape: Pattern(hiding: word),
      startedAt: identity.time
    )
  }
}

extension Game {
  /// The entries of an endgame that are still possible, `nil` in other games.
  package var entriesLeft: [[UInt8]]? {
    origin.endgame == nil ? nil : secret.trap.map(guesses.fitting)
  }
}
