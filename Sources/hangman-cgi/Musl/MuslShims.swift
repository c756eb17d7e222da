#if hasFeature(Embedded)
import Libc

// The replacements for musl's allocator, under names that Package.swift gives to the linker.

@_cdecl("hangman_malloc")
package func allocate(_ size: UInt) -> UnsafeMutableRawPointer? { Heap.allocate(size) }

@_cdecl("hangman_calloc")
package func allocateZeros(_ count: UInt, _ size: UInt) -> UnsafeMutableRawPointer? {
  let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: size)
  guard let place = Heap.allocate(isTooMuch ? .max : bytes) else { return nil }
  return memset(place, 0, Int(bytes))
}

@_cdecl("hangman_realloc")
package func reallocate(
  _ old: UnsafeMutableRawPointer?,
  _ size: UInt
) -> UnsafeMutableRawPointer? {
  guard let old else { return Heap.allocate(size) }
  let capacity = Heap.capacity(at: old)
  guard size > capacity else { return old }
  guard let new = Heap.allocate(size) else { return nil }
  memcpy(new, old, Int(capacity))
  Heap.free(old)
  return new
}

@_cdecl("hangman_memalign")
package func allocateAligned(_ alignment: UInt, _ size: UInt) -> UnsafeMutableRawPointer? {
  Heap.allocate(size, alignment: alignment)
}

@_cdecl("hangman_posix_memalign")
package func allocateAligned(
  _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ alignment: UInt,
  _ size: UInt
) -> Int32 {
  result.pointee = Heap.allocate(size, alignment: alignment)
  return result.pointee == nil ? ENOMEM : 0
}

@_cdecl("hangman_malloc_usable_size")
package func usableSize(_ place: UnsafeMutableRawPointer?) -> UInt {
  place.map { Heap.capacity(at: $0) } ?? 0
}

@_cdecl("hangman_free")
package func takeBack(_ place: UnsafeMutableRawPointer?) {
  if let place { Heap.free(place) }
}
#endif
