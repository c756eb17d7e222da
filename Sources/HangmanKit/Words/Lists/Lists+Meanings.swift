extension Lists {
  /// Returns the meaning of a list's entry, `nil` without one.
  ///
  /// - Throws: `unreadable` if the list has meanings and they cannot be read.
  package func meaning(
    of entry: [UInt8],
    in list: String,
    _ alphabet: Alphabet
  ) throws(HangmanError) -> Meaning? {
    guard let file = try meanings(of: list, alphabet) else { return nil }
    do throws(HangmanError) {
      return try file.meaning(of: alphabet.utf8(entry))
    } catch {
      throw unreadable(error, list)
    }
  }

  /// Returns the meaning of an entry for a reply that is complete without it; a fault is logged once
  /// and gives `nil`.
  package func meaningIfReadable(
    of entry: [UInt8],
    in list: String,
    _ alphabet: Alphabet
  ) -> Meaning? {
    if case .unreadable = opened.meanings(of: list) { return nil }
    do throws(HangmanError) {
      return try meaning(of: entry, in: list, alphabet)
    } catch {
      notice("words: \(error)")
      return nil
    }
  }

  /// Returns whether a list has meanings, and whether they are translations into English.
  package func haveMeanings(of list: ListSummary) -> (any: Bool, areTranslations: Bool) {
    indexes.lists.hasMeanings(of: list.id, in: list.alphabet.letters.language)
  }

  /// Returns the file of a list's meanings, `nil` without one.
  ///
  /// - Throws: `unreadable` if the list has a file and it cannot be read.
  @discardableResult
  package func meanings(
    of list: String,
    _ alphabet: Alphabet
  ) throws(HangmanError) -> Meanings? {
    switch opened.meanings(of: list) {
    case nil: break
    case .some(.none): return nil
    case .open(let file): return file
    case .unreadable(let error): throw error
    }
    do throws(HangmanError) {
      let file = try indexes.lists.meanings(of: list, in: alphabet.language)
      opened.keep(file.map { .open($0) } ?? MeaningsOfList.none, of: list)
      return file
    } catch {
      throw unreadable(error, list)
    }
  }

  private func unreadable(_ error: HangmanError, _ list: String) -> HangmanError {
    let error = HangmanError.unreadable("the meanings of \(list): \(error)")
    opened.keep(.unreadable(error), of: list)
    return error
  }
}
