import Libc

/// How many newcomers of one sort (players, rooms, wrong codes) this machine admitted in this second: a
/// file with two numbers.
package struct NewcomerLimit {
  private let path: String
  private let perSecond: Int

  /// Creates a limit whose file belongs to this machine, so it is not in the players' folder.
  package init(path: String, perSecond: Int) {
    self.path = path
    self.perSecond = perSecond
  }

  /// Counts one more newcomer; `false` if the limit of this second is reached.
  package func admit(at now: Int64) throws(HangmanError) -> Bool {
    let file = try Descriptor(opening: path, flags: O_RDWR | O_CREAT)
    guard try file.lock(within: 100) else { return false }
    let numbers = NumberLine.numbers(try file.read(64, at: 0))
    let welcomed = numbers.count >= 2 && numbers[0] == Int(now) ? numbers[1] : 0
    guard welcomed < perSecond else { return false }
    try file.write(NumberLine.text([Int(now), welcomed + 1]), at: 0)
    return true
  }
}
