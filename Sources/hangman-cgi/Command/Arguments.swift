internal import HangmanKit
import Libc

/// The words of the command line.
enum Arguments {
  /// Those behind the program's name, of the first 64 KB; none where Linux does not tell them.
  ///
  /// Embedded Swift has no `CommandLine`.
  static var ofThisProcess: [String] {
    let line = try? Descriptor(opening: "/proc/self/cmdline", flags: O_RDONLY).read(65_536, at: 0)
    let words = (line ?? []).split(separator: 0, omittingEmptySubsequences: false)
    return words.dropFirst().dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
