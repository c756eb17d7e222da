/// The letters that a player tries first when nothing else decides.
package enum LetterOrder {
  /// The letters of English from the most to the least common.
  package static let english = "ETAOINSHRDLCUMWFGYPBVKJXQZ".utf8.compactMap { Letter(byte: $0) }
}
