internal import HangmanKit

/// The lists as requests use them: opened, compiled where needed, mended once where damaged.
struct Lists {
  private let indexes: IndexFolder

  init(_ configuration: Configuration) {
    indexes = configuration.indexes
  }

  /// What the index of a list tells of it, `nil` if there is no such list.
  func header(of id: String) throws(Failure) -> IndexHeader? { try index(of: id)?.header }

  private func index(of id: String) throws(Failure) -> WordIndex? {
    do throws(IndexFolder.Failure) {
      return try indexes.index(of: id)
    } catch {
      if case .noSuchList = error { return nil }
      throw Failure(error)
    }
  }

  /// What the body makes of the entries of a shape: none if the list has no such shape.
  ///
  /// The body may run twice, so it computes and does nothing else.
  func reading<Value>(
    _ shape: Pattern,
    of id: String,
    inMemory sections: [IndexFormat.Section],
    _ body: (EntryTable) -> Value
  ) throws(Failure) -> Value {
    try reading(id) { index throws(WordIndex.Failure) in
      guard let record = index.header.record(of: shape) else {
        return body(EntryTable(shape: shape, count: 0))
      }
      return try index.reading(record, inMemory: sections, body)
    }
  }

  /// Reads from a list's index; where that is damaged, from one compiled anew.
  func reading<Value>(
    _ id: String,
    _ body: (borrowing WordIndex) throws(WordIndex.Failure) -> Value
  ) throws(Failure) -> Value {
    for isLast in [false, true] {
      guard let index = try index(of: id) else {
        Log.write("words: the list of a game is gone")
        throw .words
      }
      do throws(WordIndex.Failure) {
        return try body(index)
      } catch {
        switch error {
        case .system(let cause):
          Log.write("storage: index: \(cause)")
          throw .storage
        case .damaged where isLast: throw .words
        case .damaged: try mend(id)
        }
      }
    }
    throw .words
  }

  /// All lists that can be used, in their order; what is wrong with another is logged.
  func all() throws(Failure) -> [ListReply] {
    let ids: [String]
    do throws(SystemFailure) {
      ids = try indexes.lists.ids()
    } catch {
      Log.write("words: \(error)")
      throw .words
    }
    var replies: [ListReply] = []
    for id in ids {
      do throws(Failure) {
        if let header = try header(of: id) {
          replies.append(ListReply(id: id, header))
        } else if id == "words" {
          Log.write("words: the data folder has no words.plist")
        }
      } catch {
        guard error == .words else { throw error }
      }
    }
    guard !replies.isEmpty else { throw .words }
    return replies
  }

  private func mend(_ id: String) throws(Failure) {
    Log.write("words: the index of \(id) was damaged and is compiled anew")
    do throws(IndexFolder.Failure) { _ = try indexes.recompile(id) } catch { throw Failure(error) }
  }
}

extension Failure {
  fileprivate init(_ failure: IndexFolder.Failure) {
    switch failure {
    case .busy: self = .busy
    case .noSuchList: self = .words
    case .unusable(let reason):
      Log.write("words: \(reason)")
      self = .words
    case .system(let cause):
      Log.write("storage: index: \(cause)")
      self = .storage
    }
  }
}
