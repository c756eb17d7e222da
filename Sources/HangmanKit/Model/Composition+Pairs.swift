// Made by scripts/words/unicode, of Unicode 14.0.0.

extension Composition {
  /// Each mark, and the characters that it is composed with, each before its composition.
  static let pairs: [(mark: Unicode.Scalar, pairs: StaticString)] = [
    // Grave accent.
    (
      "\u{0300}",
      """
      AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝĒḔēḕŌṐōṑWẀ\
      wẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳἀἂἁἃἈἊἉἋἐἒἑἓἘἚἙἛ\
      ἠἢἡἣἨἪἩἫἰἲἱἳἸἺἹἻὀὂὁὃὈὊὉὋὐὒὑὓὙὛὠὢὡὣὨὪὩὫαὰεὲηὴιὶ\
      οὸυὺωὼΑᾺΕῈΗῊ᾿῍ϊῒΙῚ῾῝ϋῢΥῪ¨῭ΟῸΩῺ
      """
    ),
    // Acute accent.
    (
      "\u{0301}",
      """
      AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹ\
      zźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿ¨΅ΑΆΕΈΗΉΙΊΟΌΥΎΩΏϊΐαάεέηή\
      ιίϋΰοόυύωώϒϓГЃКЌгѓкќÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒ\
      ōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứἀἄἁἅἈἌἉἍ\
      ἐἔἑἕἘἜἙἝἠἤἡἥἨἬἩἭἰἴἱἵἸἼἹἽὀὄὁὅὈὌὉὍὐὔὑὕὙὝὠὤὡὥὨὬὩὭ\
      ᾿῎῾῞
      """
    ),
    // Circumflex accent.
    (
      "\u{0302}",
      """
      AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶ\
      yŷZẐzẑẠẬạậẸỆẹệỌỘọộ
      """
    ),
    // Tilde.
    (
      "\u{0303}",
      """
      AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠ\
      ơỡƯỮưữYỸyỹ
      """
    ),
    // Macron.
    (
      "\u{0304}",
      """
      AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬ\
      õȭȮȰȯȱYȲyȳИӢиӣУӮуӯGḠgḡḶḸḷḹṚṜṛṝαᾱΑᾹιῑΙῙυῡΥῩ
      """
    ),
    // Breve.
    (
      "\u{0306}",
      """
      AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗȨḜ\
      ȩḝẠẶạặαᾰΑᾸιῐΙῘυῠΥῨ
      """
    ),
    // Dot above.
    (
      "\u{0307}",
      """
      CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁ\
      NṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆwẇXẊxẋYẎyẏſẛ
      """
    ),
    // Diaeresis.
    (
      "\u{0308}",
      """
      AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋϒϔЕЁІЇеёіїАӒаӓ\
      ӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭУӰуӱЧӴчӵЫӸыӹHḦhḧÕṎ\
      õṏŪṺūṻWẄwẅXẌxẍtẗ
      """
    ),
    // Hook above.
    (
      "\u{0309}",
      """
      AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶ\
      yỷ
      """
    ),
    // Ring above.
    ("\u{030A}", "AÅaåUŮuůwẘyẙ"),
    // Double acute accent.
    ("\u{030B}", "OŐoőUŰuűУӲуӳ"),
    // Caron.
    (
      "\u{030C}",
      """
      CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑ\
      oǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ
      """
    ),
    // Double grave accent.
    ("\u{030F}", "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ"),
    // Inverted breve.
    ("\u{0311}", "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"),
    // Comma above.
    ("\u{0313}", "αἀΑἈεἐΕἘηἠΗἨιἰΙἸοὀΟὈυὐωὠΩὨρῤ"),
    // Reversed comma above.
    ("\u{0314}", "αἁΑἉεἑΕἙηἡΗἩιἱΙἹοὁΟὉυὑΥὙωὡΩὩρῥΡῬ"),
    // Horn.
    ("\u{031B}", "OƠoơUƯuư"),
    // Dot below.
    (
      "\u{0323}",
      """
      BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈ\
      wẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưựYỴyỵ
      """
    ),
    // Diaeresis below.
    ("\u{0324}", "UṲuṳ"),
    // Ring below.
    ("\u{0325}", "AḀaḁ"),
    // Comma below.
    ("\u{0326}", "SȘsșTȚtț"),
    // Cedilla.
    ("\u{0327}", "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ"),
    // Ogonek.
    ("\u{0328}", "AĄaąEĘeęIĮiįUŲuųOǪoǫ"),
    // Circumflex accent below.
    ("\u{032D}", "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"),
    // Breve below.
    ("\u{032E}", "HḪhḫ"),
    // Tilde below.
    ("\u{0330}", "EḚeḛIḬiḭUṴuṵ"),
    // Macron below.
    ("\u{0331}", "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"),
    // Greek perispomeni.
    (
      "\u{0342}",
      """
      ἀἆἁἇἈἎἉἏἠἦἡἧἨἮἩἯἰἶἱἷἸἾἹἿὐὖὑὗὙὟὠὦὡὧὨὮὩὯαᾶ¨῁ηῆ᾿῏\
      ιῖϊῗ῾῟υῦϋῧωῶ
      """
    ),
    // Greek ypogegrammeni.
    (
      "\u{0345}",
      """
      ἀᾀἁᾁἂᾂἃᾃἄᾄἅᾅἆᾆἇᾇἈᾈἉᾉἊᾊἋᾋἌᾌἍᾍἎᾎἏᾏἠᾐἡᾑἢᾒἣᾓἤᾔἥᾕἦᾖ\
      ἧᾗἨᾘἩᾙἪᾚἫᾛἬᾜἭᾝἮᾞἯᾟὠᾠὡᾡὢᾢὣᾣὤᾤὥᾥὦᾦὧᾧὨᾨὩᾩὪᾪὫᾫὬᾬὭᾭ\
      ὮᾮὯᾯὰᾲαᾳάᾴᾶᾷΑᾼὴῂηῃήῄῆῇΗῌὼῲωῳώῴῶῷΩῼ
      """
    ),
  ]
}
