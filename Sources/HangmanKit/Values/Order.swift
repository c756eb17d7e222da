/// Sorting that all types share.
///
/// The library's sort is specialized for each type and each condition, which made up a twentieth of the
/// program.
package enum Order {
  /// The numbers below a count, sorted by an order; equal numbers keep their order.
  @inline(never)
  package static func places(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted(by: isBefore)
  }

  /// The first number below a count for which `isBefore` is false, or the count if there is none.
  ///
  /// It must be true for all numbers up to some point and false from there on.
  package static func firstPlace(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = (first + end) / 2
      if isBefore(middle) { first = middle + 1 } else { end = middle }
    }
    return first
  }

  /// Sorts numbers in ascending order, for the inner loops.
  ///
  /// The library's sort calls `<` as a function in a program that is compiled for size, which makes a
  /// guess of 17 letters a quarter more expensive.
  ///
  /// Source: D. L. Shell, "A High-Speed Sorting Procedure", 1959, with the gaps of M. Ciura, 2001.
  @_optimize(speed)
  package static func ascending<Number: FixedWidthInteger>(_ numbers: [Number]) -> [Number] {
    var sorted = numbers
    sorted.withUnsafeMutableBufferPointer { sorted in
      for gap in [701, 301, 132, 57, 23, 10, 4, 1] where gap < sorted.count {
        for place in gap..<sorted.count {
          let number = sorted[place]
          var free = place
          while free >= gap, sorted[free &- gap] > number {
            sorted[free] = sorted[free &- gap]
            free &-= gap
          }
          sorted[free] = number
        }
      }
    }
    return sorted
  }
}

extension Array {
  /// The items sorted by an order; equal items keep their order.
  package func inOrder(_ isBefore: (Element, Element) -> Bool) -> [Element] {
    Order.places(count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
  }
}
