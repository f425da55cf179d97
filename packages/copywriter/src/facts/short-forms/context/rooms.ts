/** Rooms as listings abbreviate them: 'LR', '3 br', 'fam rm'. */
export const SHORT_ROOMS: readonly [RegExp, string][] = [
  [
    /(?<!\bby )\bLL\b(?! (?:pays?|meeting|approval|responsible|covers|provides|handles|will)\b)/g,
    'lower level',
  ],
  [/\bLR\b|(?<=formal |in |off |^)lr\b/g, 'living room'],
  [/\bF\.?DR\b/g, 'formal dining room'],
  [/\bDR\b|(?<=formal |in |off |^)dr\b/g, 'dining room'],
  [/\bfam(?:ily)? rm\b|\bfam room\b|(?<=in |off |^)FR\b/g, 'family room'],
  [/\bliv rm\b/gi, 'living room'],
  [/\bdin rm\b/gi, 'dining room'],
  [
    /\b(\d+) ?(?:br|bd|bdrms?|beds?)\s*[/,]?\s*(\d(?:\.\d)?) ?ba(?:ths?)?\b/gi,
    '$1 bedroom $2 bath',
  ],
  [/(\d) ?(?:br|bd|bdrms?)\b/gi, '$1 bedroom'],
  [/\b(guest|primary|main|third|fourth|extra|bonus) br\b/gi, '$1 bedroom'],
  // Without a figure the letters stand for one room: 'third floor BR is big', 'barn door to BR area'.
  [/(?<!\d[- ]?)\bBR\b/g, 'bedroom'],
  [
    /(?<=^|\+ |, |and |with |for |upstairs |downstairs |hall |main |tile |updated |second |extra )BA(?=$|,| (?:\+|and|&) )/g,
    'bath',
  ],
  [/(?<!\d ?)\bBA'?s\b/g, 'baths'],
  [
    /(\d)[- ]bed (?=adu|apartment|apt|unit|guest|cottage|casita|house|suite|condo|flat)/gi,
    '$1 bedroom ',
  ],
]
