import Libc

/// The compiled lists in the state folder: one file for each list, made anew after the list changes.
package struct IndexFolder {
  /// The longest wait for a list's lock, in milliseconds: even together with the waits for the body and
  /// the player's lock it is far shorter than the time that web servers allow a request.
  package static let lockTimeout = 5000
  /// The longest wait of an operator's command, in milliseconds.
  static let commandTimeout = 60_000

  package let lists: ListFolder
  /// The folder in which `index` is made; it is made itself if its parent allows.
  let stateFolder: String

  package init(lists: ListFolder, stateFolder: String) {
    self.lists = lists
    self.stateFolder = stateFolder
  }

  var path: String { stateFolder + "/index" }

  func indexPath(_ id: String) -> String { "\(path)/\(id).index" }

  /// Returns the index of a list, made from its files as they are now.
  ///
  /// Compiles a small list whose index is missing, outdated, damaged or of another version. If twenty
  /// requests find no index, one compiles it and the others wait for it, at most `timeout`
  /// milliseconds. An index in which the caller found damage counts as missing.
  ///
  /// - Throws: `uncompiled` for a large list; otherwise the reason why the list cannot be used.
  package func index(
    of id: String,
    timeout: Int = lockTimeout,
    besides damaged: WordIndex? = nil
  ) throws(HangmanError) -> WordIndex {
    try index(from: try source(of: id), timeout: timeout, besides: damaged)
  }

  /// Removes an index that does not verify, so that its list counts as not compiled, and returns
  /// whether this call removed it.
  ///
  /// The call never waits for the lock, because its holder is about to replace or remove the index.
  func remove(_ damaged: WordIndex, of id: String) -> Bool {
    guard let lock = try? lock(id, timeout: 0) else { return false }
    let isPresent = (try? open(id))?.isSameFile(as: damaged) == true
    let isRemoved = isPresent && unlink(indexPath(id)) == 0
    _ = consume lock
    return isRemoved
  }

  /// Returns the index of a list without waiting, `nil` if compiling it would exceed `allowance`.
  ///
  /// The cost of a compilation is subtracted from `allowance`.
  func index(from source: ListSource, allowance: inout UInt64) throws(HangmanError) -> WordIndex? {
    if let index = try usable(source) { return index }
    guard source.isSmall else { throw .uncompiled(source.id) }
    guard source.cost <= allowance else { return nil }
    allowance -= source.cost
    let index = try index(from: source, timeout: 0)
    allowance -= min(allowance, index.cost)
    return index
  }

  private func index(
    from source: ListSource,
    timeout: Int,
    besides damaged: WordIndex? = nil
  ) throws(HangmanError) -> WordIndex {
    if let index = try usable(source, besides: damaged) { return index }
    guard source.isSmall else { throw .uncompiled(source.id) }
    let lock = try lock(source.id, timeout: timeout)
    if let index = try usable(source, besides: damaged) { return index }
    _ = try compile(source, holding: lock)
    guard let index = try usable(source) else {
      throw .unusable("\(source.path): it changed while it was compiled")
    }
    return index
  }

  /// Returns whether a list has a usable index, made from its files as they are now.
  package func isCurrent(_ id: String) throws(HangmanError) -> Bool {
    try usable(try source(of: id)) != nil
  }

  func source(of id: String) throws(HangmanError) -> ListSource {
    try found(id) { () throws(HangmanError) in try lists.source(of: id) }
  }

  func source(of name: ListName) throws(HangmanError) -> ListSource {
    try found(name.id) { () throws(HangmanError) in try lists.source(of: name) }
  }

  private func found(
    _ id: String,
    _ body: () throws(HangmanError) -> ListSource?
  ) throws(HangmanError) -> ListSource {
    do throws(HangmanError) {
      if let source = try body() { return source }
    } catch {
      throw .unreadable("\(id): \(error)")
    }
    throw .noSuchList(id)
  }

  /// Returns the index of a list, `nil` if the list has to be compiled.
  ///
  /// - Throws: `unusable` if the list was compiled and found broken.
  private func usable(
    _ source: ListSource,
    besides damaged: WordIndex? = nil
  ) throws(HangmanError) -> WordIndex? {
    // Every fault of the present file has the same remedy, a new one, so the error itself does not
    // matter.
    guard let index = try? open(source.id), isMade(index, from: source),
      damaged.map(index.isSameFile) != true
    else { return nil }
    if let fault = index.fault { throw .unusable(fault) }
    return index
  }

  /// Whether an index was made from these files, and from the list's language as it is now.
  func isMade(_ index: WordIndex, from source: ListSource) -> Bool {
    index.header.fingerprint
      == lists.fingerprint(of: source, in: index.header.alphabet.language)
  }

  /// Opens the index as it is, current or not.
  func open(_ id: String) throws(HangmanError) -> WordIndex {
    // Without O_NONBLOCK a pipe in the index's place would make the call wait for a writer.
    try WordIndex(try Descriptor(opening: indexPath(id), flags: O_RDONLY | O_NONBLOCK))
  }
}
