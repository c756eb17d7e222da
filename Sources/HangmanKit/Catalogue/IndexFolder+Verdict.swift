import Libc

/// What was found wrong with a list's files, so that a broken list is parsed once and not at every
/// request.
///
/// The file `ID.broken` beside the indexes: a line of the stamps of the files it is about, and the
/// reason. It is only a hint: one that cannot be read or written costs another look at the list.
extension IndexFolder {
  private static let reasonLimit = 1000

  /// Why the files, as they are now, make no list; `nil` if that is not known.
  func verdict(on source: ListSource) -> String? {
    guard let file = try? Descriptor(opening: verdictPath(source), flags: O_RDONLY),
      let bytes = try? file.read(Self.reasonLimit, at: 0)
    else { return nil }
    var rest = bytes[...]
    guard let stamps = rest.popField(endingAt: UInt8(ascii: "\n")),
      Array(stamps) == Array(Self.stamps(source).utf8)
    else { return nil }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Remembers it; the caller holds the list's lock.
  func remember(_ reason: String, on source: ListSource) {
    let temporary = "\(path)/\(source.id).new"
    let text = Array("\(Self.stamps(source))\n\(reason)".utf8.prefix(Self.reasonLimit))
    do throws(SystemFailure) {
      let file = try Descriptor(opening: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC)
      try file.write(text)
      _ = try retrying("rename") { rename(temporary, verdictPath(source)) }
    } catch {
      unlink(temporary)
    }
  }

  func forgetVerdict(on source: ListSource) { unlink(verdictPath(source)) }

  private func verdictPath(_ source: ListSource) -> String { "\(path)/\(source.id).broken" }

  private static func stamps(_ source: ListSource) -> String {
    [source.stamp, source.blockedStamp, source.languageStamp]
      .map { "\($0.size) \($0.modified) \($0.inode)" }
      .joined(separator: " ")
  }
}
