/// The rules by which the words of a list are read: those of its language, or English ones.
package final class EntryFolding {
  /// Whether words of only A to Z need no folding.
  let isEnglish: Bool
  private let load: () -> Folding?
  private var loaded: Folding??

  /// Creates the rules for words of a language.
  init(_ language: Language) {
    isEnglish = false
    load = { language.folding }
  }

  /// Creates the rules for words of lists that name no language.
  ///
  /// The English folding is loaded at the first word with a character outside A to Z, because few lists
  /// have any.
  init(english load: @escaping () -> Folding?) {
    isEnglish = true
    self.load = load
  }

  /// The folding, `nil` for A to Z without a file of the language.
  var folding: Folding? {
    if let loaded { return loaded }
    let folding = load()
    loaded = .some(folding)
    return folding
  }
}
