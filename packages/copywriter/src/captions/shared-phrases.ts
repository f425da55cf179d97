const RUN = 6

/** Whether two texts share six words in a row. */
export const sharesPhrase = (one: string, other: string): boolean => {
  const words = plainWords(one)
  const otherText = ` ${plainWords(other).join(' ')} `
  for (let at = 0; at + RUN <= words.length; at++)
    if (otherText.includes(` ${words.slice(at, at + RUN).join(' ')} `)) return true
  return false
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
