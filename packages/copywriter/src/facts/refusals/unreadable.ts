import type { NounPhrase } from '../feature.ts'
import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { isPlainThing } from './plain-things.ts'

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

/** Words that end a clause or a remark; no thing is called by them. */
const NO_HEAD =
  /(?:^| )(?:across|above|below|through|thru|twice|once|direct|passive|unaware|confidential|none|conveys?|stays?|remains?|vacant|occupied|turnkey|negotiable|pending|required|recommended|allowed|left|gross|net|each|apiece|total|max|min|plus|minus|more|less|early|late|only|later|now|soon|today|(?:one|two|three|four|five|six|seven|eight|nine|ten|[\d,.]+))$/i
/** A verb in the middle: 'gravel drive recommended all-wheel drive', 'window units convey'. */
const VERB_INSIDE =
  / (?:convey|conveys|recommended|allows?|requires?|lowers|crosses|can|may|will|must|has|have|goes|pays|stays|remains|is|are|was|were|been|due|paid) /i
/** Several are typed, and the noun is that of one: 'two arcade'. */
const isMiscounted = ({ text, number }: NounPhrase): boolean =>
  number === 'singular' && /^(?:two|three|four|five|six|seven|eight|nine|ten) /i.test(text)

/** Things that agents name now and then, and that are of no kind of their own. */
const THINGS: ReadonlySet<string> = new Set(
  (
    'potty section layer loop slide sticker pass sunset mile seating barrel nich package ring center burner ohana foot area ductwork share visibility location equipment increase allowance guarantee switch breaker table ' +
    'griddle pied-à-terre grass top egg outlet greenway air out drop-off cage egress rental potential mister shingle lab entrance stub ' +
    'fencing step drive-in cottonwood shuttle jitney lake river peek gingerbread adobe niche treehouse hammock swing bench lantern ' +
    'agreement cover collar remote seepage moisture settling dampness stall underlayment flashing membrane decking coating liner burner circulator plaster filter salt casing condenser compressor coil handler ' +
    'rough-in seating chandelier trampoline hoop cupola weathervane ladder screen sunshade planter trough coop kennel run statue sculpture mural'
  ).split(' '),
)

/** A word of the dictionary, in either number. */
const isWord = (word: string): boolean => isKnownWord(word) || isKnownWord(singular(word))

/** Whether what was read is a heap of words rather than the name of a thing. */
export const isUnreadable = ({ name, concept, statement, kind, place }: ItemFeature): boolean => {
  // 'The water bill paid at is close by' was no distance.
  if (/\b(?:only|last|at(?! \p{Lu}| \d)|bill|appointment|not|paid|pd)\b/u.test(place)) return true
  if (!name || concept || statement || isHeadNoun(name.head) || kind === 'view') return false
  const text = `${name.text}${name.tail ? ` ${name.tail}` : ''}`
  return (
    // Of what it is not known what it is, nothing can be said: 'a tandem', 'an owner or broker'.
    (!name.isName && !THINGS.has(name.head) && !isPlainThing(name)) ||
    NO_END.test(name.text) ||
    NO_HEAD.test(name.text) ||
    VERB_INSIDE.test(` ${name.text} `) ||
    isMiscounted(name) ||
    /\/|(?:^| )[a-z](?: |$)/.test(name.text) ||
    / [a-z]+ \p{Lu}\p{Ll}+$/u.test(` ${name.text}`) ||
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|[\d,.]+)$/.test(name.text) ||
    IN_CLAUSES.test(text) ||
    name.text.split(' ').some((word) => /^[a-z]{5,}$/.test(word) && !isWord(word)) ||
    FIGURES_INSIDE.test(name.text.replace(FIGURES_OF_NAMES, 'x'))
  )
}
