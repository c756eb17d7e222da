extension IndexFolder {
  /// The content of a list's files.
  package struct Content {
    package let list: WordList
    /// The list's entries without the blocked ones.
    package let entries: SortedEntries
    /// The list's language, `nil` for A–Z.
    let language: Language?
  }

  /// The origin of an index: the files it was made from, as the index records them.
  struct ListOrigin {
    /// The code of the list's language, `nil` without one.
    let language: String?
    /// The checksum of the files' stamps, taken before reading, so that a change during the reading
    /// shows.
    let fingerprint: UInt64
  }

  func origin(of source: ListSource, in language: String?) -> ListOrigin {
    ListOrigin(
      language: language.flatMap { Language.isCode($0) ? $0 : nil },
      fingerprint: lists.fingerprint(of: source, in: language)
    )
  }

  /// Reads the files of a list in its language, and records in `origin` the language that a property
  /// list names.
  func content(of source: ListSource, _ origin: inout ListOrigin) throws(HangmanError) -> Content {
    var language: Language?
    if let code = source.name.language { language = try lists.language(code) }
    var list = try wordList(source.path, megabytes: 64, in: language)
    if language == nil, let code = list.language {
      origin = self.origin(of: source, in: code)
      language = try lists.language(code)
      list = try wordList(source.path, megabytes: 64, in: language)
    }
    var blocked: WordList?
    if let path = source.blockedPath { blocked = try wordList(path, megabytes: 1, in: language) }
    let entries = SortedEntries(list, without: blocked)
    guard !entries.groups.isEmpty else { throw .unusable("\(source.path): no entry is left") }
    guard entries.groups.count <= ListSource.shapeLimit else {
      throw .unusable("\(source.path): more than \(ListSource.shapeLimit) shapes of entries")
    }
    return Content(list: list, entries: entries, language: language)
  }

  /// Returns the certificates in the list's file, whether or not they fit its entries; none without a
  /// file in `values/`.
  func certificates(of id: String, letters: Alphabet) -> [Certificate] {
    // A file that cannot be read counts as missing, because no game needs one and most of an operator's
    // lists have none.
    let text = try? ListFolder.content(of: "\(lists.path)/values/\(id).txt", megabytes: 1)
    return text.map { Certificate.all(in: $0, letters: letters) } ?? []
  }

  /// Returns how hard a list's entries are for people; the levels are all 1 without a file in
  /// `people/`.
  func people(of id: String, letters: Alphabet) -> PeopleHardness {
    let text = try? ListFolder.content(of: "\(lists.path)/people/\(id).txt", megabytes: 1)
    return text.map { PeopleHardness($0, letters: letters) } ?? PeopleHardness()
  }

  private func wordList(
    _ path: String,
    megabytes: Int,
    in language: Language?
  ) throws(HangmanError) -> WordList {
    let bytes = try ListFolder.content(of: path, megabytes: megabytes)
    let folding = language.map { EntryFolding($0) } ?? lists.english
    do throws(HangmanError) {
      return path.ends(with: ".txt")
        ? try WordList(text: bytes, by: folding) : try WordList(propertyList: bytes, by: folding)
    } catch {
      throw error.of(path)
    }
  }
}
