import Libc

extension IndexFolder {
  /// Compiles beside the present index and puts the new one in its place, under the list's lock.
  func compile(
    _ source: ListSource,
    holding lock: borrowing Descriptor
  ) throws(Failure) -> Report {
    let list = try judged(source, part: source.path)
    let blocked: WordList? =
      if let path = source.blockedPath { try judged(source, part: path) } else { nil }
    let entries = SortedEntries(list, without: blocked)
    guard !entries.groups.isEmpty else {
      throw condemned(source, "\(source.path): no entry is left")
    }
    let title = Self.title(of: source, list)
    try wrapped { () throws(SystemFailure) in
      try save(entries, title: title, source: source)
    }
    forgetVerdict(on: source)
    return Report(
      title: title,
      entryCount: entries.count,
      duplicates: entries.duplicates,
      refused: list.refused
    )
  }

  /// Reads one of a list's files, and remembers if it is none.
  private func judged(_ source: ListSource, part path: String) throws(Failure) -> WordList {
    let bytes = try content(of: path)
    do throws(WordList.Failure) {
      return try WordList(bytes, isText: ListSource.isText(path))
    } catch {
      throw condemned(source, "\(path): \(error.reason)")
    }
  }

  private func condemned(_ source: ListSource, _ reason: String) -> Failure {
    remember(reason, on: source)
    return .unusable(reason)
  }

  private func save(
    _ entries: SortedEntries,
    title: String,
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
        source: source,
        tiers: tiers(of: source),
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
  func fault(of source: ListSource) throws(Failure) -> String? {
    if let reason = verdict(on: source) { return reason }
    for path in [source.path] + [source.blockedPath].compactMap({ $0 }) {
      let bytes = try content(of: path)
      do throws(WordList.Failure) {
        _ = try WordList(bytes, isText: ListSource.isText(path))
      } catch {
        return "\(path): \(error.reason)"
      }
    }
    return nil
  }

  /// The bytes of a list's file; that it cannot be read is no fault of the list, and not remembered.
  private func content(of path: String) throws(Failure) -> [UInt8] {
    do throws(SystemFailure) {
      let file = try Descriptor(reading: path)
      return try file.read(Int(try file.status().st_size), at: 0)
    } catch {
      throw .unusable("\(path): \(error)")
    }
  }

  private static func title(of source: ListSource, _ list: WordList) -> String {
    if let title = list.title, !title.utf8.isEmpty { return title }
    if let title = source.title { return title }
    let words = source.id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
