import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { isFiniteVerb, isNoun, isParticiple } from './sense.ts'
import type { TaggedWord } from './tags.ts'
import { isKnownVerb, VERBS_AND_NOUNS } from './verbs.ts'

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
  if (isParticiple(word) || word === 'left') classes.add('E')
  if (isHeadNoun(singular(word)) || /^\p{Lu}/u.test(text)) classes.add('N')
  if (VERBS_AND_NOUNS.has(word)) classes.add('N')
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
