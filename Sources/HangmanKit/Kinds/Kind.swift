/// The kind of a game, which decides where the game counts, what is shown before its end, and to what it
/// commits itself.
package enum Kind: Hashable, Sendable {
  /// A game with the player's settings and a seed that was drawn.
  case own
  /// A game with a seed that the player gave; it counts nowhere.
  case seeded
  /// The game of a date, played once on that date.
  case today(CalendarDay)
  /// The game of an earlier date, which counts nowhere.
  case earlier(CalendarDay)
  /// A round of a room; only the room counts it.
  case round(RoundPlace)
  /// An endgame, which may be played at any time.
  case endgame(EndgamePlace)

  package var today: CalendarDay? { if case .today(let day) = self { day } else { nil } }

  package var earlier: CalendarDay? { if case .earlier(let day) = self { day } else { nil } }

  package var endgame: EndgamePlace? { if case .endgame(let place) = self { place } else { nil } }

  package var round: RoundPlace? { if case .round(let place) = self { place } else { nil } }

  /// The date of a game that everybody gets on that date, and its number among several; `nil` for other
  /// games.
  package var shared: (day: CalendarDay, number: Int?)? {
    if let today { return (today, nil) }
    return endgame.map { ($0.day, $0.number) }
  }

  /// Returns whether the player is known to have solved this endgame; `nil` if it is not counted yet,
  /// and for other kinds.
  package func knownResult(in history: History) -> Bool? {
    guard let endgame, let counted = history.endgames, counted.day == endgame.day else {
      return nil
    }
    return counted.results[endgame.number - 1]
  }

  /// The rules of the kind, from the file about the kind.
  var rules: KindRules {
    switch self {
    case .own: .own
    case .seeded: .seeded
    case .today(let day): .today(day)
    case .earlier: .earlier
    case .round(let place): .round(place)
    case .endgame(let place): .endgame(place)
    }
  }
}

/// The rules that follow from the kind of a game.
struct KindRules {
  /// Whether nobody knew the seed when the game began.
  var isDrawn = false
  /// Whether an evil game shows the number of possible entries before its end.
  ///
  /// In a game that everybody plays, one player's counts would help others.
  var showsCounts = true
  /// Whether the possible entries are shown from the start, as their list spells them today.
  var showsEntries = false
  /// Returns the secret to which the game committed itself at its start; `nil` for none.
  var promise: (Game) -> Secret? = { $0.secret.seed == nil ? $0.secret : nil }
  /// Counts a game that was won, lost or given up.
  var count: (Game, inout History) -> Void = { _, _ in }
}

/// A folder of the data folder with games of a kind: a file for each language, a line for each game.
package struct KindData {
  package let folder: String
  /// Returns the fault of a line as a sentence without its subject; `nil` if the line can be played.
  package let fault: (ArraySlice<UInt8>, Alphabet) -> String?

  package static var all: [KindData] { [.endgames] }
}

extension KindRules {
  /// The rules of a game with settings of the player's choice.
  static var own: KindRules {
    KindRules(isDrawn: true, count: { game, history in history.count(own: game) })
  }

  /// The rules of a game with a seed from the player, who can therefore know the word.
  static var seeded: KindRules { KindRules() }
}

extension Game {
  /// The commitment that the game made at its start, `nil` for a game without one.
  package var commitment: String? {
    kind.rules.promise(self)?.commitment(in: alphabet, nonce: nonce)
  }

  /// Whether the game is played with the entries of a list, and not with entries that a person chose.
  package var isOverList: Bool { listChecksum != 0 }

  /// The entries that a person chose for the game, `nil` for a game over a list.
  var chosenEntries: [[UInt8]]? {
    isOverList ? nil : secret.trap ?? secret.word.map { [$0] }
  }

  /// Returns the game as it ended when `later` became the player's present game, by its last guess or
  /// because it was given up after a first one; `nil` if it goes on, or was over before.
  package func ended(before later: Game?) -> Game? {
    guard !isOver else { return nil }
    let last = later.flatMap { $0.id == id ? $0 : nil } ?? self
    let isGivenUp = later?.id != id
    return (last.isOver || isGivenUp) && !last.guesses.isEmpty && last.status != .void ? last : nil
  }

  /// Whether the possible entries are shown from the start.
  package var showsEntries: Bool { kind.rules.showsEntries }

  /// Whether the number of possible entries may be shown at this moment.
  var showsCounts: Bool { settings.isEvil && (isOver || kind.rules.showsCounts) }
}
