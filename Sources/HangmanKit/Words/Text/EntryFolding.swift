/// How the words of a list are read: by its language, or as English.
package final class EntryFolding {
  /// Whether words of A to Z alone need no folding.
  let isEnglish: Bool
  private let load: () -> Folding?
  private var loaded: Folding??

  /// Words of a language.
  init(_ language: Language) {
    isEnglish = false
    load = { language.folding }
  }

  /// Words of lists that name no language.
  ///
  /// What folds in them is looked up at the first word with other characters than A to Z, because few
  /// have any.
  init(english load: @escaping () -> Folding?) {
    isEnglish = true
    self.load = load
  }

  /// `nil` for A to Z without a file of the language.
  var folding: Folding? {
    if let loaded { return loaded }
    let folding = load()
    loaded = .some(folding)
    return folding
  }
}
