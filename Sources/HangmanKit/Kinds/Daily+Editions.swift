extension Daily {
  /// The day's game for the readers of one language, whose lists take the place of the English ones.
  package struct Edition: Hashable {
    /// The code of the language, `nil` for English.
    package let language: String?
    /// The id of its list; the easier ones have it too, with `-easy` and `-medium` at their end.
    package let list: String
    /// How many mistakes the days allow, Monday's first.
    let mistakes: [Int]

    package static var english: Edition {
      Edition(language: nil, list: Settings.standardList, mistakes: [4, 7, 6, 7, 6, 5, 4])
    }

    private init(language: String?, list: String, mistakes: [Int]) {
      self.language = language
      self.list = list
      self.mistakes = mistakes
    }

    /// The game that a ladder has for a language.
    ///
    /// A casual player wins each day less often, as in English: `make ladder` measured it.
    package init(language: String, _ ladder: Ladder) {
      self.init(language: language, list: ladder.list, mistakes: ladder.week)
    }

    /// Returns the list that these readers have in place of an English one.
    func list(for english: String) -> String {
      guard language != nil else { return english }
      return english == Settings.standardList ? list : "\(list)-\(english)"
    }
  }
}

extension Lists {
  /// The game of the day that the readers of a language have: English where the language has none here.
  package func edition(ofLanguage language: String?) throws(HangmanError) -> Daily.Edition {
    guard let language, let ladder = try ladder(ofLanguage: language) else { return .english }
    let edition = Daily.Edition(language: language, ladder)
    let list = try summary(of: edition.list)
    return list?.alphabet.letters.language == language ? edition : .english
  }
}

extension Game {
  /// The language of the readers whose game of a date it is; `nil` for English and for other games.
  package var dailyLanguage: String? {
    kind.today == nil && kind.earlier == nil ? nil : alphabet.language
  }
}
