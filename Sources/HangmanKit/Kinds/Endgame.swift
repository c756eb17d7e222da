/// The identity of an endgame: a date and one of its three numbers, from 1.
package struct EndgamePlace: Hashable, Sendable {
  package internal(set) var day: CalendarDay
  package internal(set) var number: Int

  package init(day: CalendarDay, number: Int) {
    self.day = day
    self.number = number
  }

  package static let numbers = 1...3

  /// The name of its kind in the contract: easy, hard or evil.
  package var kind: String { number == 1 ? "easy" : number == 2 ? "hard" : "evil" }

  /// A value for a coder to read into.
  static var unread: EndgamePlace { EndgamePlace(day: CalendarDay(number: 0), number: 1) }
}

extension Kind {
  /// Codes the line of an endgame in a player's file, `endgame <day> <number>`; any other kind becomes
  /// `nil`.
  static func codePosition(_ kind: inout Kind?, _ lines: inout some Lines) {
    var place = kind?.endgame
    lines.optional("endgame", &place, .unread) {
      $0.day(&$1.day)
      $0.number(&$1.number)
      $0.require(EndgamePlace.numbers.contains($1.number))
    }
    kind = place.map(Kind.endgame)
  }
}

extension KindData {
  static var endgames: KindData { KindData(folder: "endgames", fault: EndgameLine.fault) }
}

extension KindRules {
  /// The rules of an endgame: its words are all shown, and on the day on which it was begun it counts
  /// as an endgame.
  static func endgame(_ place: EndgamePlace) -> KindRules {
    KindRules(
      showsEntries: true,
      promise: { _ in nil },
      count: { game, history in
        guard place.day == CalendarDay(at: game.startedAt) else { return }
        var counted = history.endgames ?? EndgameHistory(day: place.day)
        counted.record(game.status == .won, at: place)
        history.endgames = counted
      }
    )
  }
}

/// A position whose words are all shown from the start.
///
/// A player who makes no more mistakes than a perfect player always wins, and any other player loses.
package struct Endgame {
  /// The mistakes that lose it: one more than a perfect player makes.
  package let mistakes: Int
  /// The entries, all of one shape.
  package let entries: [[UInt8]]

  /// Returns the endgame of a place, for readers of a language; `nil` if there is none.
  ///
  /// The endgames are the lines of `endgames/CODE.txt`, which the dates since 1970 use in turn. A line
  /// that cannot be played is logged.
  package init?(
    at place: EndgamePlace,
    ofLanguage language: String?,
    _ alphabet: Alphabet,
    from lists: Lists
  ) throws(HangmanError) {
    var lines: [ArraySlice<UInt8>] = []
    var rest = (try lists.text(of: "endgames/\(language ?? "en").txt") ?? [])[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) { lines.append(line) }
    let days = lines.count / EndgamePlace.numbers.count
    guard place.day.number >= 0, days > 0 else { return nil }
    let number = place.day.number % days * EndgamePlace.numbers.count + place.number - 1
    do throws(HangmanError) {
      let line = try EndgameLine(lines[number], alphabet)
      mistakes = line.needs + 1
      entries = line.entries
    } catch {
      let file = "endgames/\(language ?? "en").txt"
      lists.notice("words: \(file), line \(number + 1): it \(error), so it cannot be played")
      return nil
    }
  }

  /// Returns a game of the endgame; its random parts are the same for all players.
  package func game(
    at place: EndgamePlace,
    ofList list: String,
    _ alphabet: Alphabet,
    identity: Game.Identity
  ) -> Game {
    let length = entries[0].count
    return Game(
      identity,
      settings: Settings(list: list, length: length, mistakes: mistakes, cunning: .diabolical),
      alphabet: alphabet,
      chance: Chance(seed: UInt64(place.day.number * EndgamePlace.numbers.count + place.number)),
      kind: .endgame(place),
      secret: .trap(entries),
      shape: Pattern(hiding: entries[0])
    )
  }
}

extension Game {
  /// The entries of an endgame that are still possible, `nil` in other games.
  package var entriesLeft: [[UInt8]]? {
    kind.endgame == nil ? nil : secret.trap.map(guesses.fitting)
  }
}

/// A player's results in endgames that were played on their own day: the last such day, and totals.
package struct EndgameHistory: Hashable, Sendable {
  /// The day of the results, on which an endgame was last played.
  package private(set) var day: CalendarDay
  /// The result of each of the day's endgames: solved, only tried, or `nil` for neither.
  package private(set) var results: [Bool?] = [nil, nil, nil]
  /// The number of endgames solved in all.
  package private(set) var solved = 0
  /// The number of endgames solved at the first try.
  package private(set) var first = 0

  /// Counts a game that has just ended, or was given up.
  mutating func record(_ isSolved: Bool, at place: EndgamePlace) {
    if place.day != day {
      day = place.day
      results = [nil, nil, nil]
    }
    let known = results[place.number - 1]
    if isSolved, known != true {
      solved += 1
      first += known == nil ? 1 : 0
    }
    results[place.number - 1] = isSolved || known == true
  }

  /// Codes the day, the numbers of endgames solved in all and at the first try, and for each of the
  /// day's endgames 0, 1 (tried) or 2 (solved).
  mutating func code(_ line: inout some Lines) {
    line.day(&day)
    line.number(&solved)
    line.number(&first)
    line.require(results.count == EndgamePlace.numbers.count)
    for (index, result) in results.enumerated() {
      var number = result.map { $0 ? 2 : 1 } ?? 0
      line.number(&number)
      line.require(number <= 2)
      if line.isReading { results[index] = number == 0 ? nil : number == 2 }
    }
  }
}

/// A line of a file of endgames: the mistakes that a perfect player needs, then the words.
struct EndgameLine {
  let needs: Int
  /// The endgame's words, all different and of one shape.
  let entries: [[UInt8]]

  /// The most words of an endgame, because more are not computed for a perfect player.
  private static let wordLimit = 64
  /// The mistakes that a perfect player may need; the game allows one more.
  private static let needsRange = 0...25

  /// - Throws: `unusable` with the rest of a sentence that starts with the line.
  init(_ line: ArraySlice<UInt8>, _ alphabet: Alphabet) throws(HangmanError) {
    var rest = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard let needs = rest.popField(endingAt: UInt8(ascii: " "))?.number,
      Self.needsRange.contains(needs)
    else { throw .unusable("does not begin with a number of mistakes from 0 to 25") }
    self.needs = needs
    var entries: [[UInt8]] = []
    while let word = rest.popField(endingAt: UInt8(ascii: " ")) {
      entries.append(try Self.entry(word, alphabet))
      guard entries.count <= Self.wordLimit else {
        throw .unusable("has more than \(Self.wordLimit) words")
      }
    }
    guard let first = entries.first else { throw .unusable("has no word") }
    let shape = Pattern(hiding: first)
    for (place, entry) in entries.enumerated() {
      guard Pattern(hiding: entry) == shape else {
        throw .unusable("has words of different lengths, or with signs at different positions")
      }
      guard !entries[..<place].contains(entry) else { throw .unusable("has a word twice") }
    }
    self.entries = entries
  }

  /// Returns the fault of a line as a sentence without its subject; `nil` if the line can be played.
  static func fault(of line: ArraySlice<UInt8>, _ alphabet: Alphabet) -> String? {
    do throws(HangmanError) {
      _ = try EndgameLine(line, alphabet)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func entry(
    _ word: ArraySlice<UInt8>,
    _ alphabet: Alphabet
  ) throws(HangmanError) -> [UInt8] {
    let entry = alphabet.entry(Array(word)) ?? []
    guard entry.count <= Positions.limit else {
      throw .unusable("has a word of more than \(Positions.limit) characters")
    }
    guard alphabet.spells(entry), entry.contains(where: { Letter(byte: $0) != nil }) else {
      throw .unusable("has a word that is not in capitals of its language")
    }
    return entry
  }
}
