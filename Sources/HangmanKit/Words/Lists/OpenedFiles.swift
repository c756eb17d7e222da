/// The files that a request has opened, so that it opens each once.
final class OpenedFiles {
  private var indexes: [(id: String, index: WordIndex)] = []

  func index(of id: String) -> WordIndex? { indexes.first { $0.id == id }?.index }

  /// Keeps an index, in place of the one of this list that was opened before.
  func keep(_ index: WordIndex, of id: String) {
    indexes.removeAll { $0.id == id }
    indexes.append((id, index))
  }
}
