/// The lists as requests use them: opened, compiled where needed, mended once where damaged.
package struct Lists {
  package enum Failure: Error, Hashable {
    /// The list is missing or broken.
    case unusable
    /// Another process has been compiling it for too long.
    case busy
    /// The state folder failed.
    case storage
  }

  let indexes: IndexFolder
  let notice: (String) -> Void

  /// - Parameters:
  ///   - indexes: Where the compiled lists are kept.
  ///   - notice: Takes what an operator should read, a line without its end.
  package init(indexes: IndexFolder, notice: @escaping (String) -> Void) {
    self.indexes = indexes
    self.notice = notice
  }

  /// What is known of a list without its entries, `nil` if there is no such list.
  package func summary(of id: String) throws(Failure) -> ListSummary? {
    try index(of: id, timeout: IndexFolder.lockTimeout).map { ListSummary(id: id, $0.header) }
  }

  /// All lists that can be used at this moment, in their order, and the ids of those that are not
  /// compiled yet: too large for a request, being compiled, or more than this request may compile.
  ///
  /// - Throws: What is wrong with the last one, if none can be used.
  package func all() throws(Failure) -> (lists: [ListSummary], pending: [String]) {
    var (lists, pending): ([ListSummary], [String]) = ([], [])
    var failure = Failure.unusable
    var allowance = ListSource.entriesPerRequest
    for name in try names() {
      do throws(IndexFolder.Failure) {
        let source = try indexes.source(of: name)
        if let index = try indexes.index(from: source, allowance: &allowance) {
          lists.append(ListSummary(id: name.id, index.header))
        } else {
          pending.append(name.id)
        }
      } catch {
        switch error {
        case .busy:
          failure = .busy
          pending.append(name.id)
        case .uncompiled:
          failure = noticed(error, name.id)
          pending.append(name.id)
        // Removed a moment ago.
        case .noSuchList where name != .words: continue
        case .noSuchList, .unusable, .system: failure = noticed(error, name.id)
        }
      }
    }
    guard !lists.isEmpty else { throw failure }
    return (lists, pending)
  }

  /// Reads from a list's index; where that is damaged, from one compiled anew.
  ///
  /// - Parameters:
  ///   - id: The id of the list.
  ///   - timeout: Milliseconds to wait for another process that compiles it.
  ///   - body: Computes something, and does nothing else: it may run twice.
  /// - Returns: What the body returned.
  /// - Throws: What keeps the list from being read.
  package func reading<Value>(
    _ id: String,
    timeout: Int = IndexFolder.lockTimeout,
    _ body: (WordIndex) throws(IndexFailure) -> Value
  ) throws(Failure) -> Value {
    for isLast in [false, true] {
      guard let index = try index(of: id, timeout: timeout) else {
        notice("words: there is no list \(id) any more")
        throw .unusable
      }
      do throws(IndexFailure) {
        return try body(index)
      } catch {
        switch error {
        case .system(let cause):
          notice("storage: \(indexes.path): \(cause)")
          throw .storage
        case .damaged where isLast: throw .unusable
        case .damaged: try mend(id)
        }
      }
    }
    throw .unusable
  }

  private func names() throws(Failure) -> [ListName] {
    do throws(SystemFailure) {
      return try indexes.lists.names()
    } catch {
      notice("words: \(error)")
      throw .unusable
    }
  }

  private func index(of id: String, timeout: Int) throws(Failure) -> WordIndex? {
    do throws(IndexFolder.Failure) {
      return try indexes.index(of: id, timeout: timeout)
    } catch {
      if case .noSuchList = error { return nil }
      throw noticed(error, id)
    }
  }

  private func mend(_ id: String) throws(Failure) {
    notice("words: the index of \(id) was damaged and is compiled anew")
    do throws(IndexFolder.Failure) {
      _ = try indexes.recompile(id)
    } catch {
      throw noticed(error, id)
    }
  }

  /// The failure as a request sees it; what an operator should know of it is noticed.
  private func noticed(_ failure: IndexFolder.Failure, _ id: String) -> Failure {
    switch failure {
    case .busy: return .busy
    case .noSuchList:
      notice("words: there is no list \(id) in the data folder")
      return .unusable
    case .unusable(let reason):
      notice("words: \(reason)")
      return .unusable
    case .uncompiled:
      notice("words: \(id) is too large to be compiled by a request: run hangman-cgi index")
      return .unusable
    case .system(let cause):
      notice("storage: \(indexes.path): \(cause)")
      return .storage
    }
  }
}
