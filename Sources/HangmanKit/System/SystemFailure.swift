import Libc

/// A system call that failed.
package struct SystemFailure: Error, Hashable {
  /// The name of the call.
  package let call: String
  /// The value of `errno` after it.
  package let code: Int32

  package init(_ call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  package var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a network file system says so of a descriptor that it knows no more: opening by name
  /// again may do, and asking again never does.
  package var isStale: Bool { [ESTALE, ENODATA, EBADFD, ENOTCONN].contains(code) }
}

extension SystemFailure: CustomStringConvertible {
  /// The call and the system's words for the error, for a log.
  package var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// Repeats a call while a signal interrupts it.
package func retrying<Result: BinaryInteger>(
  _ name: String,
  _ call: () -> Result
) throws(SystemFailure) -> Result {
  for _ in 0..<100 {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { break }
  }
  throw SystemFailure(name)
}
