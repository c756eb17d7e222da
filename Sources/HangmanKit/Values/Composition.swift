/// Letters with their marks, composed to one character: those of Latin, Greek and Cyrillic, and Korean
/// syllables, as Unicode composes them.
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
      if isPart(scalar), let base = scalars.last,
        let composed = isMark(scalar) ? composed(base, scalar) : syllable(base.value, scalar.value)
      {
        scalars[scalars.count - 1] = composed
      } else {
        scalars.append(scalar)
      }
    }
    return scalars
  }

  /// Whether this stands above, below or through the character before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  /// Whether a character may be composed with the one before it: a mark, or a vowel or an end of a Korean
  /// syllable.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1161...0x1175, 0x11A8...0x11C2: true
    default: false
    }
  }

  /// A Korean syllable, of a consonant and a vowel, or of these two and an end.
  private static func syllable(_ base: UInt32, _ part: UInt32) -> Unicode.Scalar? {
    switch (base, part) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((base - 0x1100) * 21 + part - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base - 0xAC00) % 28 == 0:
      Unicode.Scalar(base + part - 0x11A7)
    default: nil
    }
  }

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
