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
      Fault(line: number, text: reason, mend: "Mend or remove the line", isWrong: isWrong)
    }
  }

  let folder: String
  let ending: String
  let owner: Owner
  let faults: (_ name: String, _ bytes: [UInt8], Check) throws(HangmanError) -> [Fault]

  /// All folders except `lists/`, whose lists are checked by compiling them.
  static var all: [DataFormat] {
    [
      DataFormat(folder: "languages", ending: ".plist", owner: .language, faults: languageFaults),
      DataFormat(folder: "blocked", ending: ".txt", owner: .language, faults: textFaults),
      DataFormat(folder: "core", ending: ".txt", owner: .language, faults: textFaults),
      DataFormat(folder: "distress", ending: ".txt", owner: .language, faults: textFaults),
      DataFormat(folder: "endgames", ending: ".txt", owner: .language, faults: endgameFaults),
      DataFormat(folder: "meanings", ending: ".txt", owner: .either, faults: meaningFaults),
      DataFormat(folder: "opponents", ending: ".txt", owner: .language, faults: ladderFaults),
      DataFormat(folder: "people", ending: ".txt", owner: .list, faults: peopleFaults),
      DataFormat(folder: "today", ending: ".txt", owner: .date, faults: wordFaults),
      DataFormat(folder: "values", ending: ".txt", owner: .list, faults: valueFaults),
    ]
  }

  /// The files and the folder that the formats above do not describe.
  static let others = ["words.plist", "blocked.plist", "lists", "README.md", "LICENSES.md"]
}

// The checks of the formats.

private func textFaults(
  _ name: String,
  _ bytes: [UInt8],
  _: Check
) throws(HangmanError) -> [DataFormat.Fault] {
  guard String(validating: bytes, as: UTF8.self) == nil else { return [] }
  return [.init(text: "\(name).txt is not UTF-8", mend: "Save it as UTF-8", isWrong: true)]
}

private func languageFaults(
  _ code: String,
  _: [UInt8],
  _ check: Check
) throws(HangmanError) -> [DataFormat.Fault] {
  do throws(HangmanError) {
    let unknown = try check.configuration.indexes.lists.language(code).unknown
    guard !unknown.isEmpty else { return [] }
    let keys = unknown.joined(separator: " ")
    return [
      .init(
        text: "languages/\(code).plist has unknown keys: \(keys)",
        mend: "data/README.md lists the known keys"
      )
    ]
  } catch {
    return [
      .init(
        text: "The language \(code) cannot be used: \(error)",
        mend: "Mend or remove that file; it disables only the lists of this language",
        isWrong: true
      )
    ]
  }
}

private func endgameFaults(
  _ code: String,
  _ bytes: [UInt8],
  _ check: Check
) throws(HangmanError) -> [DataFormat.Fault] {
  let alphabet = try check.configuration.indexes.lists.alphabet(of: code)
  var faults: [DataFormat.Fault] = []
  var (rest, number) = (bytes[...], 0)
  while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
    number += 1
    do throws(EndgameLine.Refusal) {
      _ = try EndgameLine(line, alphabet)
    } catch {
      faults.append(.line(number, error.text, isWrong: true))
    }
  }
  return faults
}

private func ladderFaults(
  _ code: String,
  _ bytes: [UInt8],
  _ check: Check
) throws(HangmanError) -> [DataFormat.Fault] {
  let ladder = try Ladder(bytes)
  let ids = try check.configuration.indexes.lists.ids()
  let wanted = [ladder.list, "\(ladder.list)-easy", "\(ladder.list)-medium"]
  return wanted.filter { !ids.contains($0) }.map { id in
    .init(
      text: "opponents/\(code).txt wants a list \(id), which is not there",
      mend: "Put the list into lists/, or name another one"
    )
  }
}

private func meaningFaults(
  _ name: String,
  _ bytes: [UInt8],
  _ check: Check
) throws(HangmanError) -> [DataFormat.Fault] {
  if check.compiled.contains(name), let text = try AuthorText(for: name, in: check.words) {
    return try text.faultsOfMeanings(bytes, of: name).map { .line($0.line, $0.reason) }
  }
  return MeaningLine.all(in: bytes).enumerated().compactMap { place, line in
    line.fault.map { .line(place + 1, $0) }
  }
}

private func wordFaults(
  _ name: String,
  _ bytes: [UInt8],
  _ check: Check
) throws(HangmanError) -> [DataFormat.Fault] {
  guard let (day, edition) = try check.game(named: name) else { return [] }
  let file = "\(check.configuration.dataFolder)/today/\(name).txt"
  let word = try Daily.ChosenWord(bytes, on: day, in: edition, from: check.words)
  let tally = DayTally(
    in: check.configuration.othersFolder,
    on: day,
    game: edition.language ?? "en"
  )
  guard let begun = tally.beginning, begun != word.text else { return [] }
  return [
    .init(
      text: "\(file) came after the date was begun, and changes nothing",
      mend: "Choose a word for a later date"
    )
  ]
}

private func peopleFaults(
  _ list: String,
  _ bytes: [UInt8],
  _ check: Check
) throws(HangmanError) -> [DataFormat.Fault] {
  guard check.compiled.contains(list) else { return [] }
  let letters = try check.configuration.indexes.index(of: list).alphabet
  var faults: [DataFormat.Fault] = []
  var (rest, number) = (bytes[...], 0)
  while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
    number += 1
    if PeopleHardness.entry(in: line, letters) == nil {
      faults.append(.line(number, "is not an entry, a space and 2 or 3"))
    }
  }
  return faults
}

private func valueFaults(
  _ list: String,
  _: [UInt8],
  _ check: Check
) throws(HangmanError) -> [DataFormat.Fault] {
  guard check.compiled.contains(list) else { return [] }
  let file = "\(check.configuration.dataFolder)/values/\(list).txt"
  switch try check.configuration.indexes.certification(of: list) {
  case .current: return []
  case .outdated:
    return [
      .init(
        text: "\(file) changed after the index of \(list) was made",
        mend: "Run hangman-cgi index"
      )
    ]
  case .misfit(let lengths):
    let lengths = lengths.map { "\($0)" }.joined(separator: ", ")
    return [
      .init(
        text:
          "\(file) does not fit the list, length \(lengths): that part of it is ignored",
        mend: "Take the file that came with the list; docs/values.md says how to make another"
      )
    ]
  }
}
