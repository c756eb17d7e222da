import Libc

/// The one error type of this module.
package enum HangmanError: Error, Hashable {
  /// A system call failed, with this value of `errno`.
  case system(call: String, code: Int32)
  /// A part of an index is damaged; the index has to be compiled again.
  case damaged
  case noSuchList(String)
  /// An operator's file cannot be used until it is changed; the text is the reason.
  case unusable(String)
  /// An operator's file could not be read this time; the text is the reason.
  case unreadable(String)
  /// The list of this id is not compiled, and too large for a request to compile.
  case uncompiled(String)
  /// The list has no entry that a game could draw and whose meaning is a fair clue.
  case noClue
  /// Another process held a lock for too long.
  case busy
  /// The operator's limit of players or rooms is reached.
  case full
  /// A value was not written because it could not be read back; the text names the value.
  case unstorable(String)
  /// A file was written by a newer version of the program; the text names it, `player's file 0a…`.
  case newer(String)

  package init(_ call: String, code: Int32 = errno) { self = .system(call: call, code: code) }

  package init(line: Int, _ reason: String) { self = .unusable("line \(line): \(reason)") }

  /// The value of `errno` after a failed system call, otherwise 0.
  package var code: Int32 { if case .system(_, let code) = self { code } else { 0 } }

  package var isMissingFile: Bool { code == ENOENT }

  /// Whether a network file system reports that it no longer knows a descriptor.
  ///
  /// Opening the file by name again may help; asking again does not.
  package var isStale: Bool { [ESTALE, ENODATA, EBADFD, ENOTCONN].contains(code) }

  /// Whether the list only has to be compiled first.
  package var isPending: Bool {
    if case .uncompiled = self { true } else { self == .busy }
  }

  /// The same error with the name of its file before the reason.
  package func of(_ path: String) -> HangmanError {
    if case .unusable(let reason) = self { .unusable("\(path): \(reason)") } else { self }
  }
}

extension HangmanError: CustomStringConvertible {
  /// The text for the operator's log.
  package var description: String {
    switch self {
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .damaged: "a part of an index is damaged"
    case .noSuchList(let id): "there is no list \(id) in the data folder"
    case .unusable(let reason), .unreadable(let reason): reason
    case .uncompiled(let id):
      "\(id) is too large to be compiled by a request: run hangman-cgi index"
    case .noClue: "no meaning is a fair clue"
    case .busy: "another process holds the lock"
    case .full: "the limit of players or rooms is reached"
    case .unstorable(let name): "\(name) could not be read back, so nothing was written"
    case .newer(let name):
      "\(name) was written by a newer version of the program and was left unchanged"
    }
  }
}

/// The result of a call; `nil` if a file or folder that it needs is missing.
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

/// The result of a call, repeated as long as a signal interrupts it.
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
