import type { NounPhrase } from '../feature.ts'
import { isParticiple } from '../grammar/sense.ts'
import { tagged } from '../grammar/tags.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'

const WORDS_MAX = 4

/** Parts of foreign names: 'Cala de Oro'. */
const PARTICLE = /^(?:de|del|la|las|los|el|von|van|der|du|di|da)$/

/** People, sums, times and opinions: words of a sale and of talk, which no part of a property is called by. */
const NOT_OF_PROPERTY =
  /^(?:prices?|cash|deals?|sellers?|buyers?|agents?|owners?|brokers?|sales?|offers?|markets?|estate|probate|titles?|values?|shows?|times?|photos?|pictures?|weeks?|weekends?|days?|months?|years?|today|issues?|problems?|concerns?|disputes?|talks?|drops?|come|ideas?|dreams?|plans?|neighbors?|dogs?|cats?|pets?|super|money|profits?|returns?|luck|karma|vibes?|warriors?|winners?|heaven|breeze|slate|charm|feel|look|looks|style|life|living|love|fun|joy|bones|gems?|steal|starters?|projects?|things?|stuff|items?|reasons?|questions?|details?|info|references?|credit|score|income|tandem|kings?|queens?|husband|wife|man|men|woman|women|people|guys?|folks|friends?|divorce|death|move|moves|relocation|story|facts?|truth|help|need|needs|want|wants|care|hope|chance|sign|signs|call|calls|text|texts|email|close|lots|tons|reports?|letters?|forms?|pickup|seasons?|sides?|ends?|corners?|areas?|leaks?|cracks?|stains?|rot|mold|rust|wear|damage|noise|smell|odors?|traffic|house|home|homes|property)$/

/** Endings of what cannot be seen: 'motivation', 'readiness'. */
const ABSTRACT = /(?:tion|sion|ness|ity|ance|ence|ism|hood|dom|cy)s?$/

/**
 * Whether a name of nouns that the trade lists do not know is plain English for one thing: 'boat privileges', 'cheese cave',
 * 'Manassas sandstone'. What begins with an adjective may be praise, and what speaks of a sale is no thing.
 */
export const isPlainThing = ({ text, isName, tail }: NounPhrase): boolean => {
  const words = text.split(' ')
  if (isName || words.length < 2 || words.length > WORDS_MAX || /[^\p{L}' -]/u.test(text))
    return false
  const all = [...words, ...tail.split(' ').filter(Boolean)]
  if (all.some((word) => NOT_OF_PROPERTY.test(word.toLowerCase()))) return false
  const head = words.at(-1) ?? ''
  if (!/^[a-z]{3,}$/.test(head) || ABSTRACT.test(head) || isParticiple(head)) return false
  const isEnglish = words.every(
    (word, at) =>
      (at < words.length - 1 && (/^\p{Lu}\p{Ll}+$/u.test(word) || PARTICLE.test(word))) ||
      isKnownWord(word),
  )
  const tags = tagged(`it has the ${text}`).slice(3)
  return (
    isEnglish &&
    tags.at(-1)?.tag === 'NOUN' &&
    tags.every(
      ({ tag, text: word }, at) =>
        /^(?:NOUN|PROPN)$/.test(tag) ||
        PARTICLE.test(word) ||
        /^\p{Lu}/u.test(word) ||
        (at === 0 && /-/.test(word)) ||
        (at > 0 && tag === 'ADJ'),
    )
  )
}
