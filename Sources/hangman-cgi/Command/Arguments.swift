internal import HangmanKit
import Libc

/// The words of the command line.
///
/// Embedded Swift has no `CommandLine`.
enum Arguments {
  /// Those behind the program's name.
  ///
  /// Linux puts the name, the arguments and the environment behind one another, and /proc is not
  /// everywhere.
  static var ofThisProcess: [String] {
    guard let name = programName, let end = environmentStrings?[0] else { return [] }
    let bytes = [UInt8](at: name, count: max(0, end - name))
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return words.dropFirst().dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
