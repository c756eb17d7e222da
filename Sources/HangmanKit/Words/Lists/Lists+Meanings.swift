extension Lists {
  /// What an entry of a list means, `nil` without a meaning; what keeps it from being read is logged.
  package func meaning(of entry: [UInt8], in list: String, _ alphabet: Alphabet) -> Meaning? {
    do throws(HangmanError) {
      return try meanings(of: list, alphabet)?.meaning(of: alphabet.utf8(entry))
    } catch {
      notice("words: the meanings of \(list): \(error)")
      return nil
    }
  }

  /// Whether there are meanings for a list, and they are translations into English.
  package func haveMeanings(of list: ListSummary) -> (any: Bool, areTranslations: Bool) {
    indexes.lists.hasMeanings(of: list.id, in: list.alphabet.letters.language)
  }

  private func meanings(of list: String, _ alphabet: Alphabet) throws(HangmanError) -> Meanings? {
    if let file = opened.meanings(of: list) { return file }
    let file = try indexes.lists.meanings(of: list, in: alphabet.language)
    if let file { opened.keep(file, of: list) }
    return file
  }
}
