import HangmanKit
import Testing

struct SHA256Tests {
  /// FIPS 180-4 example messages, as NIST publishes them.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the digests are those of the standard`(message: String, digest: String) {
    #expect(Hex.text(SHA256.digest(Array(message.utf8))) == digest)
  }

  @Test func `a message of many blocks is digested`() {
    #expect(
      Hex.text(SHA256.digest([UInt8](repeating: UInt8(ascii: "a"), count: 100_000)))
        == "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
    )
  }

  /// The values were computed by the reference implementation with seed 0.
  @Test(arguments: [
    ("", "ef46db3751d8e999"), ("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"),
    ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
  ])
  func `the checksums are those of XXH64`(message: String, checksum: String) {
    #expect(Hex.text(Checksum.of(Array(message.utf8))) == checksum)
  }
}
