import type { Draft } from './feature-draft.ts'
import { isHeadNoun } from './head-nouns.ts'

/** Words that never end the name of a thing. */
const NO_END =
  /(?:^| )(?:only|out|after|before|not|in|on|up|down|off|to|from|each|with|and|or|of|the|by|per|at|for|is|are|was|be|very|too|also|due|etc|than|as|but|if|so|no)$/i
/** Words that a clause has and the name of a thing has not. */
const IN_CLAUSES =
  /\b(?:being|not|choose|must|should|would|could|because|although|since|unless|please|ask|see|call|you|your|we|our|they|if|when|than)\b/i
/** Figures inside or behind a name: '3 over 2', 'comps at 310k', 'net 4,615'. */
const FIGURES_INSIDE = /\S [$#]?\d[\d,./]*[a-z%+]*(?= |$)/i
/** Figures that belong to a name: a model, a phase, a highway, an ordinal or a year. */
const FIGURES_OF_NAMES =
  /\b(?:type|phase|class|title|section|unit|highway|route|pier|gate|level|cat|exit|lot|tier|zone|of|for|to|with|at|on|in|over|under|from) \d[\d,.]*|(?:19|20)\d\d|\d[\d,.]*-\w+|\p{Lu}\S* \d+/giu

/** Whether what was read is a heap of words rather than the name of a thing. */
export const isUnreadable = ({ name, concept, statement, kind }: Draft): boolean => {
  if (!name || concept || statement || isHeadNoun(name.head) || kind === 'view') return false
  const text = `${name.text}${name.tail ? ` ${name.tail}` : ''}`
  return (
    NO_END.test(name.text) ||
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|[\d,.]+)$/.test(name.text) ||
    IN_CLAUSES.test(text) ||
    FIGURES_INSIDE.test(name.text.replace(FIGURES_OF_NAMES, 'x'))
  )
}
