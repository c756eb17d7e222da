// The lines of a room's file:
//
//     room <words|trap|rounds> <all|author> <open|closed> <created> <last result> <digest of the key>
//     settings words any 6 good classic
//     alphabet <code> <forms of a letter> …              of a list with a language
//     worth <mistakes>                                   of a trap, where it was found
//     id <letters>                                       where the file's name comes from the first
//                                                          eight letters of the id
//     title <text>                                       where the author gave one
//     scene <scene>                                      where the author chose one
//     door <opens> <closes> <open|locked>                where it opens or closes by itself (a time of 0
//                                                          means never), or is locked for newcomers
//     pass <letters>                                     where the code was changed
//     prepared yes                                       where it is kept longer than others
//     round <nonce>                                      one for each round, and then what it is:
//     word <entry>                                       a word,
//     text <place> <text>                                  how it, or an entry of a trap, is written,
//     clue <text>                                          the author's clue for it,
//     entry <entry>                                      or the entries of a trap, one on each line,
//     seed <seed>                                        or a drawn game
//     seat <digest of the player's id> <results>         one for each seat ("free" if it was removed);
//                                                          " @<seconds> <count>": when, and as which
//                                                          seat of the room, it was taken; only if seats
//                                                          were removed or the board is shared
//     given <seats>                                      how many seats were given, if more than the
//                                                          lines tell
//     departed <start of the digest> <rounds in hex>     one for each player without a seat who has
//                                                          played
//     board …                                            where all guess on one board: Board.swift
//
// Entries are UTF-8, as players see them.
extension Room {
  package static var unread: Room {
    Room(
      table: .all,
      settings: Settings(),
      alphabet: .latin,
      rounds: [],
      keyDigest: "",
      createdAt: 0
    )
  }

  package mutating func code(_ lines: inout some Lines) {
    var kind = rounds.first?.secret.name ?? ""
    codeHead(&lines, &kind)
    lines.groups("round", &rounds, .unread) { $1.code(&$0, alphabet) }
    lines.require(!rounds.isEmpty && rounds.allSatisfy { $0.secret.name == kind })
    let count = rounds.count
    lines.each("seat", &seats, .free(rounds: count)) {
      $0.require($1.results.count == count)
      $1.code(&$0, since: createdAt)
    }
    codeGiven(&lines)
    lines.each("departed", &departed, Departed(player: "", rounds: 0)) {
      $0.token(&$1.player)
      $0.hex(&$1.rounds)
    }
    lines.group("board", &board, .unread) { $1.code(&$0, rounds: count, since: createdAt) }
  }

  /// Codes the lines before the rounds.
  mutating func codeHead(_ lines: inout some Lines, _ kind: inout String) {
    lines.line("room") {
      $0.token(&kind)
      $0.word(&table)
      $0.choice(&isClosed, "closed", "open")
      $0.time(&createdAt)
      $0.time(&lastEnd)
      $0.token(&keyDigest)
    }
    lines.line("settings") { settings.code(&$0) }
    lines.alphabet(&alphabet)
    lines.optional("worth", &worth, 0) { $0.number(&$1) }
    lines.optional("id", &id, "") { $0.token(&$1) }
    lines.optional("title", &title, []) { $0.text(&$1) }
    lines.optional("scene", &scene, .gallows) { $0.word(&$1) }
    codeDoor(&lines)
    if lines.isNext("prepared", isPrepared) {
      lines.line("prepared") { $0.require($0.isWord("yes", true)) }
      isPrepared = true
    }
  }

  private mutating func codeDoor(_ lines: inout some Lines) {
    var pass = door.pass
    door.pass = nil
    var known = door == Door() ? nil : door
    lines.optional("door", &known, Door()) { $1.code(&$0) }
    lines.optional("pass", &pass, "") { $0.token(&$1) }
    door = known ?? door
    door.pass = pass
  }

  private mutating func codeGiven(_ lines: inout some Lines) {
    let told = seats.reduce(seats.count) { max($0, $1.arrival?.count ?? 0) }
    var given = !lines.isReading && seatsGiven > told ? seatsGiven : nil
    lines.optional("given", &given, 0) { $0.number(&$1) }
    lines.require(given.map { $0 > told } ?? true)
    if lines.isReading { seatsGiven = given ?? told }
  }

  /// Whether the file has lines that are newer than boards.
  package var hasNewLines: Bool {
    door != Door() || isPrepared || seatsGiven > seats.count || !departed.isEmpty
  }
}

extension Door {
  fileprivate mutating func code(_ line: inout some Lines) {
    var (opens, closes) = (opensAt ?? 0, closesAt ?? 0)
    line.time(&opens)
    line.time(&closes)
    line.choice(&isLocked, "locked", "open")
    opensAt = opens > 0 ? opens : nil
    closesAt = closes > 0 ? closes : nil
  }
}

extension Room.Seat {
  /// Codes a seat: the player's digest, and one result for each round, separated by commas.
  ///
  /// Times count from the making of the room.
  fileprivate mutating func code(_ line: inout some Lines, since time: Int64) {
    line.token(&player)
    RoundResult.code(&results, &line, since: time)
    guard line.isMark(UInt8(ascii: " "), arrival != nil) else { return }
    var known = arrival ?? Arrival(time: time, count: 0)
    var seconds = Int(known.time &- time)
    line.mark(UInt8(ascii: "@"))
    line.digits(&seconds)
    line.number(&known.count)
    known.time = time &+ Int64(seconds)
    arrival = known
  }
}
