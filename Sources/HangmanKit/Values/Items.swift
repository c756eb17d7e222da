/// A fixed number of items of a plain type in memory of their own, for the inner loops.
///
/// An array checks at every write whether it is shared, which takes twice as long as counting in this.
struct Items<Item>: ~Copyable {
  let memory: UnsafeMutableBufferPointer<Item>

  /// Allocates memory for items, which must be written before they are read.
  init(capacity count: Int) { memory = .allocate(capacity: count) }

  init(repeating item: Item, count: Int) {
    memory = .allocate(capacity: count)
    memory.initialize(repeating: item)
  }

  init(_ items: [Item]) {
    memory = .allocate(capacity: items.count)
    _ = memory.initialize(fromContentsOf: items)
  }

  deinit { memory.deallocate() }

  @inline(__always)
  var count: Int { memory.count }

  @inline(__always)
  var indices: Range<Int> { 0..<memory.count }

  @inline(__always)
  subscript(place: Int) -> Item {
    get { memory[place] }
    nonmutating set { memory[place] = newValue }
  }
}
