extension Lists {
  /// Returns the games offered to readers of a language, `nil` without a file of that language.
  package func ladder(ofLanguage code: String) throws(HangmanError) -> Ladder? {
    guard Language.isCode(code) else { return nil }
    let path = "\(indexes.lists.path)/opponents/\(code).txt"
    do throws(HangmanError) {
      return try opened.text(at: path).map { bytes throws(HangmanError) in try Ladder(bytes) }
    } catch {
      throw error.of(path)
    }
  }

  /// Returns the ladder of a list's language if it is for this list; an unusable file is logged and
  /// counts as missing.
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
