import Libc

/// A folder to be listed.
package struct Directory: ~Copyable {
  private let stream: OpaquePointer

  package init(path: String) throws(HangmanError) {
    var stream: OpaquePointer?
    _ = try retrying("opendir") {
      stream = opendir(path)
      return stream == nil ? -1 : 0
    }
    guard let stream else { throw HangmanError("opendir") }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The names of everything in it but `.` and `..`, in no order.
  package func names() throws(HangmanError) -> [String] {
    var names: [String] = []
    while let entry = try next() {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The next entry, `nil` after the last.
  private func next() throws(HangmanError) -> UnsafeMutablePointer<dirent>? {
    var entry: UnsafeMutablePointer<dirent>?
    _ = try retrying("readdir") {
      errno = 0
      entry = readdir(stream)
      return entry == nil && errno != 0 ? -1 : 0
    }
    return entry
  }
}

extension Directory {
  /// Makes a folder for its owner alone, unless it is there; its parent must be.
  ///
  /// A new folder survives a power cut: without that, nothing in it would.
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
