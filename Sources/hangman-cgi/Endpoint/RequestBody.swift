internal import HangmanKit
import Libc

/// The body of a request, on standard input, bounded in size and time.
struct RequestBody {
  private let limit: Int
  /// Milliseconds for the whole body: a client must not keep a process for longer.
  private let patience: Int

  init(_ environment: Environment) {
    limit = Setting.bodyLimit.number(in: environment)
    patience = Setting.bodySeconds.number(in: environment) * 1000
  }

  /// The body, read as far as it is declared, or to its end if no length is.
  func read(declaredLength: Int?) throws(Failure) -> [UInt8] {
    if let declaredLength, declaredLength > limit {
      throw .tooLarge(bodyLimit: limit)
    }
    let wanted = declaredLength ?? limit + 1
    let deadline = Clock.milliseconds() + patience
    var body: [UInt8] = []
    while body.count < wanted {
      let piece = try readPiece(wanted - body.count, before: deadline)
      if piece.isEmpty { break }
      body += piece
    }
    guard body.count <= limit else { throw .tooLarge(bodyLimit: limit) }
    guard declaredLength == nil || body.count == wanted else {
      throw .invalidRequest("The body is shorter than its Content-Length.")
    }
    return body
  }

  private func readPiece(_ count: Int, before deadline: Int) throws(Failure) -> [UInt8] {
    while true {
      let rest = deadline - Clock.milliseconds()
      guard rest > 0 else { throw .timeout }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&input, 1, Int32(rest))
      guard ready != 0 else { throw .timeout }
      if ready < 0, errno == EINTR { continue }
      var buffer = [UInt8](repeating: 0, count: count)
      let received = buffer.withUnsafeMutableBytes {
        Libc.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if received >= 0 { return Array(buffer.prefix(received)) }
      guard errno == EINTR || errno == EAGAIN else {
        throw .invalidRequest("The body could not be read.")
      }
    }
  }

  /// Takes in and forgets what is left.
  ///
  /// Under Apache's mod_cgid standard input and output are one socket: closed with bytes unread, it
  /// resets the answer. Without effect on a pipe or a file.
  static func discardRest() {
    guard shutdown(STDIN_FILENO, Int32(SHUT_RD)) == 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while Libc.read(STDIN_FILENO, &buffer, buffer.count) > 0 {}
  }
}
