internal import HangmanKit
import Libc

/// The words of the command line.
///
/// Embedded Swift does not have `CommandLine`.
enum Arguments {
  /// The arguments after the program's name.
  ///
  /// They are read from the process's memory, where Linux puts the name, the arguments and the
  /// environment one after another, because not every host has /proc.
  static var ofThisProcess: [String] {
    guard let name = programName, let end = environmentStrings?[0] else { return [] }
    let bytes = [UInt8](at: name, count: max(0, end - name))
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return words.dropFirst().dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
