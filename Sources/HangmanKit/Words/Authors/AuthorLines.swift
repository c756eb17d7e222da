/// The lines of an author, and what was refused of them.
package struct AuthorLines {
  /// Those in which nothing was found, in their order.
  package private(set) var lines: [AuthorLine] = []
  /// In the order of their lines, each with one.
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
