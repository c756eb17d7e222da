extension Replay {
  /// Plays a game that is over again; `nil` if it is void or its list has changed since.
  package static func of(
    _ game: Game,
    over lists: Lists,
    withLetters: Bool
  ) throws(HangmanError) -> Replay? {
    guard game.status != .void else { return nil }
    if let entries = game.chosenTable {
      return Replay(of: game, over: entries, withLetters: withLetters)
    }
    let id = game.settings.list
    return try lists.reading(id) { index throws(HangmanError) in
      guard index.contentChecksum == game.listChecksum else { return nil }
      return try index.reading(entriesLike: game.pattern.shape) {
        let ranks = lists.ranks(of: $0, in: index, id)
        return Replay(of: game, over: $0, ranks: ranks, withLetters: withLetters)
      }
    }
  }
}
