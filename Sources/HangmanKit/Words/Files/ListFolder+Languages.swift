import Libc

extension ListFolder {
  /// Returns the files in a folder of the data folder, by name, without hidden files; none if the
  /// folder is missing.
  package func files(in folder: String) throws(HangmanError) -> [String] {
    let path = folder.utf8.isEmpty ? path : "\(path)/\(folder)"
    let names = try ifPresent(Directory.names(in: path)) ?? []
    return names.filter { !$0.begins(with: ".") }.inOrder(<)
  }

  /// Whether the data folder has a language of this code; English always counts.
  package func hasLanguage(_ code: String) -> Bool {
    code == Language.english
      || Language.isCode(code) && access("\(path)/\(Self.languageName(code))", F_OK) == 0
  }

  /// Returns the letters of a language in the data folder.
  package func alphabet(of code: String) throws(HangmanError) -> Alphabet {
    code == Language.english ? .latin : try language(code).alphabet
  }

  /// Returns a checksum of the stamps of all files that a list depends on; it changes when one of the
  /// files does.
  func fingerprint(of source: ListSource, in language: String?) -> UInt64 {
    if let language, !Language.isCode(language) { return Checksum.of(source.stamps) }
    let name = Self.languageName(language ?? Language.english)
    do throws(HangmanError) {
      return Checksum.of(source.stamps + (try FileStamp(of: name, in: path)).bytes)
    } catch {
      return Checksum.of(language == nil ? source.stamps : source.stamps + Array(name.utf8))
    }
  }

  package func language(_ code: String) throws(HangmanError) -> Language {
    guard Language.isCode(code) else {
      throw .unusable("its language is not a code such as de or sr-latn")
    }
    let path = "\(path)/\(Self.languageName(code))"
    let bytes = try Self.content(of: path, megabytes: 1)
    do throws(HangmanError) {
      return try Language(code: code, propertyList: bytes)
    } catch {
      throw error.of(path)
    }
  }

  /// The folding for words of lists without a language: accents and ligatures as `languages/en.plist`
  /// defines them, if that file exists and its letters are A to Z.
  var english: EntryFolding {
    EntryFolding(english: {
      guard let english = try? language(Language.english),
        english.alphabet.hasLetters(of: .latin)
      else { return nil }
      return english.folding
    })
  }

  /// Whether a file names entries that lists of this language leave out.
  package func hasBlocked(_ code: String) -> Bool {
    access("\(path)/blocked/\(code).txt", F_OK) == 0
  }

  /// Returns the bytes of an operator's file, `nil` if there is none.
  static func contentIfPresent(of path: String, megabytes: Int) throws(HangmanError) -> [UInt8]? {
    if access(path, F_OK) != 0, HangmanError("access").isMissingFile { return nil }
    return try content(of: path, megabytes: megabytes)
  }

  /// Returns the bytes of an operator's file, and throws if it has more than this many megabytes.
  package static func content(of path: String, megabytes: Int) throws(HangmanError) -> [UInt8] {
    do throws(HangmanError) {
      let file = try Descriptor(reading: path)
      let status = try file.status()
      guard status.isFile else { throw HangmanError("read", code: EINVAL) }
      guard status.st_size <= megabytes << 20 else { throw HangmanError("read", code: EFBIG) }
      return try file.read(Int(status.st_size), at: 0)
    } catch {
      switch error.code {
      case EINVAL: throw .unusable("\(path): no plain file")
      case EFBIG: throw .unusable("\(path): larger than \(megabytes) MB")
      case ENOENT, ENOTDIR: throw .unusable("\(path): \(error)")
      default: throw .unreadable("\(path): \(error)")
      }
    }
  }

  private static func languageName(_ code: String) -> String { "languages/\(code).plist" }
}
