const FOLDED: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
}

/** Folds quotes, hyphens, full-width letters and white space to ASCII without moving a single offset. */
export const normalise = (text: string): string =>
  /[^\n -~]/.test(text) ? text.replace(FOREIGN, toAscii) : text

const FOREIGN = /[^\S \n]|[\u2018\u2019\u02bc\u201c\u201d\u2010\u2011\u2013\uff01-\uff5e]/g

const toAscii = (character: string): string => {
  const code = character.charCodeAt(0)
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
  return FOLDED[character] ?? (character === '\r' ? '\n' : ' ')
}

/** Lower case without moving an offset: a letter whose lower case is longer stays as it is. */
export const lowerCase = (text: string): string => {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (character) => {
    const small = character.toLowerCase()
    return small.length === character.length ? small : character
  }).join('')
}
