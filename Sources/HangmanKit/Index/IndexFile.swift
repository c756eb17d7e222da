import Libc

/// The file of an index, open for as long as somebody reads from it; no byte of it is believed here.
final class IndexFile {
  private let file: Descriptor

  init(_ file: consuming Descriptor) { self.file = file }

  func size() throws(IndexFailure) -> Int {
    do throws(SystemFailure) {
      return Int(try file.status().st_size)
    } catch {
      throw .system(error)
    }
  }

  /// The bytes of a range, fewer only at the end of the file.
  func read(_ count: Int, at offset: Int) throws(IndexFailure) -> [UInt8] {
    do throws(SystemFailure) {
      return try file.read(count, at: offset)
    } catch {
      throw .system(error)
    }
  }

  /// Fills the buffer from an offset.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(IndexFailure) {
    let count: Int
    do throws(SystemFailure) {
      count = try file.read(into: buffer, at: offset)
    } catch {
      throw .system(error)
    }
    guard count == buffer.count else { throw .damaged }
  }
}
