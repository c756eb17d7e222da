import Libc

/// The compiled lists in the state folder, one file a list, made anew when the list changed.
package struct IndexFolder {
  package enum Failure: Error, Hashable {
    /// There is no list of this id.
    case noSuchList
    /// The list's file cannot be used; the text tells an operator why.
    case unusable(String)
    /// It is not compiled, and so large that no request must do that.
    case uncompiled
    /// Somebody else has been compiling it for too long.
    case busy
    /// The state folder failed.
    case system(SystemFailure)
  }

  /// What an operator wants to know of a list that was compiled.
  package struct Report {
    package let title: String
    package let entryCount: Int
    package let duplicates: Int
    package let refused: [WordList.Refused]
  }

  /// Milliseconds: with body and player's lock it stays far below what web servers wait for.
  package static let lockTimeout = 5000
  /// Milliseconds that nobody waits for but an operator.
  private static let commandTimeout = 60_000

  package let lists: ListFolder
  let stateFolder: String

  /// - Parameters:
  ///   - lists: Where the lists come from.
  ///   - stateFolder: Where the folder `index` is made, and this folder itself if its parent allows.
  package init(lists: ListFolder, stateFolder: String) {
    self.lists = lists
    self.stateFolder = stateFolder
  }

  var path: String { stateFolder + "/index" }

  /// The index of a list as a request needs it: compiled first, if that is soon done, where it is
  /// missing, damaged or of another version.
  ///
  /// Twenty requests may find it missing at once: one compiles, the others wait for it.
  ///
  /// - Parameters:
  ///   - id: The id of the list.
  ///   - timeout: Milliseconds to wait for another one that compiles it.
  /// - Returns: The index, made from the list as it is now.
  /// - Throws: `uncompiled` for a large list; else what keeps the list from being used.
  package func index(of id: String, timeout: Int = lockTimeout) throws(Failure) -> WordIndex {
    try index(from: try source(of: id), timeout: timeout)
  }

  /// The same at once or not at all: `nil` for a list that is small and would take more entries
  /// than the allowance, from which those of a list that is compiled are taken.
  func index(of id: String, allowance: inout UInt64) throws(Failure) -> WordIndex? {
    let source = try source(of: id)
    if let index = current(source) { return index }
    guard source.likelyEntries <= allowance || !source.isSmall else { return nil }
    let index = try index(from: source, timeout: 0)
    allowance -= source.likelyEntries
    return index
  }

  /// The same of a list whose files were looked at.
  func index(from source: ListSource, timeout: Int = lockTimeout) throws(Failure) -> WordIndex {
    if let index = current(source) { return index }
    if let reason = verdict(on: source) { throw .unusable(reason) }
    guard source.isSmall else { throw .uncompiled }
    let lock = try lock(source.id, timeout: timeout)
    if let index = current(source) { return index }
    _ = try compile(source, holding: lock)
    guard let index = current(source) else {
      throw .unusable("\(source.path): it changed while it was compiled")
    }
    return index
  }

  /// Whether a list's index was made from the list as it is now, and from those that tell how well
  /// known its entries are.
  package func isCurrent(_ id: String) throws(Failure) -> Bool {
    let source = try source(of: id)
    guard let index = current(source) else { return false }
    return isRanked(index, by: source)
  }

  /// Compiles a list whether or not that is needed.
  package func recompile(_ id: String) throws(Failure) -> Report {
    let source = try source(of: id)
    let lock = try lock(id, timeout: Self.commandTimeout)
    return try compile(source, holding: lock)
  }

  func source(of id: String) throws(Failure) -> ListSource {
    do throws(SystemFailure) {
      if let source = try lists.source(of: id) { return source }
    } catch {
      throw .unusable("\(id): \(error)")
    }
    throw .noSuchList
  }

  func current(_ source: ListSource) -> WordIndex? {
    // Whatever is wrong with the present file, the answer is to make a new one.
    guard let index = try? open(source.id), isMade(index, from: source) else { return nil }
    return index
  }

  /// Whether an index was made from these files, and from the language as it is now.
  func isMade(_ index: WordIndex, from source: ListSource) -> Bool {
    let header = index.header
    guard header.stamp == source.stamp, header.blockedStamp == source.blockedStamp else {
      return false
    }
    let language = header.lettering.alphabet.language
    guard !ListSource.isText(source.path) else {
      return language == source.language && header.languageStamp == source.languageStamp
    }
    return language.map { lists.languageStamp($0) == header.languageStamp } ?? true
  }

  /// Does what the state folder may refuse.
  func wrapped<Value: ~Copyable>(
    _ body: () throws(SystemFailure) -> Value
  ) throws(Failure) -> Value {
    do throws(SystemFailure) { return try body() } catch { throw .system(error) }
  }

  /// The index as it is, current or not.
  func open(_ id: String) throws(IndexFailure) -> WordIndex {
    let file: Descriptor
    do throws(SystemFailure) {
      file = try Descriptor(opening: "\(path)/\(id).index", flags: O_RDONLY)
    } catch {
      throw .system(error)
    }
    return try WordIndex(file)
  }
}
