extension Lists {
  /// The file of the endgames of a language, of English without one; `nil` where there is none.
  func endgames(ofLanguage language: String?) -> [UInt8]? {
    try? opened.text(at: "\(indexes.lists.path)/endgames/\(language ?? "en").txt")
  }
}
