import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { isFiniteVerb, isNoun, isParticiple } from './sense.ts'
import type { TaggedWord } from './tags.ts'

/**
 * What a word can be in a note, one letter each, so that the order of the words can be matched as a string: D determiner,
 * Q number, Y year, S sum of money, N noun, J adjective, E past participle, V verb, M auxiliary, A adverb, R preposition,
 * O 'of', T 'to' before a verb, C 'and' or 'or', K comma, X anything else.
 */
export type WordClass =
  | 'D'
  | 'Q'
  | 'Y'
  | 'S'
  | 'N'
  | 'J'
  | 'E'
  | 'V'
  | 'M'
  | 'A'
  | 'R'
  | 'O'
  | 'T'
  | 'C'
  | 'K'
  | 'X'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const DETERMINERS = setOf(
  'a an the this its each every all both some any no another several many most their other',
)
const AUXILIARIES = setOf(
  'is are was were has have had will would can could may might must should does do did',
)
const PREPOSITIONS = setOf(
  'in on at from off under over near for by with within through throughout behind beside above below across into around along inside outside between after before since until during per via without against toward towards beneath onto past than as',
)
const ADVERBS = setOf(
  'not never always already recently just still now currently here there away together yearly annually monthly quarterly weekly twice once upstairs downstairs indoors outdoors outside inside throughout up down back out again too also only almost well yet separately individually directly fully partially partly mostly completely totally newly freshly professionally today soon overhead nearby each apiece year-round',
)
const STATES = setOf(
  'new newer original vacant empty open available ready paid shared separate included furnished unfinished finished negotiable assumable transferable current dated dry level private gated public legal permitted seasonal optional extra deeded owned leased underway complete possible flexible due extendable renewable redeemable inoperable operable functional usable tillable buildable livable eligible exempt here underway working relocating retiring moving downsizing',
)
/** Verbs that agents use of a property, its parts and the parties to a sale. */
const VERBS = setOf(
  'face back overlook front open lead run pass need want prefer require request allow permit include cover pay plow mow maintain handle own rent lease transfer convey stay remain go come apply hold carry fit seat sleep store serve heat cool feed drain flood leak work lock provide offer accept consider review expire end begin start renew convert connect adjoin abut border touch cross stretch extend reach wrap surround join share use keep take make give get look sit stand lie live drive bring add produce generate yield average gross net cost earn qualify meet exceed operate supply support house contain slope rise fall drop climb divide separate split remove repair replace clean service insure collect sell close control limit restrict prohibit exclude',
)

/** Verbs that are nouns as well: 'flood insurance', 'transfer tax', 'needs work'. */
const NOUNS_TOO = setOf(
  'flood lead transfer lease drain drive work run cover share use front back yield lock stand control limit split drop rise fall service request permit offer rent heat feed end start close cost review walk store support supply house touch cross reach wrap drives works covers runs shares uses locks limits requests permits offers rents leases costs walks stores transfers drains floods backs',
)

const baseOf = (verb: string): string[] => [
  verb.replace(/ies$/, 'y'),
  verb.replace(/(?<=(?:ch|sh|ss|x|o))es$/, ''),
  verb.replace(/s$/, ''),
]

const isKnownVerb = (word: string): boolean =>
  VERBS.has(word) || (/s$/.test(word) && baseOf(word).some((base) => VERBS.has(base)))

/** Nouns in -s that are the plural of a noun rather than a verb. */
const isVerbAlone = (word: string): boolean =>
  isKnownVerb(word) && !NOUNS_TOO.has(word) && !isHeadNoun(singular(word))

/** Whether a note ends in a verb that has its subject before it, and is no name of a thing: 'community pool opens'. */
export const endsInVerb = (text: string): boolean => {
  const [, before = '', last = ''] = /^(.*[a-z]) ([a-z]+)$/i.exec(text) ?? []
  return before !== '' && /s$/.test(last) && isVerbAlone(last)
}

/** Whether a thing does something in some direction: 'glass walls open to the view', 'kitchen looks onto the court'. */
export const hasDirectedVerb = (text: string): boolean =>
  Array.from(
    text.toLowerCase().matchAll(/[a-z] ([a-z]+) (?:up )?(?:to|onto|into|on|out|over|toward|towards|upon)\b/g),
    ([, word = '']) => word,
  ).some((word) => isVerbAlone(word) || word === 'open')

const NUMBER =
  /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|first|second|third|fourth|fifth)$/i

/** What a word may be, the likeliest first. */
export const classesOf = ({ text, tag }: TaggedWord): readonly WordClass[] => {
  const word = text.toLowerCase()
  if (word === ',' || word === ';') return ['K']
  if (/^(?:19|20)\d\d$/.test(word)) return ['Y']
  if (/^\$\d/.test(word)) return ['S']
  if (/^(?:second|third|half)$/.test(word)) return ['Q', 'N']
  if (NUMBER.test(word)) return ['Q']
  if (word === 'of') return ['O']
  if (word === 'to') return ['T', 'R']
  if (word === 'and' || word === 'or') return ['C']
  if (/^(?:but|so|if|while|because|unless|when|which|that|who|where)$/.test(word)) return ['X']
  if (AUXILIARIES.has(word)) return ['M']
  if (word === 'both' || word === 'all') return ['D', 'A']
  if (DETERMINERS.has(word)) return ['D']
  const classes = new Set<WordClass>()
  if (isKnownVerb(word)) classes.add('V')
  if (PREPOSITIONS.has(word)) classes.add('R')
  if (ADVERBS.has(word) || (/[a-z]ly$/.test(word) && tag === 'ADV')) classes.add('A')
  if (STATES.has(word)) classes.add('J')
  if (isParticiple(word)) classes.add('E')
  if (isHeadNoun(singular(word)) || /^\p{Lu}/u.test(text)) classes.add('N')
  if (NOUNS_TOO.has(word)) classes.add('N')
  if (classes.size === 0) for (const other of byTag(text, tag)) classes.add(other)
  return [...classes]
}

const byTag = (text: string, tag: string): WordClass[] => {
  if (/[()=@+#/:?!%*]/.test(text)) return ['X']
  if (tag === 'ADJ') return ['J', 'N']
  if (tag === 'ADV') return ['A']
  if (isFiniteVerb({ text, tag })) return ['V', 'N']
  return isNoun({ text, tag }) ? ['N'] : ['X']
}
