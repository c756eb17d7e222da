extension Directory {
  /// The names of everything in a folder, for callers that cannot hold a `Directory`.
  package static func names(in path: String) throws(HangmanError) -> [String] {
    try Directory(path: path).names()
  }
}
