/// The files that a request has opened, so that it opens each once.
final class OpenedFiles {
  private var indexes: [(id: String, index: WordIndex)] = []
  private var meanings: [(list: String, file: MeaningsOfList)] = []
  private var texts: [(path: String, bytes: [UInt8]?)] = []

  func index(of id: String) -> WordIndex? { indexes.first { $0.id == id }?.index }

  /// Keeps an index, in place of an earlier one of the same list.
  func keep(_ index: WordIndex, of id: String) {
    indexes.removeAll { $0.id == id }
    indexes.append((id, index))
  }

  func meanings(of list: String) -> MeaningsOfList? { meanings.first { $0.list == list }?.file }

  func keep(_ file: MeaningsOfList, of list: String) {
    meanings.removeAll { $0.list == list }
    meanings.append((list, file))
  }

  /// Returns the bytes of a small file of the data folder, `nil` if there is none.
  func text(at path: String) throws(HangmanError) -> [UInt8]? {
    if let text = texts.first(where: { $0.path == path }) { return text.bytes }
    let bytes = try ListFolder.contentIfPresent(of: path, megabytes: 1)
    texts.append((path, bytes))
    return bytes
  }
}

/// The state of a list's meanings in one request.
enum MeaningsOfList {
  case none
  case open(Meanings)
  /// Meanings that exist but cannot be read.
  case unreadable(HangmanError)
}
