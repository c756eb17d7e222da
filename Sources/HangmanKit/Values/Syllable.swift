/// A Korean syllable and the letters that it is written with.
enum Syllable {
  /// The consonants that begin a syllable, in Unicode's order.
  private static let beginnings: StaticString = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
  private static let vowels: StaticString = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
  /// The consonants that end one.
  private static let ends: StaticString = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"

  /// Returns the two or three letters of a syllable as they are on keys: ㄱ, ㅏ and ㄱ for 각.
  ///
  /// The result is empty for other characters.
  static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return [] }
    let place = Int(scalar.value - 0xAC00)
    let end = place % 28
    let letters = [letter(place / 28 / 21, of: beginnings), letter(place / 28 % 21, of: vowels)]
    return end == 0 ? letters : letters + [letter(end - 1, of: ends)]
  }

  private static func letter(_ place: Int, of letters: StaticString) -> Unicode.Scalar {
    let scalars = letters.description.unicodeScalars
    return scalars[scalars.index(scalars.startIndex, offsetBy: place)]
  }
}
