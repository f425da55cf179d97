const PLAIN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '•': '-',
  '·': '-',
  '×': 'x',
  '⁄': '/',
  '°': ' degrees',
  '©': '(c)',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  œ: 'oe',
  Œ: 'OE',
}

/** Remarks for systems that accept only plain ASCII. @example toAscii('1½ baths — “lofty”') // '1 1/2 baths - "lofty"' */
export const toAscii = (text: string): string =>
  text
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
    .replace(/ ?— ?/g, ' - ')
    .replaceAll('™', '')
    .normalize('NFKD')
    .replace(
      /[^\x20-\x7e\n]/g,
      (character) => PLAIN[character] ?? (/\s/.test(character) ? ' ' : ''),
    )
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[\n.,;:!?]|$)/g, '')
