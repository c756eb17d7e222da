/// Which letters a player tries first when nothing else decides.
enum LetterOrder {
  /// The letters of English from the most to the least common, as ASCII.
  static let english = Array("ETAOINSHRDLCUMWFGYPBVKJXQZ".utf8)
}
