/** How a note was typed: all in capitals ('shouted'), with a capital for each word, or with one at the beginning. */
export type CaseStyle = 'shouted' | 'title' | 'sentence'

export const caseOf = (text: string): CaseStyle => {
  // 'Walk to Central Market': what follows is a name.
  if (/^\p{Lu}\p{Ll}+ (?:walk )?(?:to|from) (?:the )?\p{Lu}|^Corner of /u.test(text))
    return 'sentence'
  const letters = text.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length
  // 'PATCO 0.6 mi' has one name in capitals, and is not shouted.
  const isOneName = (text.match(/\p{Lu}{2,}/gu) ?? []).length === 1 && /\p{Ll}{2}/u.test(text)
  if (letters.length > 4 && capitals > letters.length * 0.6 && !isOneName) return 'shouted'
  const words = (text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter(
    (word) => word.length > 3 && !/^(?:with|from|over|into|near)$/.test(word),
  )
  const isTitle = words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word))
  const hasSmall =
    /(?<![\p{L}\p{N}'’-])(?!(?:and|the|for|with|off|via|from|per|min|incl)\b)\p{Ll}{3,}/u.test(text)
  return isTitle && !hasSmall ? 'title' : 'sentence'
}
