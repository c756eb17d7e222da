// Greek capitals; marks.js adds the accents. The grids are those of lettering.js.

export const strokes = {
  Α: 'UCY LN',
  Β: 'UAdiKoyU',
  Γ: 'UAE',
  Δ: 'UCYU',
  Ε: 'EAUY KN',
  Ζ: 'AEUY',
  Η: 'AU EY KO',
  Θ: 'CeyuaC LN',
  Ι: 'CW BD VX',
  Κ: 'AU EKY',
  Λ: 'UCY',
  Μ: 'UAMEY',
  Ν: 'UAYE',
  Ξ: 'AE LN UY',
  Ο: 'CeyuaC',
  Π: 'UAEY',
  Ρ: 'UAejK',
  Σ: 'EAMUY',
  Τ: 'AE CW',
  Υ: 'AME MW',
  Φ: 'CW HjtpfH',
  Χ: 'AY EU',
  Ψ: 'AptE CW',
  Ω: 'UVkaeoXY',
};

/** How much wider than others a letter is drawn. */
export const widths = { Γ: .85, Ε: .9, Μ: 1.3, Ν: 1.05, Ο: 1.1, Θ: 1.1, Φ: 1.2, Ψ: 1.1, Ω: 1.15 };
