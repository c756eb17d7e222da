/// The composition of letters and their marks to one character: in Latin, Greek and Cyrillic, and of
/// Korean syllables, as in Unicode.
///
/// No other part of Unicode's tables is needed: a language declares single characters, and only a text,
/// for example from a Mac's file names, may come decomposed. A pair that does not compose here stays
/// two characters. Signs that Unicode treats as equal to letters, such as Kelvin's and Ångström's, do
/// not become letters.
enum Composition {
  /// Returns the scalars of a text, each composed with the marks after it.
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

  /// Whether a character is drawn above, below or through the one before it.
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
