import Libc

extension IndexFolder {
  /// How the index of a list stands.
  package enum Condition: Hashable {
    /// Whole, and made from the list as it is now.
    case current(entries: Int)
    case missing
    case outdated
    /// Some part does not verify; the next request that reads it has it compiled anew.
    case damaged
  }

  /// Looks at a list and every byte of its index, and changes neither.
  ///
  /// - Throws: `unusable` also for a list whose index is not current, if it could not be compiled.
  package func inspect(_ id: String) throws(HangmanError) -> Condition {
    let source = try source(of: id)
    let condition = try condition(of: source)
    if case .current = condition { return condition }
    var origin = origin(of: source, in: source.name.language)
    _ = try content(of: source, &origin)
    return condition
  }

  /// The code of a list's language, `nil` without one or without an index.
  package func language(of id: String) -> String? {
    (try? open(id))?.alphabet.language
  }

  /// Bytes that the compiled lists take on the disk.
  package func size() throws(HangmanError) -> Int {
    var size = 0
    do throws(HangmanError) {
      for name in try Directory.names(in: path) {
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

  private func condition(of source: ListSource) throws(HangmanError) -> Condition {
    let index: WordIndex
    do throws(HangmanError) {
      index = try open(source.id)
      for group in index.groups { _ = try index.table(of: group) }
    } catch {
      if error == .damaged { return .damaged }
      guard error.isMissingFile else { throw error }
      return .missing
    }
    guard isMade(index, from: source) else { return .outdated }
    if let fault = index.fault { throw .unusable(fault) }
    return .current(entries: index.header.entryCount)
  }
}

extension IndexFolder {
  /// How the certificates of a list stand.
  package enum Certification: Hashable {
    /// There are none, or the index has them all.
    case current
    /// The index has not those of the file as it is now.
    case outdated
    /// Those of some lengths are of other entries than the list has.
    case misfit(lengths: [Int])
  }

  /// Compares the certificates of a list with its index, which is current.
  package func certification(of id: String) throws(HangmanError) -> Certification {
    let index = try open(id)
    let certificates = certificates(of: id, letters: index.alphabet)
    var (misfits, isOutdated): ([Int], Bool) = ([], false)
    for certificate in certificates {
      // Once compared, the index has its value: no need to read all entries.
      let letter = Letter(index: 0).byte
      let shape = Pattern(hiding: [UInt8](repeating: letter, count: certificate.length))
      let group = index.group(of: shape)
      guard let value = certificate.value, value != group?.value else { continue }
      let rows = try group.map { group throws(HangmanError) in
        Array(try index.table(of: group).bytes(of: .entries))
      }
      if let rows, certificate.fits(rows: rows, length: certificate.length) {
        isOutdated = true
      } else {
        misfits.append(certificate.length)
      }
    }
    guard misfits.isEmpty else { return .misfit(lengths: misfits) }
    return isOutdated ? .outdated : .current
  }
}
