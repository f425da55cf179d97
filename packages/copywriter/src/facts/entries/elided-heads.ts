import { isHeadNoun, isPluralNoun, plural, singular } from '../nouns/head-nouns.ts'

/** What agents type once for two things of different kinds, and the words that tell the second kind from the first. */
interface SharedHead {
  head: string
  kinds: string
}

const SHARED_HEADS: readonly SharedHead[] = [
  {
    head: 'fireplace|FP',
    kinds:
      'gas|gas log|wood|wood[- ]burning|electric|decorative|stone|brick|two[- ]sided|non-?working',
  },
  {
    head: 'floors|flooring',
    kinds:
      'bamboo|oak|maple|pine|heart pine|cork|slate|marble|concrete|hickory|cherry|walnut|parquet|brick|wood',
  },
  { head: 'ceilings?', kinds: 'vaulted|cathedral|tray|coffered|beamed|barrel|beadboard' },
  {
    head: 'counters|countertops',
    kinds: 'granite|quartz|marble|butcher block|laminate|corian|soapstone|quartzite|formica',
  },
  { head: 'heat', kinds: 'gas|electric|oil|baseboard|radiant|steam|propane' },
  { head: 'bath', kinds: 'full|half|3/4|three-quarter' },
  { head: 'windows', kinds: 'original|wood|vinyl|aluminum|new|newer|older' },
  { head: 'vanity', kinds: 'single|double|dual' },
  {
    head: '(?:bedrooms?|beds?|BRs?)(?: (?:and|&) (?:full |half )?baths?)?',
    kinds: '(?:\\d|one|two|three|four)(?: more)?|another|primary|guest|one more',
  },
]

const PLACE =
  '(?:(?:in|on|off|over|at|throughout) [^,]+|up|down|upstairs|downstairs|up stairs|down stairs)'

const PATTERNS: readonly RegExp[] = SHARED_HEADS.map(
  ({ head, kinds }) =>
    new RegExp(
      String.raw`^((?:.*[ ,])?(?:${head}) ${PLACE}?)(?:,(?: and| &)?| and| &| \+| plus|;) (?:an? |one )?(${kinds}) (${PLACE})$`,
      'i',
    ),
)

/**
 * Repeats the noun of the first part of an entry in its second part, where it was left out.
 * @example withHeadsRepeated('wood burning fireplace in LR, gas in den') // 'wood burning fireplace in LR, gas fireplace in den'
 */
export const withHeadsRepeated = (entry: string): string => {
  const text = withNounRepeated(entry.trim())
  for (const [at, pattern] of PATTERNS.entries()) {
    const [, first, kind = '', place] = pattern.exec(text) ?? []
    if (!first) continue
    const heads = new RegExp(String.raw`\b(${SHARED_HEADS[at]?.head})(?= |$)`, 'gi')
    const head = Array.from(first.matchAll(heads)).at(-1)?.[1] ?? ''
    return `${first}, ${kind.replace(/^wood$/i, /fire|FP/i.test(head) ? 'wood burning' : 'wood')} ${numbered(head, kind)} ${onFloor(place)}`
  }
  return text === entry.trim() ? entry : text
}

/** 'three bedrooms up, one bedroom on main'. */
const numbered = (head: string, kind: string): string =>
  /^(?:1|one|another|one more|primary|guest)$/i.test(kind)
    ? head.replace(/ (?:and|&) .*$/, '').replace(/s$/i, '')
    : head.replace(/ (?:and|&) .*$/, '')

/** A floor is something that things are on. */
const onFloor = (place: string | undefined): string =>
  (place ?? '').replace(/^in (?=(?:the )?\S+ (?:floor|level)$)/i, 'on ')

const NUMBER = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten`
const OF_TWO_KINDS = new RegExp(
  String.raw`^(${NUMBER}) ([a-z\d'-]+(?: (?!and\b)[a-z\d'-]+)?) (?:and|&|plus|\+) (${NUMBER}) ((?!(?:on|in|at|for|of|with)\b)[a-z\d'-]+(?:[ -][a-z'-]+)?) ([a-z]+)$`,
  'i',
)

/** 'two dock-high and three grade-level doors' are doors of two kinds. */
const withNounRepeated = (entry: string): string => {
  const [, some = '', kind = '', others, otherKind, noun = ''] = OF_TWO_KINDS.exec(entry) ?? []
  const last = kind.split(' ').at(-1)?.toLowerCase() ?? ''
  const isOne = /^(?:1|one)$/i.test(some)
  const isWhole = kind.includes(' ') && isHeadNoun(last)
  const lacksNoun = isOne ? !isHeadNoun(last) : !isPluralNoun(last) && !isWhole
  const head = singular(noun.toLowerCase())
  // Bedrooms and baths have fields of their own.
  if (!noun || !lacksNoun || !isHeadNoun(head) || /^(?:bath|bedroom|bed|story|level)$/.test(head))
    return entry
  return `${some} ${kind} ${isOne ? head : plural(head)}, ${others} ${otherKind} ${noun}`
}

const WORK =
  'remodeled|renovated|redone|updated|replaced|refinished|rebuilt|repainted|painted|restored|gutted|done'
const ROOM =
  '(?:[a-z/]+ ){0,2}(?:interior|exterior|trim|kitchen|baths?|bathrooms?|basement|laundry(?: room)?|powder room|deck|floors|carpet|roof|windows|siding|furnace|boiler|AC|A/C|HVAC|water heater)'
const SAME_WORK = new RegExp(
  String.raw`^(.+? (${WORK})(?: in)? (?:19|20)\d\d)(?:,| and| &|;|, and| \+) (?:the )?(${ROOM}) (?:in )?((?:19|20)\d\d)$`,
  'i',
)

/**
 * Repeats the work that the first part of an entry names in its second part, where it was left out.
 * @example withWorkRepeated('Kitchen remodeled 2016, hall bath 2021') // 'Kitchen remodeled 2016, hall bath remodeled 2021'
 */
export const withWorkRepeated = (entry: string): string => {
  const [, first, work, room, year] = SAME_WORK.exec(entry.trim()) ?? []
  return first && !/^new /i.test(room ?? '') ? `${first}, ${room} ${work} ${year}` : entry
}
