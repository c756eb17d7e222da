extension IndexFolder {
  /// The files of a list, read.
  struct Content {
    let list: WordList
    let blocked: WordList?
    /// `nil` for A–Z.
    let language: Language?
    /// Of the language's file, from before it was read.
    let languageStamp: ListSource.Stamp
  }

  /// Why the files of a list make none.
  struct Fault: Error {
    let reason: String
    /// Whether it stays so as long as the list's own files do.
    let isLasting: Bool

    init(_ reason: String, isLasting: Bool = false) {
      self.reason = reason
      self.isLasting = isLasting
    }
  }

  /// Reads the files of a list, in its language.
  func content(of source: ListSource) throws(Fault) -> Content {
    var (language, languageStamp): (Language?, ListSource.Stamp) = (nil, .none)
    if let code = source.language {
      (language, languageStamp) = (try self.language(code), source.languageStamp)
    }
    var list = try wordList(source.path, in: language)
    if language == nil, let code = list.language {
      languageStamp = lists.languageStamp(code)
      language = try self.language(code)
      list = try wordList(source.path, in: language)
    }
    let blocked: WordList? =
      if let path = source.blockedPath { try wordList(path, in: language) } else { nil }
    return Content(
      list: list,
      blocked: blocked,
      language: language,
      languageStamp: languageStamp
    )
  }

  private func wordList(_ path: String, in language: Language?) throws(Fault) -> WordList {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try Descriptor.content(of: path)
    } catch {
      throw Fault("\(path): \(error)")
    }
    do throws(WordList.Failure) {
      return try WordList(bytes, isText: ListSource.isText(path), in: language)
    } catch {
      // In another version of its language's file it may be one.
      throw Fault("\(path): \(error.reason)", isLasting: language == nil)
    }
  }

  private func language(_ code: String) throws(Fault) -> Language {
    do throws(LanguageFailure) {
      return try lists.language(code)
    } catch {
      throw Fault(error.reason)
    }
  }
}
