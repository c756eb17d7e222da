/// XXH64, a checksum that takes several bytes per cycle.
///
/// It guards against accidents of disks and copies, not against forgers. Source: Yann Collet, "xxHash
/// fast digest algorithm", specification 0.1.1.
package enum Checksum {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  package static func of(_ bytes: [UInt8]) -> UInt64 { of(bytes[...]) }

  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { of($0) }
  }

  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Four sums that do not depend on each other.
    var lanes = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
    let end = bytes.count & ~31
    var offset = 0
    if let start = bytes.baseAddress {
      while offset < end {
        lanes.0 = round(lanes.0, word(start, offset))
        lanes.1 = round(lanes.1, word(start, offset &+ 8))
        lanes.2 = round(lanes.2, word(start, offset &+ 16))
        lanes.3 = round(lanes.3, word(start, offset &+ 24))
        offset &+= 32
      }
    }
    var hash = prime5
    if offset > 0 {
      hash =
        rotate(lanes.0, 1) &+ rotate(lanes.1, 7) &+ rotate(lanes.2, 12) &+ rotate(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
      }
    }
    return finish(hash &+ UInt64(bytes.count), rest: bytes, from: offset)
  }

  private static func finish(
    _ start: UInt64,
    rest bytes: UnsafeRawBufferPointer,
    from start0: Int
  ) -> UInt64 {
    var hash = start
    var offset = start0
    while offset + 8 <= bytes.count, let start = bytes.baseAddress {
      hash = rotate(hash ^ round(0, word(start, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      hash = rotate(hash ^ (UInt64(UInt32(littleEndian: half)) &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
      offset += 1
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  private static func word(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotate(lane &+ input &* prime2, 31) &* prime1
  }

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
