/// The secret that a player's cookie carries: 32 lower-case hexadecimal digits.
package struct SessionID: Hashable, Sendable {
  package let text: String

  /// `nil` for anything else.
  package init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == 32, Hex.isLowercase(bytes) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private init(text: String) { self.text = text }

  /// A new one of 128 random bits.
  package static func random() throws(SystemFailure) -> SessionID {
    SessionID(text: Hex.text(try Randomness.bytes(16)))
  }

  /// The name of the player's file.
  ///
  /// A digest: no byte of a client reaches a path, a listing or a backup tells no id, and how long
  /// a look-up takes says nothing about the ids there are.
  var fileName: FileName { FileName(digest: Hex.text(SHA256.digest(Array(text.utf8)))) }

  struct FileName: Hashable {
    let shard: String
    let name: String

    init(digest: String) {
      shard = String(digest.prefix(2))
      name = String(digest.dropFirst(2))
    }
  }
}
