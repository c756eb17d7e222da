import Libc

/// What nobody is to be asked to guess: `blocked.plist` and `blocked/CODE.txt` of the data folder,
/// each read by the letters of its language.
package struct BlockedEntries {
  private struct List {
    let reader: EntryReader
    /// Each the parts between its asterisks.
    let patterns: [[[UInt8]]]
  }

  private var lists: [List] = []

  mutating func add(_ lines: [ArraySlice<UInt8>], _ reader: EntryReader) {
    lists.append(List(reader: reader, patterns: lines.compactMap { Self.pattern($0, reader) }))
  }

  private static func pattern(_ line: ArraySlice<UInt8>, _ reader: EntryReader) -> [[UInt8]]? {
    let parts = line.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    let folded = parts.compactMap { $0.isEmpty ? [] : reader.entryIfAny($0) }
    return folded.count == parts.count && folded.contains { !$0.isEmpty } ? folded : nil
  }

  /// Whether a text, or a word of it, is blocked in any language.
  package func has(_ text: ArraySlice<UInt8>) -> Bool {
    lists.contains { list in
      guard let entry = list.reader.entryIfAny(text) else { return false }
      let words = entry.split { Pattern.marks.contains($0) }
      let forms = words + [entry[...], Array(words.joined())[...]]
      return forms.contains { form in list.patterns.contains { Self.fits($0, form) } }
    }
  }

  /// Whether a word is these parts, with any letters between them.
  private static func fits(_ parts: [[UInt8]], _ word: ArraySlice<UInt8>) -> Bool {
    guard parts.count > 1 else { return word.elementsEqual(parts[0]) }
    let (first, last) = (parts[0], parts[parts.count - 1])
    guard word.count >= first.count + last.count, word.starts(with: first),
      word.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = word.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.indices.first(where: { rest[$0...].starts(with: part) })
      else { return false }
      rest = rest[(place + part.count)...]
    }
    return true
  }
}

extension EntryReader {
  /// The entry that a text is, `nil` if it is none.
  fileprivate func entryIfAny(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    do throws(Refusal) { return try entry(text) } catch { return nil }
  }
}

extension Lists {
  /// What the operator blocks, in every language; a file that cannot be used is left out and logged.
  package func blocked() throws(HangmanError) -> BlockedEntries {
    var blocked = BlockedEntries()
    let folder = indexes.lists
    for file in try folder.blockedFiles() {
      do throws(HangmanError) {
        let bytes = try ListFolder.content(of: "\(folder.path)/\(file.name)", megabytes: 1)
        if let code = file.language {
          let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
          blocked.add(lines, EntryReader(try folder.language(code)))
        } else {
          let list = try WordList(propertyList: bytes)
          blocked.add(list.ranges.map { list.bytes[$0] }, EntryReader(nil))
        }
      } catch {
        guard case .unusable = error else { throw error }
        notice("words: \(file.name) is left out: \(error)")
      }
    }
    return blocked
  }
}

/// A file of blocked entries.
private struct BlockedFile {
  /// From the data folder on.
  let name: String
  /// `nil` for A–Z.
  let language: String?
}

extension ListFolder {
  fileprivate func blockedFiles() throws(HangmanError) -> [BlockedFile] {
    var files: [BlockedFile] = []
    if access("\(path)/blocked.plist", F_OK) == 0 {
      files.append(BlockedFile(name: "blocked.plist", language: nil))
    }
    let names = try ifPresent(Directory.names(in: "\(path)/blocked")) ?? []
    for name in names.sorted() where name.hasSuffix(".txt") {
      let code = String(name.dropLast(4))
      if Language.isCode(code) {
        files.append(BlockedFile(name: "blocked/\(name)", language: code))
      }
    }
    return files
  }
}
