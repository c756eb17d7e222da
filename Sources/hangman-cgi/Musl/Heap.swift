#if hasFeature(Embedded)
import Libc

/// The memory of a program that lives for one request, where the C library is musl.
///
/// musl's own allocator gives memory back early, which costs a short-lived program more than anything
/// else. This allocator hands out blocks whose sizes are powers of two. Small blocks lie in chunks
/// whose pages are mapped at once, because a page fault costs more than a page. Memory that was touched
/// and freed is used first.
enum Heap {
  /// A header right before each block that is handed out.
  private struct Header {
    var start: UInt
    /// The binary logarithm of the block's size, or the size itself if the block was mapped separately.
    var size: UInt
  }

  private static let headerSize = UInt(MemoryLayout<Header>.size)
  /// The size of a chunk: what a guess takes under a web server.
  ///
  /// An unused page costs as much as any other.
  private static let chunkSize: UInt = 40_960
  /// The largest block that is kept for reuse.
  ///
  /// A larger one is returned to the system when it is freed. Blocks of a chunk's size or more are
  /// mapped separately.
  private static let largestBlock: UInt = 1 << 19
  private static let pageSize: UInt = 4096

  // The unused addresses of the chunk.
  nonisolated(unsafe) private static var next: UInt = 0
  nonisolated(unsafe) private static var end: UInt = 0
  /// The block freed last, by logarithm; its first word is the address of the block freed before it.
  nonisolated(unsafe) private static var freed = InlineArray<20, UInt>(repeating: 0)

  /// Memory of this size at a multiple of the alignment, a power of two; `nil` if there is none.
  @_optimize(speed)
  static func allocate(_ size: UInt, alignment: UInt = 16) -> UnsafeMutableRawPointer? {
    let padding = alignment > 16 ? alignment : 0
    guard
      max(size, padding) < 1 << 46,
      let header = header(of: size + padding + headerSize)
    else {
      errno = ENOMEM
      return nil
    }
    let place = (header.start + headerSize + padding) & ~(max(alignment, 16) - 1)
    pointer(place - headerSize).storeBytes(of: header, as: Header.self)
    return pointer(place)
  }

  @inline(__always)
  private static func header(of size: UInt) -> Header? {
    if size > largestBlock {
      let pages = (size + pageSize - 1) & ~(pageSize - 1)
      return mapped(pages).map { Header(start: $0, size: pages) }
    }
    let smallest = UInt.bitWidth - max(31, size - 1).leadingZeroBitCount
    let logarithm = size > pageSize ? touched(atLeast: smallest) : smallest
    return block(logarithm).map { Header(start: $0, size: UInt(logarithm)) }
  }

  /// The smallest logarithm from this one on with a freed block.
  ///
  /// A page that was touched is cheaper than a new one, even at the front of a larger block.
  private static func touched(atLeast logarithm: Int) -> Int {
    let candidates = logarithm...min(logarithm + 2, freed.count - 1)
    return candidates.first { freed[$0] != 0 } ?? logarithm
  }

  @inline(__always)
  private static func block(_ logarithm: Int) -> UInt? {
    let last = freed[logarithm]
    if last != 0 {
      freed[logarithm] = pointer(last).load(as: UInt.self)
      return last
    }
    let size: UInt = 1 << UInt(logarithm)
    if size >= chunkSize { return mapped(size) }
    if end - next < size {
      guard let chunk = mapped(chunkSize, MAP_POPULATE) else { return nil }
      (next, end) = (chunk, chunk + chunkSize)
    }
    defer { next += size }
    return next
  }

  private static func mapped(_ size: UInt, _ flags: Int32 = 0) -> UInt? {
    let access = PROT_READ | PROT_WRITE
    let pages = mmap(nil, Int(size), access, MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0)
    return pages == MAP_FAILED ? nil : UInt(bitPattern: pages)
  }

  static func free(_ place: UnsafeMutableRawPointer) {
    let header = header(before: place)
    if header.size > largestBlock {
      munmap(pointer(header.start), Int(header.size))
    } else {
      pointer(header.start).storeBytes(of: freed[Int(header.size)], as: UInt.self)
      freed[Int(header.size)] = header.start
    }
  }

  /// The number of bytes from an address to the end of its block.
  static func capacity(at place: UnsafeMutableRawPointer) -> UInt {
    let header = header(before: place)
    let size = header.size > largestBlock ? header.size : 1 << header.size
    return header.start + size - UInt(bitPattern: place)
  }

  private static func header(before place: UnsafeMutableRawPointer) -> Header {
    (place - Int(headerSize)).load(as: Header.self)
  }

  private static func pointer(_ place: UInt) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: place).unsafelyUnwrapped
  }
}
#endif
