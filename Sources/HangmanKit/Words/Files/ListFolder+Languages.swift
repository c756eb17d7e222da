import Libc

extension ListFolder {
  /// The files in `languages/`, by name; hidden ones are left out.
  package func languageFiles() throws(HangmanError) -> [String] {
    let names = try ifPresent(Directory.names(in: "\(path)/languages")) ?? []
    return names.filter { !$0.begins(with: ".") }.inOrder(<)
  }

  /// The code of the language that a file of this name describes, `nil` if it describes none.
  package static func language(ofFile name: String) -> String? {
    guard name.ends(with: ".plist") else { return nil }
    let code = String(decoding: name.utf8.dropLast(6), as: UTF8.self)
    return Language.isCode(code) ? code : nil
  }

  /// A checksum of the stamps of all files that a list depends on; it changes when one of them does.
  func fingerprint(of source: ListSource, in language: String?) -> UInt64 {
    guard let language, Language.isCode(language) else { return Checksum.of(source.stamps) }
    let name = Self.languageName(language)
    do throws(HangmanError) {
      return Checksum.of(source.stamps + (try FileStamp(of: name, in: path)).bytes)
    } catch {
      return Checksum.of(source.stamps + Array(name.utf8))
    }
  }

  package func language(_ code: String) throws(HangmanError) -> Language {
    guard Language.isCode(code) else {
      throw .unusable("its language is no code such as de or sr-latn")
    }
    let path = "\(path)/\(Self.languageName(code))"
    let bytes = try Self.content(of: path, megabytes: 1)
    do throws(HangmanError) {
      return try Language(code: code, propertyList: bytes)
    } catch {
      throw error.of(path)
    }
  }

  /// Whether some entries of a language are known to be left out of its lists.
  package func hasBlocked(_ code: String) -> Bool {
    access("\(path)/blocked/\(code).txt", F_OK) == 0
  }

  /// The bytes of an operator's file, which has at most so many megabytes.
  static func content(of path: String, megabytes: Int) throws(HangmanError) -> [UInt8] {
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
