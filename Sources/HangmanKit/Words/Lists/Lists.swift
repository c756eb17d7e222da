/// The lists for one request: opened once, compiled if needed, and repaired if damaged.
package struct Lists {
  let indexes: IndexFolder
  /// Takes a line for the operator's log, without its end.
  let notice: (String) -> Void
  let opened = OpenedFiles()

  package init(indexes: IndexFolder, notice: @escaping (String) -> Void) {
    self.indexes = indexes
    self.notice = notice
  }

  /// Returns the facts of a list without its entries, `nil` if the list does not exist.
  package func summary(of id: String) throws(HangmanError) -> ListSummary? {
    do throws(HangmanError) {
      return ListSummary(id: id, try index(of: id, timeout: IndexFolder.lockTimeout).header)
    } catch {
      guard case .noSuchList = error else { throw error }
      return nil
    }
  }

  /// Returns all lists that can be used at this moment, in their order, and the ids of those that are
  /// not compiled yet: too large for a request, being compiled, or more than this request may compile.
  ///
  /// - Throws: The fault of the last list, if none can be used.
  package func all() throws(HangmanError) -> (lists: [ListSummary], pending: [String]) {
    var (lists, pending): ([ListSummary], [String]) = ([], [])
    var failure = HangmanError.noSuchList(ListFolder.wordsID)
    var allowance = ListSource.entriesPerRequest
    for name in try names() {
      do throws(HangmanError) {
        if let index = try index(of: name, allowance: &allowance) {
          lists.append(ListSummary(id: name.id, index.header))
        } else {
          pending.append(name.id)
        }
      } catch {
        // The file was removed a moment ago.
        if case .noSuchList = error, name != .words { continue }
        failure = error
        if error.isPending { pending.append(name.id) } else { notice("words: \(error)") }
      }
    }
    guard !lists.isEmpty else { throw failure }
    return (lists, pending)
  }

  /// Returns the body's result for a list's index; if the index is damaged, the body's result for its
  /// replacement.
  ///
  /// The body may run twice, so it must only compute.
  package func withIndex<Value>(
    of id: String,
    timeout: Int = IndexFolder.lockTimeout,
    _ body: (WordIndex) throws(HangmanError) -> Value
  ) throws(HangmanError) -> Value {
    let damaged = try index(of: id, timeout: timeout)
    do throws(HangmanError) {
      return try body(damaged)
    } catch {
      guard error == .damaged else { throw error }
    }
    if indexes.remove(damaged, of: id) {
      notice("words: the index of \(id) was damaged and is removed, to be compiled anew")
    }
    let index = try indexes.index(of: id, timeout: timeout, besides: damaged)
    opened.indexes[id] = index
    return try body(index)
  }

  /// Returns the bytes of a small file of the data folder, `nil` if there is none.
  package func text(of name: String) throws(HangmanError) -> [UInt8]? {
    try opened.text(at: "\(indexes.lists.path)/\(name)")
  }

  private func index(of id: String, timeout: Int) throws(HangmanError) -> WordIndex {
    if let index = opened.indexes[id] { return index }
    let index = try indexes.index(of: id, timeout: timeout)
    opened.indexes[id] = index
    return index
  }

  private func index(
    of name: ListName,
    allowance: inout UInt64
  ) throws(HangmanError) -> WordIndex? {
    if let index = opened.indexes[name.id] { return index }
    let source = try indexes.source(of: name)
    let index = try indexes.index(from: source, allowance: &allowance)
    if let index { opened.indexes[name.id] = index }
    return index
  }

  private func names() throws(HangmanError) -> [ListName] {
    do throws(HangmanError) {
      return try indexes.lists.names()
    } catch {
      throw .unreadable("lists: \(error)")
    }
  }
}

extension Lists {
  /// Returns the games offered to readers of a language, `nil` without a file of that language.
  package func ladder(ofLanguage code: String) throws(HangmanError) -> Ladder? {
    guard Language.isCode(code) else { return nil }
    let path = "\(indexes.lists.path)/opponents/\(code).txt"
    do throws(HangmanError) {
      return try opened.text(at: path).map { bytes throws(HangmanError) in try Ladder(bytes) }
    } catch {
      throw error.of(path)
    }
  }

  /// Returns the ladder of a list's language if it is for this list; an unusable file is logged and
  /// counts as missing.
  package func ladder(of list: ListSummary) -> Ladder? {
    guard let language = list.alphabet.letters.language else { return nil }
    do throws(HangmanError) {
      return try ladder(ofLanguage: language).flatMap { $0.list == list.id ? $0 : nil }
    } catch {
      if list.id.utf8.allSatisfy({ $0 != UInt8(ascii: "-") }) { notice("words: \(error)") }
      return nil
    }
  }
}

/// The files that a request has opened, so that it opens each once.
final class OpenedFiles {
  var indexes = ByName<WordIndex>()
  /// The file of each list's meanings, `nil` without one; a failure if it exists but cannot be read.
  var meanings = ByName<Result<Meanings?, HangmanError>>()
  private var texts = ByName<[UInt8]?>()

  /// Returns the bytes of a small file of the data folder, `nil` if there is none.
  func text(at path: String) throws(HangmanError) -> [UInt8]? {
    if let text = texts[path] { return text }
    let bytes = try ListFolder.contentIfPresent(of: path, megabytes: 1)
    texts[path] = .some(bytes)
    return bytes
  }
}

/// A few values by their names.
///
/// They are compared in order, because a dictionary needs random bytes and the system can refuse them.
struct ByName<Value> {
  private var values: [(name: String, value: Value)] = []

  subscript(name: String) -> Value? {
    get { values.first { $0.name == name }?.value }
    set {
      values.removeAll { $0.name == name }
      if let newValue { values.append((name, newValue)) }
    }
  }
}
