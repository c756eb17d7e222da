import HangmanKit
import Testing

struct ChanceTests {
  /// The first outputs for seed 1234567 as published with the reference implementation.
  @Test func `the numbers are those of SplitMix64`() {
    let chance = Chance(seed: 1_234_567)
    #expect(
      (0..<5).map(chance.number) == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test func `scaled numbers cover their range evenly`() {
    var counts = [0, 0, 0]
    for seed in 0..<3000 { counts[Chance(seed: UInt64(seed)).number(1, below: 3)] += 1 }
    #expect(counts.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  @Test func `of three chances that lead away from each other any two open far apart`() {
    var chances = [Chance(seed: 0)]
    for seed in 1..<3000 {
      chances.append(Chance(seed: UInt64(seed) &* 0x1234_5678_9ABC_DEF1).ahead(of: chances.last!))
    }
    for (index, chance) in chances.enumerated() {
      for earlier in chances[max(0, index - 2)..<index] {
        let distance = Int64(bitPattern: chance.number(0) &- earlier.number(0)).magnitude
        #expect(distance >= 7 << 59, "7/32 of the range")
      }
    }
    var counts = [0, 0, 0, 0, 0]
    for chance in chances { counts[chance.number(0, below: 5)] += 1 }
    #expect(counts.allSatisfy { (570...630).contains($0) }, "\(counts)")
  }
}
