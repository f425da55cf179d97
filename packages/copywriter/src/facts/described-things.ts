import type { Item } from './item.ts'

/** Words that agents type behind a thing and its comma, and that belong before it. */
const ADJECTIVE =
  /^(?:heated|shared|dry|covered|screened|insulated|detached|attached|tankless|gated|paved|unfinished|finished|lighted|oversized|tandem|side[- ]by[- ]side|whole[- ]house|whole[- ]home|freight|saltwater|gunite|in-ground|above ground|wood[- ]burning|private|stocked|spring[- ]fed|\d+[- ](?:zone|stop)s?)$/i
/** Adjectives that say something of a few things only: 'garage, fenced' are a garage and a fence. */
const ADJECTIVES_OF: readonly [adjective: RegExp, thing: RegExp][] = [
  [/^gas$/i, /\b(?:fireplace|water heater|generator|grill|fire pit|dryer|furnace)$/i],
  [/^fenced$/i, /\b(?:lot|garden|pool|pasture|patio)$/i],
  [
    /^(?:leased|owned|paid off)$/i,
    /\b(?:solar(?: panels| system)?|panels|generator|water heater|water softener|parking|spaces?|spots?|stalls?)$/i,
  ],
]
const SIZE = /^\d{1,3}(?:'|ft)? ?[x×] ?\d{1,3}(?:'|ft)?$/i
const TERM = /^(\d+)[- ](?:years?|yrs?)$/i
const AGE = /^(?:(?:approx\.?|about|around|roughly|~) ?)?\d{1,2} ?(?:years?|yrs?)(?: old)?$/i
const DONE =
  /^(?:resurfaced|replastered|replaced|rebuilt|refinished|renovated|remodeled|updated|serviced|repaved|resealed|relined|painted|repainted|restored)(?: in)? (?:19|20)\d\d$/i
/** A bare thing: no verb, no figure but a count, nothing it is said to have. */
const THING =
  /^(?!no\b|not\b|near|close|walk|built|sold|zoned|pets?|cats?|dogs?|tenants?|rents?\b)(?:(?:\d{1,2}|one|two|three|four) )?[a-z][a-z' -]*[a-z]( (?:19|20)\d\d)?$/i
const NAMED_THING =
  /\b(?:garage|carport|shed|shop|barn|deck|patio|porch|pool|spa|driveway|basement|storage|entry|generator|fireplace|water heater|solar(?: panels| system)?|panels|spaces?|spots?|stalls?|parking|greenhouse|pond|workshop|garden|studio|sprinklers|irrigation|elevator|water softener|yard|lot|dock)(?: (?:off|in|on|with) [a-z ]+)?(?: (?:19|20)\d\d)?$/i

/** 'top floor rear unit, quiet' is a quiet unit. */
const CALM = /^(?:quiet|private|bright|sunny|secluded)$/i
const OF_ONE_PLACE =
  /^(?!.*\b(?:quiet|private|bright|sunny|secluded|on|in|with)\b).*\b(?:unit|lot|street|cul-de-sac|apartment|condo|location|backyard|yard|patio)$/i

/**
 * A thing and what follows it between commas, as one phrase.
 * @example describedThing([{ text: 'Detached garage' }, { text: 'heated' }, { text: '24x30' }], 0) // '24x30 heated detached garage'
 */
export const describedThing = (
  items: readonly Item[],
  start: number,
): { joined: Item[]; end: number } | null => {
  const first = items[start]
  if (!first || !THING.test(first.text)) return null
  let text = inLine(first.text)
  const works: Item[] = []
  let end = start + 1
  for (let next = items[end]; next?.index === first.index; next = items[end]) {
    const more = withDescription(text, next.text)
    if (more) text = more
    else if (DONE.test(next.text) && NAMED_THING.test(first.text))
      works.push({ text: `${headOf(first.text)} ${next.text}`, index: first.index })
    else break
    end++
  }
  return end > start + 1 ? { joined: [{ text, index: first.index }, ...works], end } : null
}

const withDescription = (thing: string, words: string): string | null => {
  if (/\bwarranty\b/i.test(thing) && TERM.test(words)) return before(thing, words)
  if (AGE.test(words) && /\b(?:roof|furnace|boiler|HVAC|AC|water heater|windows)$/i.test(thing))
    return `${thing.replace(/^newer /i, '')} ${words.replace(/(?: old)?$/i, ' old')}`
  if (CALM.test(words) && OF_ONE_PLACE.test(thing)) return before(thing, words)
  if (!NAMED_THING.test(thing)) return null
  const isOfThing = ADJECTIVES_OF.some(
    ([adjective, things]) => adjective.test(words) && things.test(thing),
  )
  return isOfThing || ADJECTIVE.test(words) || SIZE.test(words) ? before(thing, words) : null
}

/** A count stays first: 'two side-by-side deeded spaces'. */
const before = (thing: string, words: string): string => {
  const [, count = '', rest = thing] = /^((?:\d{1,2}|one|two|three|four) )?(.+)$/i.exec(thing) ?? []
  return `${count}${words.toLowerCase().replace(/^side by side$/, 'side-by-side')} ${rest}`
}

const headOf = (text: string): string =>
  inLine(text).replace(/ (?:off|in|on|with) .*$| (?:19|20)\d\d$/i, '')

/** The first word of a line that is no longer its first. */
const inLine = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
