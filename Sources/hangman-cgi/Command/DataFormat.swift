internal import HangmanKit

/// A folder of the data folder: the rule for its files' names, and the check of their contents.
struct DataFormat {
  /// The meaning of a file's name without its ending.
  enum Owner {
    case language, list, either, date
  }

  /// A fault of a file: a sentence of its own, or the rest of one that starts with a line.
  struct Fault {
    var line: Int?
    let text: String
    let mend: String
    /// Whether the fault keeps somebody from playing.
    var isWrong = false

    static func line(_ number: Int, _ reason: String, isWrong: Bool = false) -> Fault {
      Fault(line: number, text: reason, mend: "Correct or remove the line", isWrong: isWrong)
    }
  }

  let folder: String
  let ending: String
  let owner: Owner
  let faults: (DataFile) throws(HangmanError) -> [Fault]

  /// All folders except `lists/`, whose lists are checked by compiling them.
  static var all: [DataFormat] {
    [
      DataFormat(folder: "languages", ending: ".plist", owner: .language, faults: languageFaults),
      DataFormat(folder: "blocked", ending: ".txt", owner: .language, faults: textFaults),
      DataFormat(folder: "core", ending: ".txt", owner: .language, faults: textFaults),
      DataFormat(folder: "distress", ending: ".txt", owner: .language, faults: textFaults),
      DataFormat(folder: "meanings", ending: ".txt", owner: .either, faults: meaningFaults),
      DataFormat(folder: "opponents", ending: ".txt", owner: .language, faults: ladderFaults),
      DataFormat(folder: "people", ending: ".txt", owner: .list, faults: peopleFaults),
      DataFormat(folder: "today", ending: ".txt", owner: .date, faults: wordFaults),
      DataFormat(folder: "values", ending: ".txt", owner: .list, faults: valueFaults),
    ] + KindData.all.map(DataFormat.init)
  }

  /// The files and the folder that the formats above do not describe.
  static let others = ["words.plist", "blocked.plist", "lists", "README.md", "LICENSES.md"]
}

extension DataFormat {
  /// The format of games of a kind.
  private init(_ kind: KindData) {
    self.init(folder: kind.folder, ending: ".txt", owner: .language) { file throws(HangmanError) in
      let alphabet = try file.lists.alphabet(of: file.name)
      return file.faults(isWrong: true) { kind.fault($0, alphabet) }
    }
  }
}

/// A file of the data folder, with the check that it is part of.
struct DataFile {
  /// The name without its ending.
  let name: String
  let path: String
  let bytes: [UInt8]
  let check: Check

  fileprivate var lists: ListFolder { check.configuration.indexes.lists }

  /// Returns the faults of the lines for which there is a reason.
  fileprivate func faults(
    isWrong: Bool = false,
    reason: (ArraySlice<UInt8>) -> String?
  ) -> [DataFormat.Fault] {
    var faults: [DataFormat.Fault] = []
    var (rest, number) = (bytes[...], 0)
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      number += 1
      if let reason = reason(line) { faults.append(.line(number, reason, isWrong: isWrong)) }
    }
    return faults
  }
}

// The checks of the formats.

private func textFaults(_ file: DataFile) throws(HangmanError) -> [DataFormat.Fault] {
  guard String(validating: file.bytes, as: UTF8.self) == nil else { return [] }
  return [.init(text: "\(file.name).txt is not UTF-8", mend: "Save it as UTF-8", isWrong: true)]
}

private func languageFaults(_ file: DataFile) throws(HangmanError) -> [DataFormat.Fault] {
  do throws(HangmanError) {
    let unknown = try file.lists.language(file.name).unknown
    guard !unknown.isEmpty else { return [] }
    let keys = unknown.joined(separator: " ")
    return [
      .init(
        text: "languages/\(file.name).plist has unknown keys: \(keys)",
        mend: "data/README.md lists the known keys"
      )
    ]
  } catch {
    return [
      .init(
        text: "The language \(file.name) cannot be used: \(error)",
        mend: "Correct or remove that file; it disables only the lists of this language",
        isWrong: true
      )
    ]
  }
}

private func ladderFaults(_ file: DataFile) throws(HangmanError) -> [DataFormat.Fault] {
  let ladder = try Ladder(file.bytes)
  let ids = try file.lists.ids()
  let wanted = [ladder.list, "\(ladder.list)-easy", "\(ladder.list)-medium"]
  return wanted.filter { !ids.contains($0) }.map { id in
    .init(
      text: "opponents/\(file.name).txt names a list \(id) that does not exist",
      mend: "Put the list into lists/, or name another one"
    )
  }
}

private func meaningFaults(_ file: DataFile) throws(HangmanError) -> [DataFormat.Fault] {
  if file.check.compiled.contains(file.name),
    let text = try AuthorText(for: file.name, in: file.check.words)
  {
    return try text.faultsOfMeanings(file.bytes, of: file.name).map { .line($0.line, $0.reason) }
  }
  return MeaningLine.all(in: file.bytes).enumerated().compactMap { place, line in
    line.fault.map { .line(place + 1, $0) }
  }
}

private func wordFaults(_ file: DataFile) throws(HangmanError) -> [DataFormat.Fault] {
  guard let (day, edition) = try file.check.game(named: file.name) else { return [] }
  let word = try Daily.ChosenWord(file.bytes, on: day, in: edition, from: file.check.words)
  let folder = file.check.configuration.othersFolder
  let tally = DayTally(in: folder, on: day, game: edition.language ?? "en")
  guard let begun = tally.beginning, begun != word.text else { return [] }
  return [
    .init(
      text: "\(file.path) was added after somebody had begun that day's game, so it has no effect",
      mend: "Choose a word for a later date"
    )
  ]
}

private func peopleFaults(_ file: DataFile) throws(HangmanError) -> [DataFormat.Fault] {
  guard file.check.compiled.contains(file.name) else { return [] }
  let letters = try file.check.configuration.indexes.index(of: file.name).alphabet
  return file.faults {
    PeopleHardness.entry(in: $0, letters) == nil ? "is not an entry, a space and 2 or 3" : nil
  }
}

private func valueFaults(_ file: DataFile) throws(HangmanError) -> [DataFormat.Fault] {
  guard file.check.compiled.contains(file.name) else { return [] }
  let path = file.path
  switch try file.check.configuration.indexes.certification(of: file.name) {
  case .current: return []
  case .outdated:
    return [
      .init(
        text: "\(path) changed after the index of \(file.name) was made",
        mend: "Run hangman-cgi index"
      )
    ]
  case .misfit(let lengths):
    let lengths = lengths.map { "\($0)" }.joined(separator: ", ")
    return [
      .init(
        text:
          "\(path) is not for this list (length \(lengths)): the certificates of that length are ignored",
        mend: "Take the file that came with the list; docs/values.md says how to make another"
      )
    ]
  }
}
