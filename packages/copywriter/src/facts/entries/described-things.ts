import type { Item } from './item.ts'

/** Words that agents type behind a thing and its comma, and that belong before it. */
const ADJECTIVE =
  /^(?:heated|shared|dry|covered|screened|insulated|detached|attached|tankless|gated|paved|unfinished|finished|lighted|oversized|tandem|side[- ]by[- ]side|whole[- ]house|whole[- ]home|freight|saltwater|gunite|in-ground|above ground|wood[- ]burning|private|stocked|spring[- ]fed|\d+[- ](?:zone|stop)s?)$/i
/** What may stand behind a thing that an adjective is said of: its place or its size. */
const PLACE = '(?: (?:in|on|off|behind) [a-z ]+)?(?: \\d{1,3} ?x ?\\d{1,3})?$'
const thingsOf = (names: string): RegExp => new RegExp(`\\b(?:${names})${PLACE}`, 'i')
/** Adjectives that say something of a few things only: 'garage, fenced' are a garage and a fence. */
const ADJECTIVES_OF: readonly [adjective: RegExp, thing: RegExp][] = [
  [/^gas$/i, /\b(?:fireplace|FP|water heater|generator|grill|fire pit|dryer|furnace)$/i],
  [/^fenced$/i, /\b(?:lot|garden|pool|pasture|patio)$/i],
  [
    /^(?:leased|owned|paid off)$/i,
    /\b(?:solar(?: panels| system)?|panels|generator|water heater|water softener|parking|spaces?|spots?|stalls?|laundry)$/i,
  ],
  [/^(?:circular|gravel|concrete|asphalt)$/i, thingsOf('driveway|drive|parking|pad')],
  [/^(?:flagstone|concrete|brick[- ]paved)$/i, thingsOf('patio|walkway|courtyard')],
  [/^(?:composite|trex)$/i, thingsOf('deck|porch')],
  [/^wood[- ]fired$/i, thingsOf('sauna|hot tub|oven')],
  [/^(?:full[- ]size|stacked|card|coin)$/i, thingsOf('laundry')],
  [/^original$/i, thingsOf('counters|cabinets|fireplace')],
  [/^uncleared$/i, thingsOf('forest|woods|lot')],
  [/^EPA[- ](?:rated|certified)$/i, thingsOf('insert|stove')],
  [
    /^(?:insulated|heated|finished|drywalled|wired)(?: and| &| \+|\/) ?(?:insulated|heated|finished|drywalled|wired|cooled)$/i,
    thingsOf('garage|shop|barn|workshop|shed|studio'),
  ],
  [/^heated$/i, thingsOf('sunroom|porch')],
]
const SIZE = /^\d{1,3}(?:'|ft)? ?[x×] ?\d{1,3}(?:'|ft)?$/i
const TERM = /^(\d+)[- ](?:years?|yrs?)$/i
const AGE = /^(?:(?:approx\.?|about|around|roughly|~) ?)?\d{1,2} ?(?:years?|yrs?)(?: old)?$/i
const DONE =
  /^(?:inspected (?:and|&|\+) repaired|cleaned (?:and|&|\+) (?:inspected|sealed)|inspected|cleaned|swept|repaired|relined|sealed|resurfaced|replastered|replaced|rebuilt|refinished|renovated|remodeled|updated|serviced|repaved|resealed|relined|painted|repainted|restored)(?: in)? (?:19|20)\d\d$/i
/** A bare thing: no verb, no figure but a count, nothing it is said to have. */
const THING =
  /^(?!no\b|not\b|near|close|walk|built|sold|zoned|pets?|cats?|dogs?|tenants?|rents?\b)(?:(?:\d{1,3} ?x ?\d{1,3}|\d{1,2}|one|two|three|four) )?[a-z][a-z' -]*[a-z]( (?:19|20)\d\d| \d{1,3} ?x ?\d{1,3})?$/i
const NAMED_THING =
  /\b(?:garage|carport|shed|shop|barn|deck|patio|porch|pool|spa|driveway|heat|laundry|insert|stove|sauna|hot tub|counters|sunroom|forest|cabin|garden area|RV parking|RV pad|FP|basement|storage|entry|generator|fireplace|water heater|solar(?: panels| system)?|panels|spaces?|spots?|stalls?|parking|greenhouse|pond|workshop|garden|studio|sprinklers|irrigation|elevator|water softener|yard|lot|dock|roof|chimney|boiler|furnace|septic|driveway)(?: (?:off|in|on|with|behind) [a-z ]+)?(?: (?:19|20)\d\d| \d{1,3} ?x ?\d{1,3})?$/i

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
  if (
    AGE.test(words) &&
    /\b(?:roof|furnace|boiler|HVAC|AC|water heater|windows)(?: (?:in|on) [a-z]+)?$/i.test(thing)
  )
    return `${thing.replace(/^newer /i, '')} ${words.replace(/(?: old)?$/i, ' old')}`
  if (CALM.test(words) && OF_ONE_PLACE.test(thing)) return before(thing, words)
  const counted = COUNTED.find(([owner, of]) => owner.test(thing) && of.test(words))
  if (counted) return counted[2](thing, words)
  if (!NAMED_THING.test(thing)) return null
  const isOfThing = ADJECTIVES_OF.some(
    ([adjective, things]) => adjective.test(words) && things.test(thing),
  )
  return isOfThing || ADJECTIVE.test(words) || SIZE.test(words) ? before(thing, words) : null
}

/** What is counted or measured of a thing, and how both are put in one phrase. */
const COUNTED: readonly [
  owner: RegExp,
  of: RegExp,
  inOne: (thing: string, words: string) => string,
][] = [
  [/\bgarage$/i, /^[1-6] cars?$/i, (thing, words) => `${words.charAt(0)} car ${thing}`],
  [
    /^(?:owned |leased )?(?:PV|solar|photovoltaics?)(?: panels| system)?$/i,
    /^\d+ panels(?: (?:w\/|with) .+)?$/i,
    (thing, words) =>
      words.replace(
        /^(\d+) panels/i,
        `$1 ${/^(?:owned|leased) /i.exec(thing)?.[0].toLowerCase() ?? ''}solar panels`,
      ),
  ],
  [
    /\b(?:orchard|grove|vineyard)$/i,
    /^\d+ (?:[a-z]+ )?(?:trees|vines)$/i,
    (thing, words) => `${thing} of ${words}`,
  ],
  [
    /\bpaint$/i,
    /^(?:in )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}$/u,
    (thing, words) => `${thing} in ${words.replace(/^in /i, '')}`,
  ],
  [
    /^(?!roof).*\broof$/i,
    /^(?:[a-z]+ )?shingles?$/i,
    (thing, words) => `${thing} with ${words.toLowerCase().replace(/shingle$/, 'shingles')}`,
  ],
  [
    /^roof (?:19|20)\d\d$/i,
    /^(?:[a-z]+ )?shingles?$/i,
    (thing, words) => `${words.toLowerCase().replace(/s$/, '')} ${thing}`,
  ],
  [/\bbeds$/i, /^drip(?: lines?| irrigation)?$/i, (thing) => `${thing} with drip irrigation`],
  [/\bfence$/i, /^(?:\d|one|two|three) collars?$/i, (thing, words) => `${thing} with ${words}`],
  [
    /\b(?:oil|propane|water) tank(?: owned| leased)?(?: in [a-z]+)?$/i,
    /^\d{2,4} ?gal(?:lons?)?\.?$/i,
    (thing, words) =>
      `${/^\d+/.exec(words)?.[0]} gallon ${thing.replace(/^(.*tank) (owned|leased)$/i, '$2 $1')}`,
  ],
  [/\bpool$/i, /^(?:[a-z]+ ){1,2}finish$/i, (thing, words) => `${thing} with ${words}`],
  [
    /\b(?:garage|shop|barn|workshop)(?: \d+ ?x ?\d+)?$/i,
    /^\d{1,2}(?:'| ?ft\.?|[- ]foot) (?:[a-z]+ )?doors?$/i,
    (thing, words) => `${thing} with ${words}`,
  ],
  [/\b(?:garage|shop|barn|shed|workshop)$/i, /^slab$/i, (thing) => `${thing} on a slab`],
  [
    /^(?!.* with ).*\b(?:garage|shop|barn|shed|workshop)(?: on a slab)?$/i,
    /^no (?:power|water|electric|electricity|heat|plumbing)(?: yet)?$/i,
    (thing, words) => `${thing} with ${words}`,
  ],
]

/** A count stays first: 'two side-by-side deeded spaces'. */
const before = (thing: string, words: string): string => {
  const [, count = '', rest = thing] =
    /^((?:\d{1,2}|one|two|three|four) (?!(?:car|stall|bay)\b))?(.+)$/i.exec(thing) ?? []
  const adjective = written(words)
  // 'stone gas fireplace', 'large composite deck'.
  const isBeforeNoun =
    (adjective === 'gas' && /^(?:stone|brick|tile) (?:fireplace|FP)$/i.test(rest)) ||
    (/^(?:trex|composite)$/i.test(adjective) && /^[a-z]+ deck$/i.test(rest))
  return isBeforeNoun
    ? `${count}${rest.replace(' ', ` ${adjective} `)}`
    : `${count}${adjective} ${rest}`
}

/** The adjective as it stands before its noun. */
const written = (words: string): string =>
  words
    .replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) =>
      /^trex$/i.test(words) ? letter : letter.toLowerCase(),
    )
    .replace(/^side by side$/i, 'side-by-side')
    .replace(/^(wood|full|EPA|brick) (fired|size|rated|certified|paved)$/i, '$1-$2')
    .replace(/^(card|coin)$/i, '$1-operated')

const headOf = (text: string): string =>
  inLine(text).replace(/ (?:off|in|on|with) .*$| (?:19|20)\d\d$/i, '')

/** The first word of a line that is no longer its first. */
const inLine = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
