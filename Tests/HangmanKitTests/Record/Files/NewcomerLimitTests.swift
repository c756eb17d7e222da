import Glibc
import Testing

@testable import HangmanKit

struct NewcomerLimitTests {
  @Test func `so many newcomers a second and no more`() throws {
    let folder = try TemporaryFolder()
    let limit = NewcomerLimit(path: folder.path + "/newcomers", perSecond: 3)
    for second in Int64(1000)..<1003 {
      let admitted = try (0..<5).map { _ in try limit.admit(at: second) }
      #expect(admitted == [true, true, true, false, false])
    }
  }

  @Test func `nobody is admitted while others count`() throws {
    let folder = try TemporaryFolder()
    let limit = NewcomerLimit(path: folder.path + "/newcomers", perSecond: 3)
    let others = try Descriptor(opening: folder.path + "/newcomers", flags: O_RDWR | O_CREAT)
    #expect(try others.lock(within: 0))
    #expect(try !limit.admit(at: 1000))
  }
}
