extension Lists {
  /// The lines of the endgames of a language, of English without one; none where there is no file.
  func endgames(ofLanguage language: String?) throws(HangmanError) -> [ArraySlice<UInt8>] {
    let path = "\(indexes.lists.path)/endgames/\(language ?? "en").txt"
    var lines: [ArraySlice<UInt8>] = []
    var rest = (try opened.text(at: path) ?? [])[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) { lines.append(line) }
    return lines
  }
}
