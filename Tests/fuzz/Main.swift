import Glibc

/// libFuzzer calls this for each input; `FUZZ_TARGET` names the parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let target: @Sendable ([UInt8]) -> Void = {
  switch getenv("FUZZ_TARGET").map({ String(cString: $0) }) {
  case "query": return Targets.query
  case "cookie": return Targets.cookie
  case "session": return Targets.session
  case "room": return Targets.room
  case "index": return IndexTarget.run
  case "list": return Targets.list
  case "language": return Targets.language
  case "planted": return Targets.planted
  default:
    print("FUZZ_TARGET is query, cookie, session, room, index, list, language or planted")
    exit(2)
  }
}()
