import Libc

extension IndexFolder {
  /// Compiles beside the present index and puts the new one in its place, under the list's lock.
  func compile(
    _ source: ListSource,
    holding lock: borrowing Descriptor
  ) throws(Failure) -> Report {
    let content: Content
    do throws(Fault) {
      content = try self.content(of: source)
    } catch {
      throw error.isLasting ? condemned(source, error.reason) : .unusable(error.reason)
    }
    let entries = SortedEntries(content.list, without: content.blocked)
    guard !entries.groups.isEmpty else {
      throw condemned(source, "\(source.path): no entry is left")
    }
    let title = Self.title(of: source, content.list)
    try wrapped { () throws(SystemFailure) in
      try save(
        entries,
        title: title,
        Lettering(of: content.language, in: entries),
        tiers(of: source, in: content.language),
        source: source.with(languageStamp: content.languageStamp)
      )
    }
    forgetVerdict(on: source)
    return Report(
      title: title,
      entryCount: entries.count,
      duplicates: entries.duplicates,
      refused: content.list.refused
    )
  }

  private func condemned(_ source: ListSource, _ reason: String) -> Failure {
    remember(reason, on: source)
    return .unusable(reason)
  }

  private func save(
    _ entries: SortedEntries,
    title: String,
    _ lettering: Lettering,
    _ tiers: Tiers,
    source: ListSource
  ) throws(SystemFailure) {
    // One name is enough: only the holder of the lock writes it, and what a killed one left is
    // written over.
    let temporary = "\(path)/\(source.id).new"
    do throws(SystemFailure) {
      let file = try Descriptor(opening: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC)
      let header = try IndexWriter.write(
        entries,
        title: title,
        lettering: lettering,
        source: source,
        tiers: tiers,
        gap: { size throws(SystemFailure) in try file.write([UInt8](repeating: 0, count: size)) },
        block: { bytes throws(SystemFailure) in try file.write(bytes) }
      )
      _ = try retrying("lseek") { lseek(file.raw, 0, SEEK_SET) }
      try file.write(header)
      try file.sync()
      try file.close()
      _ = try retrying("rename") { rename(temporary, "\(path)/\(source.id).index") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Holds the list's lock until the descriptor is closed.
  func lock(_ id: String, timeout: Int) throws(Failure) -> Descriptor {
    let held = try wrapped { () throws(SystemFailure) in try openLock(id, timeout) }
    guard let held else { throw .busy }
    return held
  }

  private func openLock(_ id: String, _ timeout: Int) throws(SystemFailure) -> Descriptor? {
    try Directory.make(stateFolder)
    try Directory.make(path)
    let file = try Descriptor(opening: "\(path)/\(id).lock", flags: O_RDWR | O_CREAT)
    return try FileLock.take(file, within: timeout) ? consume file : nil
  }

  /// What is wrong with a list's files, `nil` if they make a list.
  func fault(of source: ListSource) -> String? {
    if let reason = verdict(on: source) { return reason }
    do throws(Fault) { _ = try content(of: source) } catch { return error.reason }
    return nil
  }

  private static func title(of source: ListSource, _ list: WordList) -> String {
    if let title = list.title, !title.utf8.isEmpty { return title }
    if let title = source.title { return title }
    let words = source.id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
