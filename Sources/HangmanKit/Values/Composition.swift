/// The composition of letters and their marks to one character: in Latin, Greek, Cyrillic and Japanese,
/// and of Korean syllables, as in Unicode.
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
        let composed = composed(base, scalar) ?? syllable(base.value, scalar.value)
          ?? reordered(base, scalar)
      {
        scalars[scalars.count - 1] = composed
      } else {
        scalars.append(scalar)
      }
    }
    return scalars
  }

  /// Returns a text with its letters and marks composed.
  static func text(of text: String) -> String {
    guard text.unicodeScalars.contains(where: isPart) else { return text }
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: scalars(of: text))
    return String(composed)
  }

  /// Whether a character is drawn above, below or through the one before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  /// Whether a character may be composed with the one before it: a mark, or a vowel or an end of a Korean
  /// syllable.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1161...0x1175, 0x11A8...0x11C2, 0x3099...0x309A: true
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

  /// Returns a composed character with a mark that belongs before its own: Ê with a dot below, as
  /// Vietnamese keyboards send it, is Ẹ with a circumflex.
  private static func reordered(
    _ base: Unicode.Scalar,
    _ mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    for last in marks.description.unicodeScalars where place(of: mark) < place(of: last) {
      guard let plain = plain(base, without: last) else { continue }
      return composed(plain, mark).flatMap { composed($0, last) }
    }
    return nil
  }

  /// The place of a mark among several marks of a letter, in Unicode's order.
  private static func place(of mark: Unicode.Scalar) -> Int {
    switch mark.value {
    case 0x327, 0x328: 0
    case 0x31B: 1
    case 0x323...0x331: 2
    case 0x345: 4
    default: 3
    }
  }

  private static func plain(
    _ base: Unicode.Scalar,
    without mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    pair(of: mark) { $1 == base }?.plain
  }

  private static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    pair(of: mark) { plain, _ in plain == base }?.composed
  }

  /// Returns the first pair of a mark that a condition holds for.
  private static func pair(
    of mark: Unicode.Scalar,
    where isMeant: (_ plain: Unicode.Scalar, _ composed: Unicode.Scalar) -> Bool
  ) -> (plain: Unicode.Scalar, composed: Unicode.Scalar)? {
    let marks = marks.description.unicodeScalars
    guard let pairs = zip(marks, pairs).first(where: { $0.0 == mark }) else { return nil }
    var scalars = pairs.1.description.unicodeScalars.makeIterator()
    while let plain = scalars.next(), let composed = scalars.next() {
      if isMeant(plain, composed) { return (plain, composed) }
    }
    return nil
  }
}
