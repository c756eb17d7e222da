/// The lists as requests use them: opened, compiled where needed, mended once where damaged.
package struct Lists {
  package enum Failure: Error, Hashable {
    /// The list is missing or broken.
    case unusable
    /// Somebody else has been compiling it for too long.
    case busy
    /// The state folder failed.
    case storage
  }

  private let indexes: IndexFolder
  private let notice: (String) -> Void

  /// - Parameters:
  ///   - indexes: Where the compiled lists are kept.
  ///   - notice: Takes what an operator should read, a line without its end.
  package init(indexes: IndexFolder, notice: @escaping (String) -> Void) {
    self.indexes = indexes
    self.notice = notice
  }

  /// What the index of a list tells of it, `nil` if there is no such list.
  package func summary(of id: String) throws(Failure) -> ListSummary? {
    try index(of: id).map { ListSummary(id: id, $0.header) }
  }

  /// All lists that can be used at this moment, in their order: one that is broken, too large to be
  /// compiled here, or just being compiled by somebody else is left out, and so is one that would
  /// make this request compile for longer than about a second, all lists together.
  ///
  /// - Returns: At least one.
  /// - Throws: What is wrong with the last one, if none can be used.
  package func all() throws(Failure) -> [ListSummary] {
    var lists: [ListSummary] = []
    var failure = Failure.unusable
    var allowance = ListSource.entriesPerRequest
    for id in try ids() {
      do throws(IndexFolder.Failure) {
        let index = try indexes.index(of: id, allowance: &allowance)
        if let index { lists.append(ListSummary(id: id, index.header)) }
      } catch {
        switch error {
        case .busy: failure = .busy
        case .noSuchList where id != ListFolder.wordsID: continue
        case .noSuchList, .unusable, .uncompiled, .system: failure = noticed(error, id)
        }
      }
    }
    guard !lists.isEmpty else { throw failure }
    return lists
  }

  /// Reads from a list's index; where that is damaged, from one compiled anew.
  ///
  /// The body may run twice, so it computes and does nothing else. Who asks how well known entries
  /// are wants the index ranked.
  package func reading<Value>(
    _ id: String,
    isRanked: Bool = false,
    _ body: (WordIndex) throws(IndexFailure) -> Value
  ) throws(Failure) -> Value {
    for isLast in [false, true] {
      guard let index = try index(of: id, isRanked: isRanked) else {
        notice("words: the list of a game is gone")
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

  private func ids() throws(Failure) -> [String] {
    do throws(SystemFailure) {
      return try indexes.lists.ids()
    } catch {
      notice("words: \(error)")
      throw .unusable
    }
  }

  private func index(of id: String, isRanked: Bool = false) throws(Failure) -> WordIndex? {
    do throws(IndexFolder.Failure) {
      return isRanked ? try indexes.rankedIndex(of: id) : try indexes.index(of: id)
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
