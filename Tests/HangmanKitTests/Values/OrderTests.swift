import HangmanKit
import Testing

struct OrderTests {
  @Test(arguments: [0, 1, 2, 10, 100, 1000])
  func `numbers come as the library sorts them, and equals stay as they were`(count: Int) {
    let chance = Chance(seed: UInt64(count))
    let numbers = (0..<count).map { chance.number($0) % 64 }
    #expect(Order.ascending(numbers) == numbers.sorted())
    let places = numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    #expect(Order.places(count) { numbers[$0] < numbers[$1] } == places)
  }
}
