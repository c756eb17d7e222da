// The lines of a game in a player's file:
//
//     game <id> <list checksum> <seed> <given|drawn> <started> <nonce> <settings> <shape>
//     day, or another line of its kind: Kind.swift
//     alphabet <code> <forms of a letter> …              of a list with a language
//     room, and what else a round has: Kind.swift
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
