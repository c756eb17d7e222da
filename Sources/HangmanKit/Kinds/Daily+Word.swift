extension Daily {
  /// The word that an operator has chosen for a date: the game of that date is an honest one with it.
  package struct ChosenWord {
    private let line: AuthorLine
    private let alphabet: Alphabet
    package let settings: Settings

    package var clue: [UInt8]? { line.clue }

    /// Reads a word, and a clue after a tab or on the next line, as a room's words are read.
    ///
    /// - Throws: `unusable` with the fault of the text.
    package init(
      _ text: [UInt8],
      on day: CalendarDay,
      in edition: Edition,
      from lists: Lists
    ) throws(HangmanError) {
      guard let author = try AuthorText(for: edition.list, in: lists) else {
        throw .noSuchList(edition.list)
      }
      var lines = author.words(Self.line(of: text), limit: 1)
      try author.refuseBlocked(in: &lines)
      guard lines.faults.isEmpty, let line = lines.lines.first else {
        throw .unusable("it \(lines.faults.first?.text ?? "")")
      }
      self.line = line
      alphabet = author.alphabet
      var settings = Daily.settingsWithoutList(on: day, in: edition)
      settings.isEvil = false
      settings.cunning = .classic
      self.settings = settings
    }

    /// The file of a date in the folder `today`, without its ending: `2026-12-24`, and
    /// `2026-12-24.de` for the readers of another language than English.
    package static func name(on day: CalendarDay, in edition: Edition) -> String {
      day.text + (edition.language.map { ".\($0)" } ?? "")
    }

    /// Returns the game that a file's name (without its ending) means, from a year ago to ten years
    /// ahead; `nil` if it means none.
    package static func game(
      named name: String,
      near today: CalendarDay,
      from lists: Lists
    ) throws(HangmanError) -> (day: CalendarDay, edition: Edition)? {
      var rest = Array(name.utf8)[...]
      let date = String(decoding: rest.popField(endingAt: UInt8(ascii: ".")) ?? [], as: UTF8.self)
      let language = rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
      let edition = try lists.edition(ofLanguage: language)
      let days = (today.number - DailyHistory.memory)..<(today.number + 10 * DailyHistory.memory)
      guard let day = Daily.day(date, in: days), Self.name(on: day, in: edition) == name else {
        return nil
      }
      return (day, edition)
    }

    /// The word and its clue as one line.
    package var text: [UInt8] {
      alphabet.utf8(line.entry) + (clue.map { [UInt8(ascii: "\t")] + $0 } ?? [])
    }

    /// Whether a game of the date hides this word.
    package func isHidden(in game: Game) -> Bool {
      !game.isOverList && game.secret.word == line.entry
    }

    /// The date's game with the word; `kind` is that of the date or of an earlier one.
    package func game(as kind: Kind, seed: UInt64, identity: Game.Identity) -> Game {
      Game(
        identity,
        settings: settings,
        alphabet: alphabet,
        chance: Chance(seed: seed),
        kind: kind,
        secret: .word(line.entry),
        shape: Pattern(hiding: line.entry)
      )
    }

    /// A text of two lines and no tab has its clue on the second.
    private static func line(of text: [UInt8]) -> String {
      var text = text.filter { $0 != UInt8(ascii: "\r") }
      if !text.contains(UInt8(ascii: "\t")), let end = text.firstIndex(of: UInt8(ascii: "\n")) {
        text[end] = UInt8(ascii: "\t")
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
