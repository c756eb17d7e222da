/// Letters with their marks, composed to one character: those of Latin, Greek and Cyrillic, as
/// Unicode composes them.
///
/// This is all that is needed of Unicode's tables: a language declares single characters, and a
/// text may come decomposed, from a Mac's file names for one. What does not compose here has no
/// place in any alphabet but as it stands. Signs that Unicode holds equal to letters, Kelvin's and
/// Ångström's, are none.
enum Composition {
  /// The scalars of a text, each composed with the marks behind it.
  static func scalars(of text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if isMark(scalar), let base = scalars.last, let composed = composed(base, scalar) {
        scalars[scalars.count - 1] = composed
      } else {
        scalars.append(scalar)
      }
    }
    return scalars
  }

  /// Whether this stands above, below or through the character before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  /// Whether a character is another one with a mark.
  static func isMarked(_ scalar: Unicode.Scalar, from base: Unicode.Scalar) -> Bool {
    marks.description.unicodeScalars.contains { composed(base, $0) == scalar }
  }

  private static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    let marks = marks.description.unicodeScalars
    guard let pairs = zip(marks, pairs).first(where: { $0.0 == mark }) else { return nil }
    var scalars = pairs.1.description.unicodeScalars.makeIterator()
    while let plain = scalars.next(), let composed = scalars.next() {
      if plain == base { return composed }
    }
    return nil
  }
}
