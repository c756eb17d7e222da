import Glibc

@testable import HangmanKit

/// A parser, and the use of what it accepts.
///
/// The only expectation is that nothing traps.
enum Targets {
  static func query(_ bytes: [UInt8]) {
    var parameters = Parameters()
    guard (try? parameters.add(form: bytes)) != nil else { return }
    _ = try? parameters.check(known: "letter game")
    if let character = parameters["letter"].flatMap({ Alphabet.onlyCharacter(of: $0) }) {
      _ = Alphabet.latin.letter(character)
    }
    _ = try? SettingsParameters(parameters)
  }

  /// The parser of cookies, through a variable of the process, because servers may put bytes there that
  /// are not UTF-8.
  static func cookie(_ bytes: [UInt8]) {
    let setting = Array("HTTP_COOKIE=".utf8) + bytes.filter { $0 != 0 } + [0]
    let variable = UnsafeMutablePointer<CChar>.allocate(capacity: setting.count)
    for (index, byte) in setting.enumerated() { variable[index] = CChar(bitPattern: byte) }
    defer {
      unsetenv("HTTP_COOKIE")
      variable.deallocate()
    }
    putenv(variable)
    for https in ["HTTPS=off", "HTTPS=on"].map({ Array($0.utf8) }) {
      let cookies = Cookies(.process, Configuration(Environment(entries: [https])), now: 0)
      for id in cookies.own + cookies.plain {
        precondition(id.text.utf8.count == 32 && Hex.isLowercase(Array(id.text.utf8)[...]))
        var response = CGIResponse.noContent
        cookies.give(id, in: &response)
      }
    }
  }

  /// The parser of players' files, which gets the input as it is, and as the payload of a file with a
  /// right checksum, because a fuzzer could not guess that.
  static func session(_ bytes: [UInt8]) {
    _ = Session(encoded: bytes)
    let head = Array(
      "HANGMAN\(Session.newestVersion) \(bytes.count) \(Hex.text(Checksum.of(bytes)))\n".utf8
    )
    guard var session = Session(encoded: head + bytes) else { return }
    // A file that version 1.1.0 left has a time that no other file has.
    let written = try? session.encoded()
    precondition(session.changed < 0 || written.flatMap(Session.init(encoded:)) == session)
    _ = session.isExpired(at: 1_800_000_000, after: Session.lifetime)
    let day = CalendarDay(number: 20_000)
    for kind in KindCalls.all {
      _ = JSON.object { kind.writeHistory(session.history, (day, session.game), &$0) }
    }
    guard var game = session.game else { return }
    let clue = game.kind.round?.clue
    _ =
      GameReply(
        game: game,
        left: nil,
        answerText: nil,
        texts: nil,
        meaning: nil,
        clue: clue
      ).json
    for letter in Letter.all.prefix(3) {
      _ = game.guess(
        letter,
        answeredBy: GoodGameplay(word: game.secret.word ?? Array("FUZZ".utf8)),
        at: 1
      )
    }
    session.history.recordAbandonment(of: game)
    session.history.record(game)
  }

  /// A room's file, as it is and after a right checksum; and the same bytes as an author's words.
  static func room(_ bytes: [UInt8]) {
    _ = Room(encoded: bytes)
    if let text = String(validating: bytes, as: UTF8.self) {
      for language in [nil, borders] { words(text, by: EntryReader(language, or: english)) }
    }
    let head = Array(
      "HANGROOM\(Room.newestVersion) \(bytes.count) \(Hex.text(Checksum.of(bytes)))\n".utf8
    )
    guard var room = Room(encoded: head + bytes) else { return }
    precondition((try? room.encoded()).flatMap(Room.init(encoded:)) == room)
    _ = room.isExpired(at: 1_800_000_000, after: Room.lifetime)
    let result = RoundResult(isWon: true, mistakes: 1, guesses: 2, startedAt: 3, endedAt: 4)
    for round in 0...room.rounds.count + 1 { room.record(result, round: round, of: "somebody") }
    var reply = RoomReply(room: room, now: 0, isAuthor: true, seat: room.seats.indices.last)
    _ = reply.json
    reply.forgotten = room.seats.map { _ in true }
    _ = reply.json
    _ = RoomTable(room: room, forgotten: reply.forgotten).csv
  }

  private static func words(_ text: String, by reader: EntryReader) {
    for (number, line) in text.utf8.split(separator: 10).enumerated() {
      let line = try? AuthorLine(number, Array(line), by: reader)
      guard let line else { continue }
      precondition(Pattern(hiding: line.entry).shape.length == line.entry.count)
    }
  }

  static func list(_ bytes: [UInt8]) {
    precondition(borders != nil)
    for language in [nil, borders] {
      for isText in [false, true] {
        let folding = language.map { EntryFolding($0) } ?? english
        let list =
          isText
          ? try? WordList(text: bytes, by: folding)
          : try? WordList(propertyList: bytes, by: folding)
        guard let list else { continue }
        for group in SortedEntries(list).groups {
          precondition(group.rows.count == group.count * group.shape.length)
          guard let alphabet = language?.alphabet else { continue }
          let entry = Array(group.rows.prefix(group.shape.length))
          precondition(alphabet.entry(Array(alphabet.text(entry).utf8)) == entry)
        }
      }
    }
  }

  /// A language file; an accepted one must survive the line that a game stores of it.
  static func language(_ bytes: [UInt8]) {
    guard let language = try? Language(code: "xx", propertyList: bytes) else { return }
    precondition(Alphabet(line: language.alphabet.line) == language.alphabet)
    precondition(
      language.keys.reduce(0) { $0 + $1.unicodeScalars.count } == language.alphabet.count
    )
    for scalar in language.alphabet.letters.unicodeScalars {
      precondition(language.alphabet.letter(scalar) != nil)
    }
  }

  /// The rules for words of A to Z.
  private static var english: EntryFolding { EntryFolding(english: { nil }) }

  /// Letters on both sides of the byte that is skipped, forms and spellings.
  private nonisolated(unsafe) static let borders = try? Language(
    code: "xx",
    propertyList: Array(
      """
      <plist version="1.0"><dict><key>name</key><string>X</string><key>letters</key><array>
      \((0..<60).map { "<string>\(rune($0))</string>" }.joined())
      <string>AaÀà</string></array><key>spelled</key><array><string>ß AA</string></array></dict></plist>
      """.utf8
    )
  )

  private static func rune(_ number: Int) -> String {
    Unicode.Scalar(0x16A0 + UInt32(number)).map { String($0) } ?? ""
  }

  /// The control: a read past the end of a buffer, which a fuzzer must find.
  static func planted(_ bytes: [UInt8]) {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "b"), bytes[1] == UInt8(ascii: "o") else {
      return
    }
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
    buffer.initialize(repeating: 0, count: 8)
    defer { buffer.deallocate() }
    print(buffer[bytes.count + 8])
  }
}
