internal import HangmanKit

extension Check {
  private static let shown = 10

  /// Checks every file of the data folder except the lists.
  mutating func data() {
    let lists = configuration.indexes.lists
    // If the lists cannot be read, the part for the lists reports it.
    guard let ids = try? lists.ids() else { return }
    let check = self
    do throws(HangmanError) {
      for format in DataFormat.all {
        folder(format) { name in
          switch format.owner {
          case .language: lists.hasLanguage(name)
          case .list: ids.contains(name)
          case .either: ids.contains(name) || lists.hasLanguage(name)
          case .date: (try? check.game(named: name)) != nil
          }
        }
      }
      let known = DataFormat.others + DataFormat.all.map { $0.folder }
      for name in try lists.files(in: "") where !known.contains(name) {
        note(
          "\(configuration.dataFolder)/\(name) is ignored: the program reads no file of this name",
          mend: "Rename or remove it"
        )
      }
    } catch {
      wrong(
        "\(configuration.dataFolder) cannot be read: \(error)",
        mend: Self.reading(configuration.dataFolder)
      )
    }
  }

  /// The word lists without a log, because the check itself reports a file's faults.
  var words: Lists { Lists(indexes: configuration.indexes, notice: { _ in }) }

  /// Returns the day and language of the game for which a file in `today` sets the word, `nil` if its
  /// name means none.
  func game(
    named name: String
  ) throws(HangmanError) -> (day: CalendarDay, edition: Daily.Edition)? {
    try Daily.ChosenWord.game(named: name, near: CalendarDay(at: now), from: words)
  }

  private mutating func folder(_ format: DataFormat, isNamed: (String) -> Bool) {
    let path = "\(configuration.dataFolder)/\(format.folder)"
    var whole = 0
    do throws(HangmanError) {
      for name in try configuration.indexes.lists.files(in: format.folder) {
        let owner = String(decoding: name.utf8.dropLast(format.ending.utf8.count), as: UTF8.self)
        guard name.ends(with: format.ending), isNamed(owner) else {
          note("\(path)/\(name) \(format.reasonToIgnore)", mend: "Rename or remove it")
          continue
        }
        if file("\(path)/\(name)", owner, format) { whole += 1 }
      }
    } catch {
      wrong("\(path) cannot be read: \(error)", mend: Self.reading(path))
    }
    if whole > 0 { fine("\(CommandTool.counted(whole, "file", "files")) in \(path)") }
  }

  /// Checks a file, reports its faults and returns whether it has none.
  private mutating func file(_ path: String, _ owner: String, _ format: DataFormat) -> Bool {
    let faults: [DataFormat.Fault]
    do throws(HangmanError) {
      let bytes = try ListFolder.content(of: path, megabytes: 64)
      faults = try format.faults(DataFile(name: owner, path: path, bytes: bytes, check: self))
    } catch {
      wrong("\(path) cannot be used: \(error)", mend: Self.mending(path, after: error))
      return false
    }
    for fault in faults.prefix(Self.shown) {
      let text = fault.line.map { "\(path), line \($0): it \(fault.text)" } ?? fault.text
      if fault.isWrong { wrong(text, mend: fault.mend) } else { note(text, mend: fault.mend) }
    }
    if faults.count > Self.shown {
      note("\(path): \(faults.count - Self.shown) more faults", mend: "Correct those above first")
    }
    return faults.isEmpty
  }
}

extension DataFormat {
  /// The rest of a sentence that starts with a file.
  fileprivate var reasonToIgnore: String {
    switch owner {
    case .language where ending == ".plist":
      "is ignored: its name must be CODE.plist, with a language's code such as de or sr-latn"
    case .language:
      "is ignored: its name must be CODE\(ending), with the code of a language in languages/"
    case .list: "is ignored: its name must be ID\(ending), with the id of a list in lists/"
    case .either:
      "is ignored: its name must be the id of a list or the code of a language, then \(ending)"
    case .date:
      "is ignored: its name must be a date such as 2026-12-24, or 2026-12-24.de, then \(ending)"
    }
  }
}

extension Check {
  /// Checks the parts of lists that requests read: each list, and each byte of its index.
  mutating func lists() {
    let folder = configuration.dataFolder
    do throws(HangmanError) {
      var usable: [String] = []
      var uncompiled: [String] = []
      for id in try configuration.indexes.lists.ids() {
        guard let condition = condition(of: id) else { continue }
        usable.append(id)
        blocked(id)
        if case .current = condition { compiled.append(id) }
        if [.missing, .outdated].contains(condition) { uncompiled.append(id) }
      }
      if !uncompiled.isEmpty {
        note(
          "Not compiled yet (new or changed): \(uncompiled.joined(separator: " "))",
          mend:
            "Run hangman-cgi index; otherwise the next request compiles it, if it is not too large, "
            + "and takes longer"
        )
      }
      for file in try configuration.indexes.lists.ignored() {
        note(
          "\(folder)/lists/\(file.name) is ignored, because it \(file.reason)",
          mend: "Rename or remove it"
        )
      }
      let lists = CommandTool.counted(usable.count, "list", "lists")
      if !usable.isEmpty { fine("\(lists) in \(folder): \(usable.joined(separator: " "))") }
      guard !usable.contains(configuration.defaultList) else { return }
      wrong(
        "New players cannot start, because there is no list \(configuration.defaultList)",
        mend: "Set HANGMAN_DEFAULT_LIST to an existing list, or correct that list"
      )
    } catch {
      wrong("\(folder)/lists cannot be read: \(error)", mend: Self.reading(folder))
    }
  }

  /// Notes a list in a language for which no file says which words to leave out.
  private func blocked(_ id: String) {
    guard let language = configuration.indexes.language(of: id),
      !configuration.indexes.lists.hasBlocked(language)
    else { return }
    note(
      "The list \(id) may contain slurs: there is no blocked/\(language).txt",
      mend: "Read the list, then make that file: one word to leave out on each line, or empty"
    )
  }

  /// Returns the condition of a list's index; `nil`, after the report, for a list that cannot be used.
  private mutating func condition(of id: String) -> IndexFolder.Condition? {
    do throws(HangmanError) {
      let condition = try configuration.indexes.inspect(id)
      if condition == .damaged {
        wrong("The index of \(id) is damaged", mend: "Run hangman-cgi index, and test the disk")
      }
      return condition
    } catch {
      switch error {
      case .noSuchList:
        guard id == ListFolder.wordsID else {
          note(
            "The file of the list \(id) is a link that leads nowhere",
            mend: "Correct or remove it"
          )
          return nil
        }
        wrong(
          "\(configuration.dataFolder) has no words.plist",
          mend: "Put it back, or set HANGMAN_DATA_DIR to the folder that has it"
        )
      case .unusable, .unreadable:
        wrong(
          "The list \(id) cannot be used: \(error)",
          mend: "Correct the file, make it readable, or remove it; other lists are not affected"
        )
      case .busy, .uncompiled: note("The list \(id) is being compiled", mend: "Ask again")
      case .system, .damaged, .full, .newer, .unstorable, .noClue:
        wrong(
          "The index of \(id) cannot be read: \(error)",
          mend:
            "chown -R --reference=\(configuration.stateFolder) \(configuration.stateFolder)/index"
        )
      }
      return nil
    }
  }

  private static func mending(_ path: String, after error: HangmanError) -> String {
    if case .unusable = error { return "Correct the file, or remove it" }
    return reading(path)
  }

  static func reading(_ folder: String) -> String {
    "chmod -R a+rX \(folder); its parents must let the web server's user pass"
  }
}
