import Libc

/// Random bytes from the kernel, suitable for secrets.
package enum Randomness {
  package static func bytes(_ count: Int) throws(HangmanError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    _ = try retrying("getentropy") { getentropy(&bytes, count) }
    return bytes
  }

  package static func number() throws(HangmanError) -> UInt64 {
    try bytes(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
