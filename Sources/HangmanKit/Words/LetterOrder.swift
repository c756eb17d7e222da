/// Something of each letter, by its index.
typealias ByLetter<Value> = InlineArray<26, Value>

/// Something of each number of mistakes that can be made in a game: one a letter, or none.
package typealias ByMistakes<Value> = InlineArray<27, Value>

/// Which letters a player tries first when nothing else decides.
package enum LetterOrder {
  /// The letters of English from the most to the least common.
  package static let english = "ETAOINSHRDLCUMWFGYPBVKJXQZ".utf8.compactMap { Letter(byte: $0) }
}
