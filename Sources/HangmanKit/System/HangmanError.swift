import Libc

/// Why something could not be done: the one error of this module.
package enum HangmanError: Error, Hashable {
  /// A system call failed, with this value of `errno`.
  case system(call: String, code: Int32)
  /// Part of an index does not verify; it is to be compiled anew.
  case damaged
  case noSuchList(String)
  /// An operator's file cannot be used as long as it stays as it is; the text is the reason.
  case unusable(String)
  /// An operator's file could not be read this time; the text is the reason.
  case unreadable(String)
  /// The list of this id is not compiled, and too large for a request to compile.
  case uncompiled(String)
  /// No entry that a game could draw has a meaning that is a fair clue.
  case noClue
  /// Another process has held a lock for too long.
  case busy
  /// There are as many players as the operator allows, or as many newcomers in this second.
  case full
  /// A value is not written, because it could not be read back; the text names what.
  case unstorable(String)
  /// A file was written by a newer version of the program; the text names it, `player's file 0a…`.
  case newer(String)

  package init(_ call: String, code: Int32 = errno) { self = .system(call: call, code: code) }

  package init(line: Int, _ reason: String) { self = .unusable("line \(line): \(reason)") }

  /// The value of `errno` after a system call that failed, else 0.
  package var code: Int32 { if case .system(_, let code) = self { code } else { 0 } }

  package var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a network file system says so of a descriptor that it knows no more: opening by name
  /// again may do, and asking again never does.
  package var isStale: Bool { [ESTALE, ENODATA, EBADFD, ENOTCONN].contains(code) }

  /// Whether a list only waits for being compiled.
  package var isPending: Bool {
    if case .uncompiled = self { true } else { self == .busy }
  }

  /// The same error with the file that it is about before its reason.
  package func of(_ path: String) -> HangmanError {
    if case .unusable(let reason) = self { .unusable("\(path): \(reason)") } else { self }
  }
}

extension HangmanError: CustomStringConvertible {
  /// What an operator reads in the log.
  package var description: String {
    switch self {
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .damaged: "an index does not verify"
    case .noSuchList(let id): "there is no list \(id) in the data folder"
    case .unusable(let reason), .unreadable(let reason): reason
    case .uncompiled(let id):
      "\(id) is too large to be compiled by a request: run hangman-cgi index"
    case .noClue: "no meaning is a fair clue"
    case .busy: "another process is at work"
    case .full: "there are as many players as allowed"
    case .unstorable(let name): "\(name) could not be read back, so nothing was written"
    case .newer(let name): "\(name) is of a newer version, left alone"
    }
  }
}

/// What a call returns, `nil` if a file or a folder that it needs is missing.
package func ifPresent<Value: ~Copyable>(
  _ body: @autoclosure () throws(HangmanError) -> Value
) throws(HangmanError) -> Value? {
  do throws(HangmanError) {
    return try body()
  } catch {
    guard error.isMissingFile else { throw error }
    return nil
  }
}

/// Repeats a call while a signal interrupts it.
package func retrying<Result: BinaryInteger>(
  _ name: String,
  _ call: () -> Result
) throws(HangmanError) -> Result {
  for _ in 0..<100 {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { break }
  }
  throw HangmanError(name)
}
