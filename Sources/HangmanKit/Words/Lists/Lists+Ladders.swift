extension Lists {
  /// What the readers of a language play, `nil` where there is no file of it.
  package func ladder(ofLanguage code: String) throws(HangmanError) -> Ladder? {
    guard Language.isCode(code) else { return nil }
    let path = "\(indexes.lists.path)/opponents/\(code).txt"
    do throws(HangmanError) {
      return try opened.text(at: path).map { bytes throws(HangmanError) in try Ladder(bytes) }
    } catch {
      throw error.of(path)
    }
  }

  /// The same of the language of a list, if the list is the ladder's own; a file that cannot be used
  /// is logged.
  package func ladder(of list: ListSummary) -> Ladder? {
    guard let language = list.alphabet.letters.language else { return nil }
    do throws(HangmanError) {
      return try ladder(ofLanguage: language).flatMap { $0.list == list.id ? $0 : nil }
    } catch {
      if list.id.utf8.allSatisfy({ $0 != UInt8(ascii: "-") }) { notice("words: \(error)") }
      return nil
    }
  }
}
