/// What the lines of a game say of where it comes from.
struct OriginLines {
  /// Whether nobody could know the seed when the game began.
  var isDrawn: Bool
  private var day: CalendarDay?
  private var endgame: EndgamePlace?
  private var round: RoundPlace?
  /// What the room calls its games.
  private var kind = ""

  init(_ origin: Origin, hiding secret: Secret) {
    isDrawn = origin == .own || origin.today != nil
    day = origin.today ?? origin.earlier
    endgame = origin.endgame
    round = origin.round
    kind = round?.isDrawn == true ? Secret.drawnKind : secret.kind
  }

  /// Of today's game or an earlier day's, and of an endgame.
  mutating func codeDay(_ lines: inout some Lines) {
    lines.optional("day", &day, CalendarDay(number: 0)) { $0.day(&$1) }
    lines.optional("endgame", &endgame, .unread) {
      $0.day(&$1.day)
      $0.number(&$1.number)
      $0.require(EndgamePlace.numbers.contains($1.number))
    }
  }

  /// Of a room's round.
  mutating func codeRoom(_ lines: inout some Lines) {
    var kind = kind
    lines.optional("room", &round, .unread) {
      $0.token(&$1.room)
      $0.token(&kind)
      $0.number(&$1.round)
      $0.number(&$1.seat)
    }
    guard var place = round else { return }
    lines.optional("clue", &place.clue, []) { $0.text(&$1) }
    place.isDrawn = kind == Secret.drawnKind
    round = place
    self.kind = kind
  }

  /// What the lines say together, `nil` if they contradict each other.
  func origin(hiding secret: Secret) -> Origin? {
    switch (isDrawn, day, endgame, round) {
    case (true, nil, nil, nil): .own
    case (false, nil, nil, nil): .seeded
    case (true, let day?, nil, nil): .today(day)
    case (false, let day?, nil, nil): .earlier(day)
    case (false, nil, let place?, nil) where secret.trap != nil: .endgame(place)
    case (false, nil, nil, let place?) where [Secret.drawnKind, secret.kind].contains(kind):
      .round(place)
    default: nil
    }
  }
}

extension EndgamePlace {
  fileprivate static var unread: EndgamePlace {
    EndgamePlace(day: CalendarDay(number: 0), number: 1)
  }
}

extension RoundPlace {
  fileprivate static var unread: RoundPlace {
    RoundPlace(room: "", round: 0, seat: 0, isDrawn: false)
  }
}
