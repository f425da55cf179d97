import { measured } from '../figures/measures.ts'
import { withNames } from '../names/with-names.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { tidied } from '../tidying/tidy-item.ts'
import { isCommonWord } from '../vocabulary/known-words.ts'

/**
 * A note in the words of its author: shorthand written out, numbers in words, and no capital but that of a name.
 * @example cleanedNote('Oil in 3rd fl') // 'oil in third floor'
 */
export const cleanedNote = (typed: string): string => {
  const tidy = tidied(typed)
  const text = withNames(expandShorthand(tidy), tidy)
    .replace(/ \+ /g, ' and ')
    .replace(/ ?\/ ?mo(?:nth)?\b/gi, ' a month')
    .replace(/ ?\/ ?(?:yr|year)\b/gi, ' a year')
  return measured(
    text.replace(/^\p{Lu}\p{Ll}+(?![\p{L}\d])/u, (word) =>
      isCommonWord(word) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? word.toLowerCase() : word,
    ),
  )
}
