/// A draw of entries whose meanings are fair clues, with one bound of work for the whole request.
///
/// Most lists for readers have clues for many of their entries, so entries are drawn and tried. If few
/// entries have one, lines of the file of meanings are drawn instead, because most of these lead to an
/// entry.
struct ClueDraw {
  struct Drawn {
    let place: (group: IndexGroup, row: Int)
    let entry: [UInt8]
    let clue: [UInt8]
  }

  private let settings: Settings
  private let index: WordIndex
  private let tables: OpenTables
  private let lists: Lists
  private let rows: Opening.Rows

  private var drawn: [[UInt8]] = []
  private var triesLeft = 66
  /// The entries without a fair clue, so that each is looked at only once.
  private var refused: [[UInt8]] = []
  private var linesLeft = 200
  /// The lines of the meanings that could lead to an entry; `nil` until they are read.
  private var lines: [ArraySlice<UInt8>]?

  /// The largest part of a file of meanings that is read: a third of most files, and less if any length
  /// will do.
  private var partSize: Int { (settings.length == nil ? 18 : 48) << 10 }

  init(_ settings: Settings, _ index: WordIndex, _ tables: OpenTables, _ lists: Lists) {
    self.settings = settings
    self.index = index
    self.tables = tables
    self.lists = lists
    rows = Opening.Rows(index.groups, settings)
  }

  /// The next entry that differs from those before; `nil` if none is found.
  mutating func next(by chance: Chance) throws(HangmanError) -> Drawn? {
    var found = try tried(by: chance)
    if found == nil { found = try searched(by: chance) }
    if let found { drawn.append(found.entry) }
    return found
  }

  /// An entry drawn from the list, first with number 0 of the seed, as a game without a clue does.
  ///
  /// In a short list, the rows are tried in their order after as many tries as the list has rows.
  private mutating func tried(by chance: Chance) throws(HangmanError) -> Drawn? {
    var (row, attempt) = (0, 0)
    while attempt < 2 * rows.count, triesLeft > 0 {
      row =
        attempt < rows.count ? chance.number(attempt, below: rows.count) : (row + 1) % rows.count
      attempt += 1
      guard let place = rows[row] else { continue }
      let entry = try tables.table(of: place.group).text(ofRow: UInt32(place.row))
      guard !drawn.contains(entry), !refused.contains(entry) else { continue }
      triesLeft -= 1
      let clue = try lists.fairClue(for: entry, in: settings.list, index.alphabet)
      if let clue { return Drawn(place: place, entry: entry, clue: clue) }
      refused.append(entry)
    }
    return nil
  }

  /// An entry that a line of the meanings leads to.
  private mutating func searched(by chance: Chance) throws(HangmanError) -> Drawn? {
    guard let file = try lists.meanings(of: settings.list, index.alphabet) else { return nil }
    if lines == nil { lines = try linesOfLength(in: file, by: chance) }
    while let count = lines?.count, count > 0, linesLeft > 0 {
      linesLeft -= 1
      let drawn = chance.number(rows.count + linesLeft, below: count)
      lines?.swapAt(drawn, count - 1)
      guard let line = lines?.popLast() else { break }
      if let found = try entry(of: line, in: file) { return found }
    }
    return nil
  }

  private func linesOfLength(
    in file: Meanings,
    by chance: Chance
  ) throws(HangmanError) -> [ArraySlice<UInt8>] {
    let start = chance.number(0, below: max(1, file.size - partSize))
    let lines = try file.lines(from: start, partSize)
    guard let length = settings.length else { return lines }
    return lines.filter { line in
      var rest = line
      guard let entry = rest.popField(endingAt: UInt8(ascii: "\t")) else { return false }
      // Each letter of an alphabet is one character.
      return entry.count >= length && entry.count { $0 & 0xC0 != 0x80 } == length
    }
  }

  /// The entry that a line leads to, if it can be drawn and the line is a fair clue.
  private func entry(
    of line: ArraySlice<UInt8>,
    in file: Meanings
  ) throws(HangmanError) -> Drawn? {
    let text = Array(line.prefix { $0 != UInt8(ascii: "\t") })
    guard let entry = index.alphabet.entry(text), (1...Positions.limit).contains(entry.count),
      !drawn.contains(entry)
    else { return nil }
    let shape = Pattern(hiding: entry)
    guard let group = rows.groups.first(where: { $0.has(shape) }),
      // With `length=any`, only shapes whose tables are already open are used; they have enough entries.
      settings.length != nil || tables.isOpen(group),
      let row = try tables.table(of: group).row(of: entry),
      let meaning = file.meaning(in: line), meaning.isFairClue(for: entry, in: index.alphabet)
    else { return nil }
    return Drawn(place: (group, Int(row)), entry: entry, clue: meaning.text)
  }
}

extension Lists {
  /// Draws an entry whose meaning is a fair clue; `nil` if hardly any entry has one.
  func drawWithClue(
    _ settings: Settings,
    _ chance: Chance,
    _ index: WordIndex
  ) throws(HangmanError) -> (group: IndexGroup, row: Int)? {
    try index.withTables { tables throws(HangmanError) in
      var draw = ClueDraw(settings, index, tables, self)
      return try draw.next(by: chance)?.place
    }
  }

  /// Returns lines for a room's author, each an entry, a tab and a fair clue.
  ///
  /// The entries are from the list of the settings, without those that distress. There may be fewer than
  /// asked for.
  package func linesWithClues(
    _ count: Int,
    _ settings: Settings,
    _ chance: Chance,
    _ author: AuthorText
  ) throws(HangmanError) -> [[UInt8]] {
    try withIndex(of: settings.list) { index throws(HangmanError) in
      try index.withTables { tables throws(HangmanError) in
        var draw = ClueDraw(settings, index, tables, self)
        var (lines, number): ([[UInt8]], Int) = ([], 0)
        while lines.count < count {
          var found: [ClueDraw.Drawn] = []
          while lines.count + found.count < count {
            let chance = Chance(seed: chance.number(number))
            guard let drawn = try draw.next(by: chance) else { break }
            found.append(drawn)
            number += 1
          }
          guard !found.isEmpty else { break }
          let areDistressing = try author.areDistressing(found.map { $0.entry })
          for (place, drawn) in found.enumerated() where !areDistressing[place] {
            let tab = UInt8(ascii: "\t")
            lines.append(index.alphabet.utf8(drawn.entry) + [tab] + drawn.clue)
          }
        }
        return lines
      }
    }
  }
}
