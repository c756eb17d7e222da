/// The files that a request has opened, so that it opens each once.
final class OpenedFiles {
  private var indexes: [(id: String, index: WordIndex)] = []
  private var meanings: [(list: String, file: Meanings)] = []
  private var texts: [(path: String, bytes: [UInt8])] = []

  func index(of id: String) -> WordIndex? { indexes.first { $0.id == id }?.index }

  /// Keeps an index, in place of the one of this list that was opened before.
  func keep(_ index: WordIndex, of id: String) {
    indexes.removeAll { $0.id == id }
    indexes.append((id, index))
  }

  func meanings(of list: String) -> Meanings? { meanings.first { $0.list == list }?.file }

  func keep(_ meanings: Meanings, of list: String) { self.meanings.append((list, meanings)) }

  /// The bytes of a small file of the data folder.
  func text(at path: String) throws(HangmanError) -> [UInt8] {
    if let text = texts.first(where: { $0.path == path }) { return text.bytes }
    let bytes = try ListFolder.content(of: path, megabytes: 1)
    texts.append((path, bytes))
    return bytes
  }
}
