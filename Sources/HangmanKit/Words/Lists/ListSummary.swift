/// The facts of a list that are known without its entries.
package struct ListSummary: Hashable {
  package let id: String
  package let title: String
  package let alphabet: ListAlphabet
  package let entryCount: Int
  /// Whether any entry has a space.
  package let hasPhrases: Bool
  /// The number of entries of each length, by ascending length.
  package let lengths: [LengthCount]

  package struct LengthCount: Hashable {
    package let length: Int
    package var count: Int
  }

  /// Whether a game can have this length; `nil` means any.
  package func has(_ length: Int?) -> Bool {
    length == nil || (!hasPhrases && lengths.contains { $0.length == length })
  }

  init(id: String, _ header: IndexHeader) {
    self.id = id
    title = header.title
    alphabet = header.alphabet
    entryCount = header.entryCount
    hasPhrases = header.hasPhrases
    var lengths: [LengthCount] = []
    for group in header.groups {
      if let last = lengths.indices.last, lengths[last].length == group.length {
        lengths[last].count += group.count
      } else {
        lengths.append(LengthCount(length: group.length, count: group.count))
      }
    }
    self.lengths = lengths
  }
}
