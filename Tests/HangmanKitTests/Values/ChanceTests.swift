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
}
