/// The lines of an author, and the faults of the refused ones.
package struct AuthorLines {
  /// The accepted lines, in the author's order.
  package private(set) var lines: [AuthorLine] = []
  /// The faults in the order of their lines, one for each refused line.
  package private(set) var faults: [AuthorLine.Fault] = []

  mutating func take(_ line: AuthorLine) { lines.append(line) }

  mutating func refuse(_ fault: AuthorLine.Fault) {
    lines.removeAll { $0.number == fault.line }
    let place = faults.firstIndex { $0.line > fault.line } ?? faults.count
    faults.insert(fault, at: place)
  }

  mutating func refuse(where find: (AuthorLine) -> AuthorLine.Fault?) {
    for fault in lines.compactMap(find) { refuse(fault) }
  }
}
