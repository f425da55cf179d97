/**
 * Whether a word may be another one with a slip of the keyboard: a letter left out, doubled or swapped with its
 * neighbor, or a wrong vowel. A further or another consonant makes a name of it: 'bridger', 'vilas'.
 */
export const isSlip = (typed: string, meant: string): boolean => {
  if (typed.length < meant.length) return true
  if (sorted(typed) === sorted(meant)) return true
  if (typed.length > meant.length)
    return (
      withoutDoubles(typed) === withoutDoubles(meant) || consonants(typed) === consonants(meant)
    )
  return consonants(typed) === consonants(meant)
}

const sorted = (word: string): string => [...word].sort().join('')
const withoutDoubles = (word: string): string => word.replace(/(.)\1/g, '$1')
const consonants = (word: string): string => withoutDoubles(word.replace(/[aeiouy]/g, ''))
