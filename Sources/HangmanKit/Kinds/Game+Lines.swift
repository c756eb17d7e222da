// The lines of a game in a player's file:
//
//     game <id> <list checksum> <seed> <given|drawn> <started> <nonce> <settings> <shape>
//     day <day>                          drawn: of today's game; given: of an earlier day's
//     <a line of a shared position, which its kind's file describes>
//     alphabet <code> <forms of a letter> …              of a list with a language
//     room <id> <words|trap|rounds> <round> <seat>       given: of a round
//     text <place> <text>                                how its word, or an entry of its trap, is written
//     clue <text>                                        of its word, where the author gave one
//     entry <entry>                                      one per entry of a trap
//     word <entry>                                       in an honest game
//     guess <letter> <positions in hex>                  one per guess
//     status <status>
//     end <ended>                                        once it is over
//     revelation <candidates> <answer>                   once it is over, not in a void game

extension Game {
  static var unread: Game {
    Game(
      Identity(id: "", nonce: "", time: 0),
      settings: Settings(),
      chance: Chance(seed: 0),
      shape: Pattern(hiding: [])
    )
  }

  mutating func code(_ lines: inout some Lines) {
    var start = KindLines(kind, hiding: secret)
    var shape = pattern.shape
    codeHead(&lines, &start.isDrawn, &shape)
    start.codeDay(&lines)
    lines.alphabet(&alphabet)
    start.codeRoom(&lines)
    if lines.isReading { secret = .seed(chance.seed) }
    secret.code(&lines, alphabet)
    let kind = start.kind(hiding: secret)
    if lines.isReading { self.kind = kind ?? self.kind }
    lines.require(kind == self.kind && secret.seed ?? chance.seed == chance.seed)
    codeCourse(&lines, from: shape)
  }

  private mutating func codeHead(
    _ lines: inout some Lines,
    _ isDrawn: inout Bool,
    _ shape: inout Pattern
  ) {
    var seed = chance.seed
    lines.line("game") {
      $0.token(&id)
      $0.hex(&listChecksum)
      $0.seed(&seed)
      $0.choice(&isDrawn, "drawn", "given")
      $0.time(&startedAt)
      $0.token(&nonce)
      settings.code(&$0)
      $0.shape(&shape)
    }
    chance = Chance(seed: seed)
  }

  private mutating func codeCourse(_ lines: inout some Lines, from shape: Pattern) {
    let alphabet = alphabet
    var (guesses, status) = (guesses, status)
    var (endedAt, revelation) = (endedAt, revelation)
    lines.each("guess", &guesses, .unread) { $0.guess(&$1, alphabet) }
    lines.line("status") { $0.word(&status) }
    lines.optional("end", &endedAt, 0) { $0.time(&$1) }
    lines.optional("revelation", &revelation, Revelation(answer: [], candidates: 0)) {
      $0.number(&$1.candidates)
      $0.entry(&$1.answer, alphabet)
    }
    guard lines.isReading else { return }
    let game = Game(
      replaying: guesses,
      from: self,
      of: shape,
      status: status,
      revelation: revelation,
      endedAt: endedAt
    )
    guard let game else { return lines.fail() }
    self = game
  }
}

/// The lines of a game that state its kind.
struct KindLines {
  /// Whether the seed was unknown to everybody when the game began.
  var isDrawn: Bool
  private var day: CalendarDay?
  /// The kind; once its line is coded, only if it is one of a shared position.
  private var position: Kind?
  private var round: RoundPlace?
  /// The name of the room's games.
  private var name = ""

  init(_ kind: Kind, hiding secret: Secret) {
    isDrawn = kind.rules.isDrawn
    day = kind.today ?? kind.earlier
    position = kind
    round = kind.round
    name = round?.isDrawn == true ? Secret.drawnName : secret.name
  }

  /// Codes the line of today's game, of an earlier day's, or of a shared position.
  mutating func codeDay(_ lines: inout some Lines) {
    lines.optional("day", &day, CalendarDay(number: 0)) { $0.day(&$1) }
    Kind.codePosition(&position, &lines)
  }

  /// Codes the lines of a room's round.
  mutating func codeRoom(_ lines: inout some Lines) {
    var name = name
    lines.optional("room", &round, .unread) {
      $0.token(&$1.room)
      $0.token(&name)
      $0.number(&$1.round)
      $0.number(&$1.seat)
    }
    guard var place = round else { return }
    WrittenEntry.code(&place.texts, &lines)
    lines.optional("clue", &place.clue, []) { $0.text(&$1) }
    place.isDrawn = name == Secret.drawnName
    round = place
    self.name = name
  }

  /// The kind that the lines state together; `nil` if they contradict each other.
  func kind(hiding secret: Secret) -> Kind? {
    switch (isDrawn, day, position, round) {
    case (true, nil, nil, nil): .own
    case (false, nil, nil, nil): .seeded
    case (true, let day?, nil, nil): .today(day)
    case (false, let day?, nil, nil): .earlier(day)
    case (false, nil, let position?, nil) where secret.trap != nil: position
    case (false, nil, nil, let place?) where [Secret.drawnName, secret.name].contains(name):
      .round(place)
    default: nil
    }
  }
}
