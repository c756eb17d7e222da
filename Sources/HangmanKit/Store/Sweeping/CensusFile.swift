import Libc

/// What the last `sweep` counted: the file `census` beside the shards, a name and a number a line.
package enum CensusFile {
  private static let fileName = "census"

  static func save(_ census: Census, in path: String) throws(SystemFailure) {
    let file = try Descriptor(opening: "\(path)/\(fileName)", flags: O_RDWR | O_CREAT)
    let bytes = Array(census.text.utf8)
    // Never empty, for whoever reads meanwhile.
    try file.write(bytes, at: 0)
    _ = try retrying("ftruncate") { ftruncate(file.raw, bytes.count) }
  }

  /// The lines, empty if there was no sweep.
  package static func text(in path: String) throws(SystemFailure) -> String {
    do throws(SystemFailure) {
      let file = try Descriptor(opening: "\(path)/\(fileName)", flags: O_RDONLY)
      return String(decoding: try file.read(4096, at: 0), as: UTF8.self)
    } catch {
      guard error.isMissingFile else { throw error }
      return ""
    }
  }
}
