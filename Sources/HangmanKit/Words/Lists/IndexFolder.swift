import Libc

/// The compiled lists in the state folder, one file a list, made anew when the list changed.
package struct IndexFolder {
  /// Milliseconds; with the body and the player's lock far less than web servers wait.
  package static let lockTimeout = 5000
  /// Milliseconds that an operator's command waits.
  static let commandTimeout = 60_000

  package let lists: ListFolder
  /// Where the folder `index` is made, and this folder itself if its parent allows.
  let stateFolder: String

  package init(lists: ListFolder, stateFolder: String) {
    self.lists = lists
    self.stateFolder = stateFolder
  }

  var path: String { stateFolder + "/index" }

  func indexPath(_ id: String) -> String { "\(path)/\(id).index" }

  /// The index of a list, made from its files as they are now.
  ///
  /// Compiles a small list whose index is missing, outdated, damaged or of another version. Of twenty
  /// requests that find none, one compiles and the others wait for it, at most `timeout` milliseconds.
  /// An index in which the caller found damage counts as none.
  ///
  /// - Throws: `uncompiled` for a large list; else what keeps the list from being used.
  package func index(
    of id: String,
    timeout: Int = lockTimeout,
    besides damaged: WordIndex? = nil
  ) throws(HangmanError) -> WordIndex {
    try index(from: try source(of: id), timeout: timeout, besides: damaged)
  }

  /// Removes an index that does not verify, so that its list counts as not compiled; returns whether
  /// this call removed it.
  ///
  /// Never waits: whoever holds the lock is about to replace or remove it.
  func remove(_ damaged: WordIndex, of id: String) -> Bool {
    guard let lock = try? lock(id, timeout: 0) else { return false }
    let isPresent = (try? open(id))?.isSameFile(as: damaged) == true
    let isRemoved = isPresent && unlink(indexPath(id)) == 0
    _ = consume lock
    return isRemoved
  }

  /// Never waits.
  ///
  /// Returns `nil` if compiling the list would exceed `allowance`; otherwise subtracts what it cost.
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

  /// Whether a list has an index that can be used, made from its files as they are now.
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

  /// The index of a list, `nil` if it has to be compiled.
  ///
  /// - Throws: `unusable` if it was compiled and found broken.
  private func usable(
    _ source: ListSource,
    besides damaged: WordIndex? = nil
  ) throws(HangmanError) -> WordIndex? {
    // Whatever is wrong with the present file, the answer is to make a new one.
    guard let index = try? open(source.id), isMade(index, from: source),
      damaged.map(index.isSameFile) != true
    else { return nil }
    if let fault = index.fault { throw .unusable(fault) }
    return index
  }

  /// Whether an index was made from these files, and from the language as it is now.
  func isMade(_ index: WordIndex, from source: ListSource) -> Bool {
    index.header.fingerprint
      == lists.fingerprint(of: source, in: index.header.alphabet.language)
  }

  /// The index as it is, current or not.
  func open(_ id: String) throws(HangmanError) -> WordIndex {
    // A pipe in its place must not make us wait for its other end.
    try WordIndex(try Descriptor(opening: indexPath(id), flags: O_RDONLY | O_NONBLOCK))
  }
}
