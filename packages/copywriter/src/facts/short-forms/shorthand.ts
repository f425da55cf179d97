import { stateName } from '@listwright/reviewer/language'
import { onceByKey } from '@listwright/reviewer/memory'
import { rewriterOf } from '@listwright/reviewer/patterns'
import { series } from '../figures/numerals.ts'
import { isCommonWord, isKnownWord } from '../vocabulary/known-words.ts'
import { NAMES_BY_FIRST_WORD } from '../vocabulary/proper-names.ts'
import { SHORT_IN_CLIPPED_NOTES } from './clipped-notes.ts'
import { SHORT_IN_CONTEXT } from './context/index.ts'
import { SHORT_IN_LINES } from './lines.ts'
import { SHORT_IN_FORMS } from './listing-forms/index.ts'
import { SHORT_LEVELS } from './listing-forms/notes.ts'
import { SHORT_FORM_WORDS } from './listing-forms/words.ts'
import { SHORT_IN_NOTES } from './notes.ts'
import { SHORT_IN_REMARKS } from './remarks.ts'
import { SHORT_WORDS } from './words.ts'
import { SHORT_NOTE_WORDS } from './words-of-notes.ts'

const ALWAYS: Readonly<Record<string, string>> = {
  ...SHORT_WORDS,
  ...SHORT_FORM_WORDS,
  ...SHORT_NOTE_WORDS,
}

const WORD = new RegExp(
  `(?<![\\w'])(?<!(?<!\\w\\w)/)(${Object.keys(ALWAYS)
    .map((word) => word.replace(/[/]/g, '\\/'))
    .join('|')})(?![\\w'])(?!/(?!\\w\\w))\\.?`,
  'gi',
)

/** Figures, slashes and short words without a vowel; what has none of them is written out already. */
const IN_CONTEXT =
  /[\d/&+.'"]|\b(?:cup|sup|[b-df-hj-np-tv-xz]{1,5}|ac|aga|appls?|apt|apts|assoc|assn|att|avail|approx|bac|bike|cac|cabs|cafe|cc|cent|centre|comm|cov|cul|custom|det|drive|eik|elec|elev|encl|eog|fam|fin|fpl|four|fridge|frig|fwa|gar|gfa|granny|grey|guest|heat|hi|his|hwa|incl\w*|irrig|in|kit|lazy|liv|din|maint|man|master|mba|micro|mil|mother|moulding\w*|nat|ofc|orig|osp|owc|owner'?s?'?|owners|part|pass|pool|pri|prim|priv|quad\w*|refin|refrig|remod|reno|req|sep|she|shed|sq|stainless|sub|subzero|sys|theatre|thru|three|tv|unfin|upd|updtd|util|utils|washer|well|wic|wics|wip|wbf|wbfp|xl|yr|yrs|popcorn|dtchd|four-plex|fourplex|wi|wifi|exp|up|upper|heart|certs?|elev|flood|neg|fl|br|mt|pikes?|rt|rte|hw|star|rip|trader|ag|on|electric|window|st|lvls?|htrs?|mgmt|esmt|wks?|ea|avg|balc?|addl|eval|recert|mcm|cams|cofo|walkscore|rhodies|wind|ct|ent|full|half|assess|jr|off|masters|mil|amazon|near|exp|occ|frame|rowhomes?|roofdeck|walkup|memb|natl|sfr|taw|lvp|lvt|primary|elec|electric|at|mello|turn|belgium|conf|perm|gen|lic|gal|sec|section|sat|min|arch|ins|ext|owner|seller|knob|year|road|street|ph|cc|carry|wrap|chain|pool|spa|gym|tennis|clubhouse|recs|thruout|qtrs|unfurn|contemp|ceil|negot|reno'd|ent|furn|lib|adj|pub|oh|mo|til|se|ne|of|cathedral|jack|mud|crawl|baseboard|spec|built|rough|own|path|strip|car|container|counters?|provided|options?|pd|down|facing|conservation|tenants|fired|owner'?s|heated|break|views?|restr|nabe|assmt|drwy|appt|insul|new|updated|upgraded|electric|on|each|ss|ug|auto|sidewalks|cg|lk|paid|isolated|formal|elevator|swim|drip|concrete|bed|open|stackable)\b/i

const IN_NOTES =
  /\b(?:amer|vac|alley|curbside|backdoor|tillable|dual-fuel|exc|min|igs|gfp|fha|lse|glassed|main|spots?|swim|swimming|univ|split|tank|baseboards?|cols|track|over|carriage|calif|inside|geo-thermal|smokes|acs|ose|pkg|bonus|in-law|pull|oil|forced|poly|tankless|gingerbread|lite|oac|co|coworking|comp|hw|mass|[a-z]{2} (?:taxes|border)|foursquare|square|fhw|est|prewired|crown|zero|fema|dining|handyman|area|beds|suite|loft|room|blvd|prk|leaf|inc|sewer|coved|furnace|heat|being|evap|repl|int|wb|primarys|frog|roll|till|crawl|mother|nw|hwy|each|ss|ref|refrig|fha|stack|ex|fin|stall|epoxy|att|under|furn|mr|swim|ins|living|st|ca|mins?|fp|fireplace|bed|car|kit|kitchen|kitch|dual|egress|re|acc|above|occ|hi|conf|hoa|perk|priv|water|ba|board|circ|circular|col|conc|crown|ext|fin|hardie|inc|inv|ios|liq|lic|med|opp|pebble|semi|ste|vol|veg|abs|radon|conv|val|mother|rest|thruout|dr)\b/i
const ANY_WORD = new RegExp(WORD.source, 'i')
const mayBeShort = (text: string): boolean =>
  IN_CONTEXT.test(text) || IN_NOTES.test(text) || ANY_WORD.test(text)

/** A maker before its appliance: 'LG french door fridge'. */
const MADE_BY_LG =
  /\b(?:fridge|refrigerator|washer|dryer|w\/d|range|stove|oven|dishwasher|microwave|appliances?|cooktop|laundry|tower|TV|stack(?:ed)?)\b/i
/** 'Centre College' is a name, which keeps its spelling. */
const CENTRE_OF_NAME = /^Centre \p{Lu}\p{Ll}/u
/** 'Cedar Lee Theatre' is spelled as it spells itself; a home theatre is a room. */
const NAMED_THEATRE = /(?<!\b(?:Home|Media|Movie|Family|In-Home|Private)) $(?<=\p{Lu}\p{Ll}+ )/u
/** A house that was sold as a kit. */
const KIT_HOUSE = /^kit (?:house|home|cabin)\b/i
/** Nouns that end names: 'Granite Mtn', 'Shannon Ranch Elem'. */
const ENDS_NAMES =
  /^(?:mountain|elementary|park|lake|road|avenue|boulevard|parkway|school|creek|river|heights|center|county|square|court|university|hospital|association)$/

/** The short form of a word that belongs to the name before it stands for a word with a capital. */
const inCaseOf = (short: string, inFull: string, before: string): string =>
  ENDS_NAMES.test(inFull) && /^\p{Lu}\p{Ll}/u.test(short) && /\p{Lu}[\p{Ll}'’]+ $/u.test(before)
    ? inFull.charAt(0).toUpperCase() + inFull.slice(1)
    : inFull

/** 'by Nike/Intel': several names after 'by' are neighbors, not makers. */
const withNeighbors = (text: string): string =>
  text.replace(
    / (?:by|near) ((?:\p{Lu}[\p{L}-]+\/)+\p{Lu}[\p{L}-]+)$/u,
    (_, names: string) => ` near ${series(names.split('/'))}`,
  )

/** 'low DE taxes', 'near mass border'. */
const STATE_CODE = /\b([A-Z]{2}|[Mm]ass)(?= (?:[Tt]axes|TAXES|[Bb]order|BORDER|[Ss]tate line))/g

/** The dot of a short form in the middle of a note ends no sentence: 'flood ins. needed', 'new int. paint'. */
const withoutDots = (text: string): string =>
  text.replace(
    /\b(ins|int|ext|elec|util|assoc|comm|dist|fin|est|maint|yr|mo)\.(?= [a-z/]|,)/gi,
    '$1',
  )

const expandForms = rewriterOf([...SHORT_IN_LINES, ...SHORT_IN_FORMS])
const expandNotes = rewriterOf([
  ...SHORT_LEVELS,
  ...SHORT_IN_REMARKS,
  ...SHORT_IN_CLIPPED_NOTES,
  ...SHORT_IN_NOTES,
])
const expandInContext = rewriterOf(SHORT_IN_CONTEXT)

/** The capital that began a note is no name where another word begins it now. */
const withMovedWord = (before: string, after: string): string => {
  const first = /^\p{Lu}\p{Ll}+(?=[ :/])/u.exec(before)?.[0] ?? ''
  const isMoved = first !== '' && !after.startsWith(first) && isCommonWord(first.toLowerCase())
  return isMoved ? after.replace(new RegExp(` ${first}(?= |$)`), ` ${first.toLowerCase()}`) : after
}

/** 'May to Sept': a month, and no septic system. */
const BEFORE_MONTH =
  /(?:^|\b)(?:to|thru|through|until|till|by|in|from|since|mid|early|late|of|and|[A-Z][a-z]{2,8}) ?[-–]? ?$/

/** 'stone wall on N boundary', 'borders the forest on W and N': a side of the land. */
const SIDE =
  /\b([Oo]n|[Aa]long|[Aa]t)(?: the)? ([NSEW]|N[EW]|S[EW])(?:(?: ?& ?| \+ | and )([NSEW]|N[EW]|S[EW])(?= (?:sides?|boundar(?:y|ies)|lines?|ends?)\b|$)|(?= (?:boundary|property line|lot line|line|side|end|edge|border|fence|wall|slope|face)\b))/g
const SIDES: Readonly<Record<string, string>> = {
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
  NE: 'northeast',
  NW: 'northwest',
  SE: 'southeast',
  SW: 'southwest',
}

/** 'Kit Carson fiber', 'RM-1 zoning': a word before a name that is no English word, or a code. */
const isPartOfName = (rest: string, at: number): boolean => {
  if (/^[A-Z]{1,3}-\d/.test(rest)) return true
  const [, first = '', next = ''] = /^(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\b/u.exec(rest) ?? []
  return (
    at === 0 &&
    first !== '' &&
    !isKnownWord(next.toLowerCase()) &&
    !(next.toLowerCase() in ALWAYS) &&
    !NAMES_BY_FIRST_WORD.has(next.toLowerCase())
  )
}

/** 'drive to Reno', 'Reno airport': short forms that are the name of a city where they are written as one. */
const isCity = (word: string, before: string, rest: string): boolean =>
  /^Reno$/.test(word) &&
  (/\b(?:to|from|near|in|of|and|downtown|toward|outside|between)(?: \p{Lu}\p{L}+(?: and| or|,| \/|\/))? $/iu.test(
    before,
  ) ||
    /^Reno(?:-Tahoe\b| (?:airport|city|skyline|[\d.]+ (?:mi|min|hr|hour|mile|minute)))/i.test(rest))

/** Longer items are sentences, which nobody writes in the shorthand of forms. */
const NOTE_MAX = 120

const NOTES_MAX = 1000

/**
 * Writes out what agents abbreviate; figures stay figures and '+' stays a separator. Several readers ask for the same
 * note, so the latest are remembered.
 * @example expandShorthand('det 1 car gar w/ loft') // 'detached 1 car garage with loft'
 */
export const expandShorthand = onceByKey(
  (text: string) => text,
  (text): string => expanded(text),
  NOTES_MAX,
)

const expanded = (text: string): string => {
  const plain = withNeighbors(withoutDots(text))
  const inFull = plain.length <= NOTE_MAX ? withMovedWord(plain, expandForms(plain)) : plain
  if (!mayBeShort(inFull)) return inFull.replace(/\s+/g, ' ').trim()
  return expandInContext(withMovedWord(inFull, expandNotes(inFull)))
    .replace(WORD, (typed, word: string, at: number, whole: string) =>
      (word === 'LG' && MADE_BY_LG.test(whole)) ||
      (/^kit$/i.test(word) && KIT_HOUSE.test(whole.slice(at))) ||
      isPartOfName(whole.slice(at), at) ||
      (/^sept$/i.test(word) && BEFORE_MONTH.test(whole.slice(0, at))) ||
      CENTRE_OF_NAME.test(whole.slice(at)) ||
      (word === 'Theatre' && NAMED_THEATRE.test(whole.slice(0, at))) ||
      isCity(word, whole.slice(0, at), whole.slice(at))
        ? typed
        : inCaseOf(word, ALWAYS[word.toLowerCase()] ?? word, whole.slice(0, at)),
    )
    .replace(/(?<![A-Z])&(?![A-Z])|\s+&\s+/g, ' and ')
    .replace(SIDE, (_, before: string, side: string, other?: string) =>
      [`${before} the ${SIDES[side]}`, ...(other ? [SIDES[other]] : [])].join(' and '),
    )
    .replace(STATE_CODE, (_, code: string) =>
      /^mass$/i.test(code) ? 'Massachusetts' : stateName(code),
    )
    .replace(/\s+\+\s*|(?<!\d)\+\s+/g, ' + ')
    .replace(/\b(\p{L}{4,}) \1\b/giu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
