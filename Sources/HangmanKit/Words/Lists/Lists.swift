/// The lists as requests use them: opened, compiled where needed, mended once where damaged.
package struct Lists {
  let indexes: IndexFolder
  /// Takes what an operator should read, a line without its end.
  let notice: (String) -> Void

  package init(indexes: IndexFolder, notice: @escaping (String) -> Void) {
    self.indexes = indexes
    self.notice = notice
  }

  /// What is known of a list without its entries, `nil` if there is no such list.
  package func summary(of id: String) throws(HangmanError) -> ListSummary? {
    do throws(HangmanError) {
      return ListSummary(id: id, try indexes.index(of: id).header)
    } catch {
      guard case .noSuchList = error else { throw error }
      return nil
    }
  }

  /// All lists that can be used at this moment, in their order, and the ids of those that are not
  /// compiled yet: too large for a request, being compiled, or more than this request may compile.
  ///
  /// - Throws: What is wrong with the last one, if none can be used.
  package func all() throws(HangmanError) -> (lists: [ListSummary], pending: [String]) {
    var (lists, pending): ([ListSummary], [String]) = ([], [])
    var failure = HangmanError.noSuchList(ListFolder.wordsID)
    var allowance = ListSource.entriesPerRequest
    for name in try names() {
      do throws(HangmanError) {
        let source = try indexes.source(of: name)
        if let index = try indexes.index(from: source, allowance: &allowance) {
          lists.append(ListSummary(id: name.id, index.header))
        } else {
          pending.append(name.id)
        }
      } catch {
        // Removed a moment ago.
        if case .noSuchList = error, name != .words { continue }
        failure = error
        if error.isPending { pending.append(name.id) } else { notice("words: \(error)") }
      }
    }
    guard !lists.isEmpty else { throw failure }
    return (lists, pending)
  }

  /// What the body makes of a list's index; where that is damaged, of one compiled anew.
  ///
  /// The body computes something and does nothing else: it may run twice.
  package func reading<Value>(
    _ id: String,
    timeout: Int = IndexFolder.lockTimeout,
    _ body: (WordIndex) throws(HangmanError) -> Value
  ) throws(HangmanError) -> Value {
    do throws(HangmanError) {
      return try body(try indexes.index(of: id, timeout: timeout))
    } catch {
      guard error == .damaged else { throw error }
    }
    notice("words: the index of \(id) was damaged and is compiled anew")
    _ = try indexes.recompile(id)
    return try body(try indexes.index(of: id, timeout: timeout))
  }

  private func names() throws(HangmanError) -> [ListName] {
    do throws(HangmanError) {
      return try indexes.lists.names()
    } catch {
      throw .unreadable("lists: \(error)")
    }
  }
}
