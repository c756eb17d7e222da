extension Lists {
  /// Returns the bytes of a small file of the data folder, `nil` if there is none.
  package func text(of name: String) throws(HangmanError) -> [UInt8]? {
    try opened.text(at: "\(indexes.lists.path)/\(name)")
  }

  /// Returns the lines of a language's endgames, of English for `nil`; none without a file.
  func endgames(ofLanguage language: String?) throws(HangmanError) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = (try text(of: "endgames/\(language ?? "en").txt") ?? [])[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) { lines.append(line) }
    return lines
  }
}
