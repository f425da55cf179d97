/** Where a text says a word, whole and in any case; -1 where it does not. */
export const wordAt = (text: string, word: string): number => {
  const [within, wanted] = [text.toLowerCase(), word.toLowerCase()]
  const isLetter = (at: number) => /\p{L}/u.test(within.charAt(at))
  let at = within.indexOf(wanted)
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + wanted.length)))
    at = within.indexOf(wanted, at + 1)
  return at
}
