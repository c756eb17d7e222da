internal import HangmanKit
import Libc

/// The body of a request, on standard input, bounded in size and time.
final class RequestBody {
  private let environment: Environment
  /// Whether there may be a body, or more of it, that nobody has read.
  private var isPending: Bool

  init(_ environment: Environment) {
    self.environment = environment
    let length = environment["CONTENT_LENGTH"] ?? []
    isPending =
      environment["HTTP_TRANSFER_ENCODING"] != nil
      || !(length.isEmpty || length == [UInt8(ascii: "0")])
  }

  /// The body, read as far as it is declared, or to its end if no length is.
  ///
  /// `ownLimit` is how many bytes a call takes whatever the operator allows.
  func read(declaredLength: Int?, ownLimit: Int?) throws(Failure) -> [UInt8] {
    let limit = ownLimit ?? Variable.bodyLimit.number(in: environment)
    if let declaredLength, declaredLength > limit {
      throw .tooLarge(bodyLimit: limit)
    }
    let wanted = declaredLength ?? limit + 1
    // A client must not keep a process for longer.
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

  /// Takes in and forgets what a refused request left unread, bounded in size and time.
  ///
  /// Under Apache's mod_cgid standard input and output are one socket: closed with bytes unread, it
  /// resets the answer. fcgiwrap, whose pipe breaks while it hands over a body, gives up the answer
  /// too, and nginx says 502.
  func discardRest() {
    let isSocket = shutdown(STDIN_FILENO, Int32(SHUT_RD)) == 0
    guard isSocket || isPending else { return }
    // Servers have a whole body by now, or let it come in while we wait; this is for what they let
    // through, 64 KB and a little.
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
