/** Solar systems with the number of their panels. */
export const SHORT_SOLAR: readonly [RegExp, string][] = [
  [
    /\b(owned|leased|financed|paid[- ]off) (solar|PV)(?: system)?,? (\d+)[- ]panels?\b/gi,
    '$1 $3-panel $2 system',
  ],
  // 'photovoltaic with battery', 'PV + battery': the noun is left out.
  [/^(PV|photovoltaics?) (with|and|\+) (?=(?:an? )?[a-z -]*batter(?:y|ies)\b)/gi, '$1 system $2 '],
  [
    /^solar(?: system)?,? (\d+)[- ]panels?,? \(?(owned|leased|financed|paid[- ]off)\)?$/gi,
    '$2 $1-panel solar system',
  ],
  [
    /^PV(?: system)?,? (\d+)[- ]panels?,? \(?(owned|leased|financed|paid[- ]off)\)?$/gi,
    '$2 $1-panel PV system',
  ],
]
