extension Daily {
  /// The day's game for the readers of one language, whose lists take the place of the English ones.
  package struct Edition: Hashable, Sendable {
    /// The code of the language, `nil` for English.
    package let language: String?
    /// The id of its list; the easier ones have it too, with `-easy` and `-medium` at their end.
    package let list: String
    /// How many mistakes the days allow, two digits each, Monday's first.
    let mistakes: Int

    package static let english = Edition(
      language: nil,
      list: Settings.standardList,
      mistakes: 4_07_06_07_06_05_04
    )

    /// `nil` for a language without a list in the table.
    package static func of(_ language: String) -> Edition? {
      lists.first { $0.language == language }
    }

    /// What takes the place of an English list.
    func list(for english: String) -> String {
      guard language != nil else { return english }
      return english == Settings.standardList ? list : "\(list)-\(english)"
    }

    /// A casual player wins each day less often, as in English: `make ladder` measured it.
    private static let lists = [
      Edition(language: "da", list: "danish", mistakes: 5_14_11_11_08_06_05),
      Edition(language: "de", list: "german", mistakes: 5_13_11_12_08_05_04),
      Edition(language: "el", list: "greek", mistakes: 4_10_08_09_06_05_04),
      Edition(language: "es", list: "spanish", mistakes: 4_09_07_07_06_04_03),
      Edition(language: "fi", list: "finnish", mistakes: 4_11_10_09_07_06_05),
      Edition(language: "fr", list: "french", mistakes: 4_10_07_07_05_04_03),
      Edition(language: "hu", list: "hungarian", mistakes: 6_21_18_18_13_09_07),
      Edition(language: "nb", list: "norwegian", mistakes: 5_14_11_12_09_06_05),
      Edition(language: "nl", list: "dutch", mistakes: 4_11_09_09_06_05_04),
      Edition(language: "pl", list: "polish", mistakes: 5_20_15_15_09_06_05),
      Edition(language: "pt", list: "portuguese", mistakes: 4_09_06_07_05_04_03),
      Edition(language: "pt-br", list: "brazilian", mistakes: 4_08_07_07_05_04_03),
      Edition(language: "ro", list: "romanian", mistakes: 4_11_10_09_07_06_04),
      Edition(language: "ru", list: "russian", mistakes: 5_16_14_14_08_06_05),
      Edition(language: "sv", list: "swedish", mistakes: 6_17_15_14_10_08_05),
      Edition(language: "tr", list: "turkish", mistakes: 6_18_15_15_11_09_08),
      Edition(language: "uk", list: "ukrainian", mistakes: 5_16_12_14_09_06_05),
    ]
  }
}

extension Game {
  /// The language of the readers whose game of a date it is; `nil` for English and for other games.
  package var dailyLanguage: String? {
    kind.today == nil && kind.earlier == nil ? nil : alphabet.language
  }
}
