/** What begins with 'w' and a slash: 'w/d', 'w/o bsmt', 'w/ loft'. */
export const SHORT_WITH: readonly [RegExp, string][] = [
  [/\bw\/?\s?d\b(?=\s*(?:in|incl|stay|conv|hook|conn|$|-|\/))|\bw\/d\b/gi, 'washer and dryer'],
  [/\bw\/o\s*(?=bsmt|bsmnt|basement|ll\b|lower level)/gi, 'walk-out '],
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/i\b\s*/gi, 'walk-in '],
  [/\bw\/w\b\s*/gi, 'wall-to-wall '],
  [/\bw\/\s*/gi, 'with '],
  [/(?<=\w )w (?=\w)/g, 'with '],
]
