const PAIRS: readonly [singular: string, plural: string][] = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["doesn't", "don't"],
  ["hasn't", "haven't"],
  ['goes', 'go'],
]
const TO_PLURAL = new Map(PAIRS)
const TO_SINGULAR = new Map(PAIRS.map(([singular, plural]) => [plural, singular]))

// Verbs that the copybook uses after plural subjects; after a singular one they take an -s.
const PLURAL_VERBS: ReadonlySet<string> = new Set(
  'admit bear bring come fold get give grow hold keep leave let look make need open protect put require run serve shade stand stay supply take turn want wear work'.split(
    ' ',
  ),
)

// Words in -s that follow a noun and are no verbs.
const NO_VERBS =
  /^(?:as|us|its|his|this|less|plus|yes|upstairs|downstairs|outdoors|indoors|besides|always|sometimes|perhaps|towards|afterwards|nowadays|across|thus|unless|versus|minus|previous|various)$/

/** The word after a subject, agreeing with it; a word that is no known verb stays as it is. */
export const agreeing = (word: string, isPlural: boolean): string => {
  if (!isPlural)
    return (
      TO_SINGULAR.get(word) ??
      (PLURAL_VERBS.has(word) ? `${word.replace(/([^aeiou])y$/, '$1ie')}s` : word)
    )
  const known = TO_PLURAL.get(word)
  if (known) return known
  if (!/^[a-z]{2,}[^s]s$/.test(word) || NO_VERBS.test(word)) return word
  if (/(?:sh|ch|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  return /[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** Whether a word after a subject can be turned to the other number. */
export const isTurnable = (word: string, isPlural: boolean): boolean =>
  agreeing(word, isPlural) !== word

const THERE_BEFORE = /\b([Tt]here)(?: is| are|'s)((?:,? (?:also|besides))?,? )$/
const VERB_BEFORE = /\b(is|are|was|were) (?:also )?$/

/** What stands before a slot, agreeing with it: 'There is ' before 'two decks' is 'There are '. */
export const leadingUp = (before: string, isPlural: boolean): string =>
  before.replace(THERE_BEFORE, (found, there: string, after: string) => {
    const isContracted = found.includes("'s")
    return `${there}${isPlural ? ' are' : isContracted ? "'s" : ' is'}${after}`
  })

/** 'Outside are' before one thing is 'Outside is'. */
export const inverted = (before: string, isPlural: boolean): string =>
  /(?:^|[.;:] )(?:In|On|Of|Within|Out|Outside|Outdoors|Inside|Indoors|Below|Above|Among|For|Besides|Beyond|To|With)\b[^.,:;]*$/.test(
    before,
  )
    ? before.replace(VERB_BEFORE, (found, verb: string) =>
        found.replace(verb, agreeing(verb, isPlural)),
      )
    : before
