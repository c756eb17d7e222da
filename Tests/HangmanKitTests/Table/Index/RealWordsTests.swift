import HangmanKit
import Testing

/// The list of the assignment as it is shipped; `Tests/web/test_data.py` has its checksums.
struct RealWordsTests {
  @Test func `there are 234,371 words of 1 to 24 letters, as the assignment says`() throws {
    let list = try RealWords.all()
    #expect(list.ranges.count == 234_371)
    #expect(list.refused.isEmpty)
    var lengths = [Int](repeating: 0, count: 25)
    for range in list.ranges { lengths[range.count] += 1 }
    #expect(
      Array(lengths.dropFirst()) == [
        26, 139, 1294, 4994, 9972, 17_462, 23_713, 29_842, 32_286, 30_824, 25_963, 20_447, 14_923,
        9761, 5922, 3377, 1813, 842, 428, 198, 82, 41, 17, 5,
      ]
    )
  }

  @Test func `a name with a hyphen has a shape of its own and shows the hyphen`() throws {
    let list = try RealWords.all()
    let sorted = SortedEntries(list)
    let marked = sorted.groups.filter { $0.shape.bytes.contains(UInt8(ascii: "-")) }
    #expect(
      marked.map { String(decoding: $0.shape.bytes, as: UTF8.self) }
        == ["____-______", "____-__________"]
    )
    #expect(sorted.groups.reduce(0) { $0 + $1.count } == 234_371)
  }
}
