internal import HangmanKit
import Libc

/// The body of a request, on standard input, bounded in size and time.
final class RequestBody {
  private let environment: Environment
  /// Whether a body, or the rest of one, may still be unread.
  private var isPending: Bool

  init(_ environment: Environment) {
    self.environment = environment
    let length = environment["CONTENT_LENGTH"] ?? []
    isPending =
      environment["HTTP_TRANSFER_ENCODING"] != nil
      || !(length.isEmpty || length == [UInt8(ascii: "0")])
  }

  /// Reads the body up to its declared length, or to its end if it has none.
  ///
  /// `ownLimit` is the largest size for this call, whatever the operator allows.
  func read(declaredLength: Int?, ownLimit: Int?) throws(Failure) -> [UInt8] {
    let limit = ownLimit ?? Variable.bodyLimit.number(in: environment)
    if let declaredLength, declaredLength > limit {
      throw .tooLarge(bodyLimit: limit)
    }
    let wanted = declaredLength ?? limit + 1
    // The time is limited, so that a slow client does not keep a process busy.
    let deadline = Clock.milliseconds() + Variable.bodySeconds.number(in: environment) * 1000
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
    isPending = false
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
      let received = Libc.read(STDIN_FILENO, &buffer, count)
      if received >= 0 { return Array(buffer.prefix(received)) }
      guard errno == EINTR || errno == EAGAIN else {
        throw .invalidRequest("The body could not be read.")
      }
    }
  }

  /// Reads and drops what a refused request left unread, bounded in size and time.
  ///
  /// Under Apache's mod_cgid standard input and output are one socket. If it is closed with unread
  /// bytes, Apache resets the response. fcgiwrap, whose pipe breaks while it passes a body on, also
  /// drops the response, and nginx answers 502.
  func discardRest() {
    let isSocket = shutdown(STDIN_FILENO, Int32(SHUT_RD)) == 0
    guard isSocket || isPending else { return }
    // By now servers have the whole body, or receive it while we wait. What is read here is what a server
    // has already passed to the pipe or socket: at most slightly more than 64 KB.
    let deadline = Clock.milliseconds() + 1000
    var rest = 1_048_576
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while rest > 0 {
      let time = deadline - Clock.milliseconds()
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard time > 0, poll(&input, 1, Int32(time)) > 0 else { return }
      let received = Libc.read(STDIN_FILENO, &buffer, buffer.count)
      guard received > 0 else { return }
      rest -= received
    }
  }
}
