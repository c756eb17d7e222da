/// The compatibility forms of letters, digits and signs: characters that Unicode has for other uses or for
/// older encodings, and calls equal to plain ones but for their look.
///
/// Whole alphabets in other fonts and rows of numbers are rules of `PlainForm`. Source: the compatibility
/// decompositions of Unicode 18, without phonetic letters.
enum CompatibleForms {
  /// Plain texts, each followed by the characters that become it.
  private static let table: StaticString =
    """
    a ªᵃₐ μ µ o ºᵒₒℴ IJ Ĳ ij ĳ s ſˢₛ DŽ Ǆ Dž ǅ dž ǆ LJ Ǉ Lj ǈ lj ǉ NJ Ǌ Nj ǋ nj ǌ DZ Ǳ Dz ǲ \
    dz ǳ h ʰₕℎ j ʲⅉⱼ r ʳᵣ w ʷ\u{209D} y ʸ\u{209E} l ˡₗℓ x ˣₓ β ϐᵝᵦ θ ϑᶿ Υ ϒ Ύ ϓ Ϋ ϔ φ ϕᵠᵩ π ϖℼ κ ϰ ρ ϱᵨ ς ϲ \
    Θ ϴ ε ϵ Σ Ϲ A ᴬ Æ ᴭ B ᴮℬ D ᴰⅅ E ᴱℰ G ᴳ H ᴴℋℌℍ I ᴵℐℑ J ᴶ K ᴷ L ᴸℒ M ᴹℳ N ᴺℕ O ᴼ P ᴾℙ \
    R ᴿℛℜℝ🄬 T ᵀ U ᵁ W ᵂ b ᵇ d ᵈⅆ e ᵉₑℯⅇ g ᵍℊ k ᵏₖ m ᵐₘ ŋ ᵑ p ᵖₚ t ᵗₜ u ᵘᵤ v ᵛᵥ γ ᵞᵧℽ δ ᵟ χ ᵡᵪ \
    i ᵢⁱℹⅈ н ᵸ c ᶜ ð ᶞ f ᶠ z ᶻ\u{209F} ṡ ẛ . ․﹒ .. ‥︰ !! ‼ ?? ⁇ ?! ⁈ !? ⁉ + ⁺₊﬩﹢ = ⁼₌﹦ ( ⁽₍︵﹙ ) ⁾₎︶﹚ \
    n ⁿₙ a/c ℀ a/s ℁ C ℂℭꟲ🄫 c/o ℅ c/u ℆ ħ ℏ𐞕 No № Q ℚꟴ S \u{A7F1} SM ℠ TEL ℡ TM ™ Z ℤℨ F ℱꟳ א ℵﬡ ב ℶ ג ℷ \
    ד ℸﬢ FAX ℻ Γ ℾ Π ℿ ::= ⩴ == ⩵ === ⩶ V ⱽ PTE ㉐ Hg ㋌ erg ㋍ eV ㋎ LTD ㋏ hPa ㍱ da ㍲ AU ㍳ bar ㍴ \
    oV ㍵ pc ㍶ dm ㍷ dm2 ㍸ dm3 ㍹ IU ㍺ pA ㎀ nA ㎁ μA ㎂ mA ㎃ kA ㎄ KB ㎅ MB ㎆ GB ㎇ cal ㎈ kcal ㎉ pF ㎊ \
    nF ㎋ μF ㎌ μg ㎍ mg ㎎ kg ㎏ Hz ㎐ kHz ㎑ MHz ㎒ GHz ㎓ THz ㎔ μl ㎕ ml ㎖ dl ㎗ kl ㎘ fm ㎙ nm ㎚ μm ㎛ \
    mm ㎜ cm ㎝ km ㎞ mm2 ㎟ cm2 ㎠ m2 ㎡ km2 ㎢ mm3 ㎣ cm3 ㎤ m3 ㎥ km3 ㎦ Pa ㎩ kPa ㎪ MPa ㎫ GPa ㎬ rad ㎭ \
    ps ㎰ ns ㎱ μs ㎲ ms ㎳ pV ㎴ nV ㎵ μV ㎶ mV ㎷ kV ㎸ MV ㎹🅋 pW ㎺ nW ㎻ μW ㎼ mW ㎽ kW ㎾ MW ㎿ kΩ ㏀ MΩ ㏁ \
    a.m. ㏂ Bq ㏃ cc ㏄ cd ㏅ Co. ㏇ dB ㏈ Gy ㏉ ha ㏊ HP ㏋ in ㏌ KK ㏍ KM ㏎ kt ㏏ lm ㏐ ln ㏑ log ㏒ lx ㏓ \
    mb ㏔ mil ㏕ mol ㏖ PH ㏗ p.m. ㏘ PPM ㏙ PR ㏚ sr ㏛ Sv ㏜ Wb ㏝ gal ㏿ ъ ꚜ ь ꚝ Ħ ꟸ œ ꟹ ff ﬀ fi ﬁ \
    fl ﬂ ffi ﬃ ffl ﬄ st ﬅﬆ ע ﬠ ה ﬣ כ ﬤ ל ﬥ ם ﬦ ר ﬧ ת ﬨ אל ﭏ , ︐﹐ : ︓﹕ ; ︔﹔ ! ︕﹗ ? ︖﹖ ... ︙ # ﹟ \
    & ﹠ * ﹡ $ ﹩ % ﹪ @ ﹫ æ 𐞃 ø 𐞢 q 𐞥 ı 𝚤 ȷ 𝚥 Ϝ 𝟊 ϝ 𝟋 0. 🄀 CD 🄭 WZ 🄮 HV 🅊 SD 🅌 SS 🅍 \
    PPV 🅎 WC 🅏 MC 🅪 MD 🅫 MR 🅬 DJ 🆐
    """

  /// Returns the plain text of a character; `nil` if it is not in the table.
  static func plain(of scalar: Unicode.Scalar) -> String? {
    guard isIndexed(scalar.value) else { return nil }
    var plain = String.UnicodeScalarView()
    var (word, isPlain) = (String.UnicodeScalarView(), true)
    for member in table.description.unicodeScalars {
      if member == " " {
        if isPlain { plain = word }
        isPlain.toggle()
        word = String.UnicodeScalarView()
      } else if !isPlain, member == scalar {
        return String(plain)
      } else {
        word.append(member)
      }
    }
    return nil
  }

  /// Whether the table may have a character: nearly all letters of lists are outside these blocks.
  private static func isIndexed(_ value: UInt32) -> Bool {
    switch value {
    case 0xAA, 0xB5, 0xBA, 0x132...0x133, 0x17F, 0x1C4...0x1F3, 0x2B0...0x2E4, 0x3D0...0x3F9: true
    case 0x1D2C...0x1E9B, 0x2024...0x2149, 0x2A74...0x2C7D, 0x3250...0x33FF, 0xA69C...0xA7F9: true
    case 0xFB00...0xFB4F, 0xFE10...0xFE6B, 0x10783...0x107A5, 0x1D6A4...0x1D7CB: true
    case 0x1F100...0x1F190: true
    default: false
    }
  }
}
