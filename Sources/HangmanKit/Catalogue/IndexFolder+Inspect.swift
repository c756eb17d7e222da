import Libc

extension IndexFolder {
  /// How the index of a list stands.
  package enum Condition: Hashable {
    /// Whole, and made from the list as it is now.
    case current(entries: Int)
    case missing
    case outdated
    /// Some part does not verify; requests that meet it have it compiled anew.
    case damaged
  }

  /// Looks at a list and every byte of its index, and changes neither.
  ///
  /// A list whose index is not current is read as if to compile it, so that what is broken is told.
  package func inspect(_ id: String) throws(Failure) -> Condition {
    let source = try source(of: id)
    let condition = try wrapped { () throws(SystemFailure) in try self.condition(of: source) }
    if case .current = condition { return condition }
    if let reason = fault(of: source) { throw .unusable(reason) }
    return condition
  }

  /// Bytes that the compiled lists take on the disk.
  package func size() throws(SystemFailure) -> Int {
    var size = 0
    do throws(SystemFailure) {
      for name in try Directory(path: path).names() {
        var status = stat()
        _ = try retrying("lstat") { lstat("\(path)/\(name)", &status) }
        size += Int(status.st_blocks) * 512
      }
    } catch {
      // Not compiled yet, or replaced while we look.
      guard error.isMissingFile else { throw error }
    }
    return size
  }

  private func condition(of source: ListSource) throws(SystemFailure) -> Condition {
    do throws(IndexFailure) {
      let index = try open(source.id)
      guard isMade(index, from: source) else { return .outdated }
      let familiarity = try index.familiarity()
      for group in index.groups {
        _ = try index.table(of: group)
        _ = try familiarity.familiarity(of: group)
      }
      return .current(entries: index.header.entryCount)
    } catch {
      switch error {
      case .damaged: return .damaged
      case .system(let cause) where cause.isMissingFile: return .missing
      case .system(let cause): throw cause
      }
    }
  }
}
