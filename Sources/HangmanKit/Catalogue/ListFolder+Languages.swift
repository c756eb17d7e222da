import Libc

extension ListFolder {
  /// The files in `languages/`, by name; hidden ones are nobody's.
  package func languageFiles() throws(SystemFailure) -> [String] {
    let names = try ifPresent { () throws(SystemFailure) in
      try Directory(path: "\(path)/languages").names()
    }
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The code of the language that a file of this name describes, `nil` if it describes none.
  package static func language(ofFile name: String) -> String? {
    guard name.hasSuffix(".plist") else { return nil }
    let code = String(name.dropLast(6))
    return Language.isCode(code) ? code : nil
  }

  /// What shows that the file of a language changed; none if it cannot be looked at.
  func languageStamp(_ code: String) -> ListSource.Stamp {
    (try? ListSource.Stamp(of: languagePath(code))) ?? .none
  }

  /// Reads a language; what is wrong is told with its place.
  package func language(_ code: String) throws(LanguageFailure) -> Language {
    guard Language.isCode(code) else {
      throw LanguageFailure("its language is no code such as de or sr-latn")
    }
    let path = languagePath(code)
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try Descriptor.content(of: path)
    } catch {
      throw LanguageFailure("\(path): \(error)")
    }
    do throws(MarkupFault) {
      return try Language(code: code, propertyList: bytes)
    } catch {
      throw LanguageFailure("\(path): line \(error.line): \(error.reason)")
    }
  }

  private func languagePath(_ code: String) -> String { "\(path)/languages/\(code).plist" }
}

/// Why a language cannot be used, for an operator.
package struct LanguageFailure: Error {
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
