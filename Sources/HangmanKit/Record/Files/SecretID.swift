/// The 128 random bits that lead to a player or to a room: a player's cookie carries them as 32
/// lower-case hexadecimal digits, a room's link as 26 letters.
package struct SecretID: Hashable, Sendable {
  /// 32 lower-case hexadecimal digits.
  package let text: String

  /// Reads an id; `nil` for any other text.
  package init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == 32, Hex.isLowercase(bytes) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { text = Hex.text(bytes) }

  package static func random() throws(HangmanError) -> SecretID {
    SecretID(bytes: try Randomness.bytes(16))
  }

  /// The number of ids that a newcomer tries when folders are full.
  package static let offers = 4

  /// Another id that can be found only by someone who knows this one.
  package func derived(for purpose: String) -> SecretID {
    SecretID(bytes: Array(SHA256.digest(Array("hangman \(purpose) \(text)".utf8)).prefix(16)))
  }

  /// The id of a code as people type it; `nil` if the text is not a code.
  package init?(code: String) {
    guard let bytes = Crockford.bytes(checking: code) else { return nil }
    self.init(bytes: bytes)
  }

  /// The id as a code of letters, to be written down and typed on another device.
  package var code: String { Crockford.checkedText(Hex.bytes(text) ?? []) }

  /// The id of 26 letters in a link; `nil` if the text is not such an id.
  package init?(letters: String) {
    guard let bytes = Crockford.bytes(letters) else { return nil }
    self.init(bytes: bytes)
  }

  /// The id as 26 letters for a link.
  package var letters: String { Crockford.text(Hex.bytes(text) ?? []) }

  /// The SHA-256 digest of the id, in hex.
  package var digest: String { fileName.digest }

  /// The name of the id's file.
  ///
  /// It is a digest, so that no byte from a client gets into a path, no listing or backup contains an
  /// id, and the time of a look-up reveals nothing about other ids.
  var fileName: FileName { FileName(hex: Hex.text(SHA256.digest(Array(text.utf8)))) }
}

/// The place of a file: a shard, and a name in it.
struct FileName: Hashable, Sendable {
  /// The digest as 64 hexadecimal digits.
  let digest: String

  init(hex: String) { digest = hex }

  var shard: String { String(Substring(digest.utf8.prefix(2))) }
  var name: String { String(Substring(digest.utf8.dropFirst(2))) }
  /// The number of the shard, 0 to 255.
  var shardNumber: Int { Int(Hex.bytes(shard)?.first ?? 0) }
}
