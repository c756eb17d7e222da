extension Directory {
  /// The names of everything in a folder, for those who cannot hold a `Directory` themselves.
  package static func names(in path: String) throws(SystemFailure) -> [String] {
    try Directory(path: path).names()
  }
}
