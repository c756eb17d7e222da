import Libc

extension IndexFolder {
  private static let lockPatience = 20_000

  /// Compiles beside the present index and puts the new one in its place, under the list's lock.
  func compile(
    _ source: ListSource,
    holding lock: borrowing Descriptor
  ) throws(Failure) -> Report {
    let list = try read(source.path, isText: source.isText)
    let blocked: WordList? =
      if let path = source.blockedPath { try read(path, isText: false) } else { nil }
    let entries = SortedEntries(list, without: blocked)
    guard !entries.groups.isEmpty else { throw .unusable("\(source.path): no entry is left") }
    let title = Self.title(of: source, list)
    try wrapped { () throws(SystemFailure) in
      try save(entries, title: title, source: source)
    }
    return Report(
      title: title,
      entryCount: entries.count,
      duplicates: entries.duplicates,
      refused: list.refused
    )
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
        gap: { size throws(SystemFailure) in try file.write([UInt8](repeating: 0, count: size)) },
        block: { bytes throws(SystemFailure) in try file.write(bytes) }
      )
      _ = try retrying("lseek") { lseek(file.raw, 0, SEEK_SET) }
      try file.write(header)
      try file.sync()
      try file.finish()
      _ = try retrying("rename") { rename(temporary, "\(path)/\(source.id).index") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Holds the list's lock until the descriptor is closed.
  func lock(_ id: String) throws(Failure) -> Descriptor {
    let held = try wrapped { () throws(SystemFailure) in try openLock(id) }
    guard let held else { throw .busy }
    return held
  }

  private func openLock(_ id: String) throws(SystemFailure) -> Descriptor? {
    try Directory.make(stateFolder)
    try Directory.make(path)
    let file = try Descriptor(opening: "\(path)/\(id).lock", flags: O_RDWR | O_CREAT)
    return try FileLock.take(file, patience: Self.lockPatience) ? consume file : nil
  }

  func read(_ path: String, isText: Bool) throws(Failure) -> WordList {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      let file = try Descriptor(reading: path)
      bytes = try file.read(Int(try file.status().st_size), at: 0)
    } catch {
      throw .unusable("\(path): \(error)")
    }
    do throws(WordList.Failure) {
      return isText ? try WordList(text: bytes) : try WordList(propertyList: bytes)
    } catch {
      switch error {
      case .malformed(let reason): throw .unusable("\(path): \(reason)")
      case .empty: throw .unusable("\(path): it holds no entry")
      }
    }
  }

  private static func title(of source: ListSource, _ list: WordList) -> String {
    if let title = list.title, !title.utf8.isEmpty { return title }
    if let title = source.title { return title }
    let words = source.id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
