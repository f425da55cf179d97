/** A word of a name before a short form; prepositions that begin a note are none. */
const NAMED = String.raw`(?<=(?<![\p{L}])(?!(?:Near|To|At|By|Close|Walk|On|Off|From|Next|Behind|And)\b)\p{Lu}[\p{L}']+ )`
/** 'St' before a capital is a saint: 'Near St Jude'; 'Broad St Market' is a street. */
const OF_STREET = String.raw`\b\.?(?=$|,| (?:[a-z&+\d]|Market|Station|Bridge|Pier|Park))`

const shortName = (short: string, inFull: string): [RegExp, string] => [
  new RegExp(`${NAMED}${short}${OF_STREET}`, 'gu'),
  inFull,
]

/** Short forms that end the names of streets, parks and quarters. */
export const SHORT_FORMS_OF_PLACES: readonly [RegExp, string][] = [
  shortName('St', 'Street'),
  shortName('Ave?', 'Avenue'),
  shortName('Blvd', 'Boulevard'),
  shortName('Pkwy', 'Parkway'),
  shortName('Expy', 'Expressway'),
  shortName('Fwy', 'Freeway'),
  shortName('Tpke', 'Turnpike'),
  [
    /^(?:easy |quick )?on ?(?:\/|-|and|&) ?off (?:of |to |access (?:to )?)?(?=\p{Lu}|I-?\d)/giu,
    'easy access to ',
  ],
  shortName('Rd', 'Road'),
  shortName('Pk', 'Park'),
  shortName('Hts', 'Heights'),
  shortName('Co', 'County'),
  [new RegExp(`${NAMED}dist\\b\\.?$`, 'gu'), 'District'],
  // 'access at end of st', 'trail at edge of prop'
  [/(?<=\b(?:end|side|corner) of (?:the )?)st\b\.?$/gi, 'street'],
  [/(?<=\b(?:edge|end|back|front|corner|side|part) of )(?:the )?prop\b\.?$/gi, 'the property'],
  [/(?<=\b(?:mi|miles|min|minutes) (?:to|from) )Bachelor$/g, 'Mount Bachelor'],
  [/(?<=\p{Lu}[\p{L}']+ \p{Lu}[\p{L}']+ )elem(?:entary)?$/gu, 'Elementary'],
  [/\b(?:Lake|Lk) WA\b/g, 'Lake Washington'],
  // 'Ft Knox' is a fort; '80 Ft Frontage' is a length.
  [/(?<!\d ?)(?<!\b[Ss]q )\bFt\.? (?=\p{Lu}\p{Ll}{2})/gu, 'Fort '],
  [/^(canal|creek|river|lake|bayou|marsh|pond|bay) front$/gi, '$1 frontage'],
  [
    /^(borders|adjoins|abuts|backs to|bordering|adjoining) (?:natl\.?|nat'l|national) forest$/gi,
    '$1 national forest land',
  ],
  [/^([1-9])\/10 (?:mi|miles?)\b/gi, '0.$1 miles'],
]
