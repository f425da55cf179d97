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
  text.replace(
    /[\s\u2018\u2019\u02bc\u201c\u201d\u2010\u2011\u2013\uff01-\uff5e]/g,
    (character) => {
      const code = character.charCodeAt(0)
      if (code >= 0xff01) return String.fromCharCode(code - 0xfee0)
      if (character === '\n' || character === '\r') return '\n'
      return FOLDED[character] ?? ' '
    },
  )
