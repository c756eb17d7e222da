import Libc

/// Operations on whole folders.
package enum Directory {
  /// The names of everything in a folder except `.` and `..`, in no order.
  package static func names(in path: String) throws(HangmanError) -> [String] {
    var pages = DirectoryPages(of: try Descriptor(folder: path))
    var names: [String] = []
    while let page = try pages.next() { names += page.map { $0.name } }
    return names
  }

  /// Makes a folder for its owner only, unless it exists.
  ///
  /// The parent of the folder must exist.
  ///
  /// A new folder is synced, because otherwise nothing in it would survive a power cut.
  package static func make(_ path: String) throws(HangmanError) {
    do throws(HangmanError) {
      _ = try retrying("mkdir") { mkdir(path, 0o700) }
    } catch {
      guard error.code == EEXIST else { throw error }
      return
    }
    try Descriptor(folder: "\(path)/..").sync()
  }
}
