import Libc

extension IndexFolder {
  /// Compiles a list even if its index is current, and returns what its files hold.
  package func recompile(_ id: String) throws(HangmanError) -> Content {
    let source = try source(of: id)
    let lock = try lock(id, timeout: Self.commandTimeout)
    return try compile(source, holding: lock)
  }

  /// Compiles a list into a new index and puts it in place of the present one; the caller holds the
  /// list's lock.
  ///
  /// For a broken list the new index holds the reason, so that the list is not read again before its
  /// files change.
  func compile(
    _ source: ListSource,
    holding lock: borrowing Descriptor
  ) throws(HangmanError) -> Content {
    var origin = origin(of: source, in: source.name.language)
    try requireSpace(for: source)
    let content: Content
    do throws(HangmanError) {
      content = try self.content(of: source, &origin)
    } catch {
      if case .unusable(let reason) = error { remember(reason, source.id, origin) }
      throw error
    }
    let alphabet = ListAlphabet(of: content.language, in: content.entries)
    let index = IndexWriter(
      entries: content.entries,
      certificates: certificates(of: source.id, letters: alphabet.letters),
      people: people(of: source.id, letters: alphabet.letters),
      title: Self.title(of: source, content.list),
      alphabet: alphabet,
      fingerprint: origin.fingerprint
    )
    try save(index, of: source.id)
    return content
  }

  /// Throws if the disk has too little space for the index, before any work goes into it.
  private func requireSpace(for source: ListSource) throws(HangmanError) {
    var space = statvfs()
    guard statvfs(path, &space) == 0, space.f_blocks > 0 else { return }
    guard UInt64(space.f_bavail) * UInt64(space.f_frsize) >= source.likelyIndexSize else {
      throw HangmanError("write", code: ENOSPC)
    }
  }

  /// Saves an index that says why the list is unusable; if there is no space for it, the next request
  /// reads the list again.
  private func remember(_ reason: String, _ id: String, _ origin: ListOrigin) {
    let alphabet = ListAlphabet(ofBrokenList: origin.language)
    let index = IndexWriter(title: reason, alphabet: alphabet, fingerprint: origin.fingerprint)
    try? save(index, of: id)
  }

  private func save(_ index: IndexWriter, of id: String) throws(HangmanError) {
    // One name is enough, because only the holder of the lock uses it. A file that a killed process
    // left there, or a pipe, is removed.
    let temporary = "\(path)/\(id).new"
    unlink(temporary)
    do throws(HangmanError) {
      let file = try Descriptor(opening: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
      try index.write(to: file)
      try file.sync()
      try file.close()
      // Processes that have the old index mapped keep it, because an index is never changed in place.
      _ = try retrying("rename") { rename(temporary, indexPath(id)) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Takes the list's lock, which lasts until the descriptor is closed.
  func lock(_ id: String, timeout: Int) throws(HangmanError) -> Descriptor {
    try Directory.make(stateFolder)
    try Directory.make(path)
    let file = try Descriptor(opening: "\(path)/\(id).lock", flags: O_RDWR | O_CREAT)
    guard try file.lock(within: timeout) else { throw .busy }
    return file
  }

  private static func title(of source: ListSource, _ list: WordList) -> String {
    if let title = list.title, !title.utf8.isEmpty { return title }
    if let title = source.name.title { return title }
    let words = Array(source.id.utf8).split(separator: UInt8(ascii: "-"))
    var title = Array(words.joined(separator: [UInt8(ascii: " ")]))
    if let first = title.first.flatMap({ Letter(ascii: $0) }) { title[0] = first.byte }
    return String(decoding: title, as: UTF8.self)
  }
}
