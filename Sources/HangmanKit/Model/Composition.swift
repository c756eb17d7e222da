/// Letters with their marks, composed to one character: of Latin, Greek and Cyrillic those with
/// code points below U+0530, as Unicode composes them.
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

  private static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    var pairs = Self.pairs(of: mark).unicodeScalars.makeIterator()
    while let plain = pairs.next(), let composed = pairs.next() {
      if plain == base { return composed }
    }
    return nil
  }

  /// The characters that a mark is composed with, each followed by what becomes of it.
  private static func pairs(of mark: Unicode.Scalar) -> String {
    switch mark.value {
    case 0x0300:  // grave accent
      "AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝ"
    case 0x0301:  // acute accent
      """
      AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsś\
      ZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿ¨΅ΑΆΕΈΗΉΙΊΟΌΥΎΩΏϊΐαά\
      εέηήιίϋΰοόυύωώϒϓГЃКЌгѓкќ
      """
    case 0x0302:  // circumflex accent
      """
      AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵ\
      YŶyŷ
      """
    case 0x0303:  // tilde
      "AÃNÑOÕaãnñoõIĨiĩUŨuũ"
    case 0x0304:  // macron
      """
      AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫ\
      ÕȬõȭȮȰȯȱYȲyȳИӢиӣУӮуӯ
      """
    case 0x0306:  // breve
      "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗ"
    case 0x0307:  // dot above
      "CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯ"
    case 0x0308:  // diaeresis
      """
      AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋϒϔЕЁІЇеёіїАӒ\
      аӓӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭУӰуӱЧӴчӵЫӸыӹ
      """
    case 0x030A:  // ring above
      "AÅaåUŮuů"
    case 0x030B:  // double acute accent
      "OŐoőUŰuűУӲуӳ"
    case 0x030C:  // caron
      """
      CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐ\
      OǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ
      """
    case 0x030F:  // double grave accent
      "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ"
    case 0x0311:  // inverted breve
      "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"
    case 0x031B:  // horn
      "OƠoơUƯuư"
    case 0x0326:  // comma below
      "SȘsșTȚtț"
    case 0x0327:  // cedilla
      "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩ"
    case 0x0328:  // ogonek
      "AĄaąEĘeęIĮiįUŲuųOǪoǫ"
    default: ""
    }
  }
}
