import Libc

extension IndexFolder {
  /// The condition of a list's index.
  package enum Condition: Hashable {
    /// An index that is whole and made from the list as it is now.
    case current(entries: Int)
    case missing
    case outdated
    /// An index with a part that does not verify; the next request that reads that part compiles the
    /// list anew.
    case damaged
  }

  /// Checks a list and every byte of its index without changing either.
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

  /// Returns the code of a list's language, `nil` without a language or without an index.
  package func language(of id: String) -> String? {
    (try? open(id))?.alphabet.language
  }

  /// Returns the bytes that the compiled lists take on the disk.
  package func size() throws(HangmanError) -> Int {
    var size = 0
    for name in try ifPresent(Directory.names(in: path)) ?? [] {
      var status = stat()
      // A file that is missing was replaced a moment ago.
      _ = try ifPresent(retrying("lstat") { lstat("\(path)/\(name)", &status) })
      size += Int(status.st_blocks) * 512
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
  /// The relation between a list's file of certificates and its index.
  package enum Certification: Hashable {
    /// A list without certificates, or an index that has all of them.
    case current
    /// An index without the certificates that the file has now.
    case outdated
    /// Certificates, for these lengths, of other entries than the list has.
    case misfit(lengths: [Int])
  }

  /// Compares the certificates of a list with its index, which must be current.
  package func certification(of id: String) throws(HangmanError) -> Certification {
    let index = try open(id)
    let certificates = certificates(of: id, letters: index.alphabet)
    var (misfits, isOutdated): ([Int], Bool) = ([], false)
    for certificate in certificates {
      // An index that has a certificate's value has compared its entries already, so they need not be
      // read.
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
