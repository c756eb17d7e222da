internal import HangmanKit

extension Check {
  /// Reads what requests read: each list, and each byte of its index.
  mutating func lists() {
    let folder = configuration.dataFolder
    languages()
    do throws(HangmanError) {
      var usable: [String] = []
      var uncompiled: [String] = []
      for id in try configuration.indexes.lists.ids() {
        guard let condition = condition(of: id) else { continue }
        usable.append(id)
        blocked(id)
        meanings(id, condition)
        certificates(id, condition)
        if [.missing, .outdated].contains(condition) { uncompiled.append(id) }
      }
      if !uncompiled.isEmpty {
        note(
          "New or changed, and not compiled yet: \(uncompiled.joined(separator: " "))",
          mend: "The next request for it does that and takes longer; or run hangman-cgi index"
        )
      }
      for file in try configuration.indexes.lists.ignored() {
        note(
          "\(folder)/lists/\(file.name) makes no list: it \(file.reason)",
          mend: "Rename or remove it"
        )
      }
      let lists = CommandTool.counted(usable.count, "list", "lists")
      if !usable.isEmpty { fine("\(lists) in \(folder): \(usable.joined(separator: " "))") }
      guard !usable.contains(configuration.defaultList) else { return }
      wrong(
        "New players cannot start, since there is no list \(configuration.defaultList)",
        mend: "Set HANGMAN_DEFAULT_LIST to one that is there, or mend that one"
      )
    } catch {
      wrong("\(folder)/lists cannot be read: \(error)", mend: Self.reading(folder))
    }
  }

  /// Whether anybody has said what to leave out of a list in a language.
  private func blocked(_ id: String) {
    guard let language = configuration.indexes.language(of: id),
      !configuration.indexes.lists.hasBlocked(language)
    else { return }
    note(
      "The list \(id) may hold slurs: there is no blocked/\(language).txt",
      mend: "Look through it; then put what you took out, or nothing, into that file"
    )
  }

  /// Whether what is certified of a list is about its words as they are.
  private func certificates(_ id: String, _ condition: IndexFolder.Condition) {
    guard case .current = condition else { return }
    let file = "\(configuration.dataFolder)/values/\(id).txt"
    do throws(HangmanError) {
      switch try configuration.indexes.certification(of: id) {
      case .current: return
      case .outdated:
        note("\(file) changed behind the index of \(id)", mend: "Run hangman-cgi index")
      case .misfit(let lengths):
        let lengths = lengths.map { "\($0)" }.joined(separator: ", ")
        note(
          "\(file) does not fit the list, length \(lengths): what it says there counts for nothing",
          mend: "Take the file that came with the list; docs/cunning.md says how to make another"
        )
      }
    } catch {
      note("The values of \(id) cannot be read: \(error)", mend: "Ask again")
    }
  }

  /// Reads each language, whether or not a list has it.
  private mutating func languages() {
    let folder = "\(configuration.dataFolder)/languages"
    do throws(HangmanError) {
      for name in try configuration.indexes.lists.languageFiles() {
        if let code = ListFolder.language(ofFile: name) {
          language(code)
        } else {
          note(
            "\(folder)/\(name) makes no language: it is no code such as de or sr-latn, and .plist",
            mend: "Rename or remove it"
          )
        }
      }
    } catch {
      wrong("\(folder) cannot be read: \(error)", mend: Self.reading(folder))
    }
  }

  private mutating func language(_ code: String) {
    do throws(HangmanError) {
      let unknown = try configuration.indexes.lists.language(code).unknown
      guard !unknown.isEmpty else { return }
      note(
        "languages/\(code).plist has keys that mean nothing: \(unknown.joined(separator: " "))",
        mend: "data/README.md names those that do"
      )
    } catch {
      wrong(
        "The language \(code) cannot be used: \(error)",
        mend: "Mend or remove that file; it disables the lists of this language alone"
      )
    }
  }

  /// How a list's index stands; `nil`, after saying why, for a list that cannot be used.
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
          note("The file of the list \(id) is a link that leads nowhere", mend: "Mend or remove it")
          return nil
        }
        wrong(
          "\(configuration.dataFolder) has no words.plist",
          mend: "Put it back, or set HANGMAN_DATA_DIR to the folder that has it"
        )
      case .unusable, .unreadable:
        wrong(
          "The list \(id) cannot be used: \(error)",
          mend: "Mend, make readable or remove that file; it disables no other list"
        )
      case .busy, .uncompiled: note("The list \(id) is being compiled", mend: "Ask again")
      case .system, .damaged, .full, .newer, .unstorable, .noClue:
        wrong(
          "The index of \(id) cannot be read: \(error)",
          mend: "Give \(configuration.stateFolder)/index to the owner of its parent"
        )
      }
      return nil
    }
  }

  private static func reading(_ folder: String) -> String {
    "chmod -R a+rX \(folder); its parents must let the web server's user pass"
  }
}
