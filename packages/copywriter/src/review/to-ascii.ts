const PLAIN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': ' - ',
  '…': '...',
  '•': '-',
  '·': '-',
  '×': 'x',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '²': '2',
  '°': ' degrees',
  '™': '',
  '®': '',
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
    .replace(/(\d)(?=[½¼¾])/g, '$1 ')
    .replace(/ ?— ?/g, ' - ')
    .replace(/[‘’“”–…•·×½¼¾²°™®©ßæÆøØłŁœŒ]/g, (character) => PLAIN[character] ?? '')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e\n]/g, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[\n.,;:!?]|$)/g, '')
