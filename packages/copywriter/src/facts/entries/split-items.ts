import { STATES } from '@listwright/reviewer/language'
import type { Setting } from '../concepts/scopes.ts'
import { withFigures } from '../figures/spelled-numbers.ts'
import { withOwnParts } from '../grounds/places-with-parts.ts'
import { withSubjects } from '../grounds/states-with-subject.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { isWholeLine } from '../statements/read-statement.ts'
import { withDependentNotes } from './dependent-notes.ts'
import { withHeadsRepeated, withWorkRepeated } from './elided-heads.ts'
import type { Item } from './item.ts'
import { withListsJoined } from './joined-lists.ts'
import { type Joint, sameEntryJointOf } from './joints.ts'
import { withoutLabel } from './labels.ts'
import {
  partsAtSlashes,
  withNamedLevels,
  withNamedSpaces,
  withSharedNew,
  withSharedYear,
  withSpacesInside,
} from './lists.ts'
import { inEntryOrder } from './orders.ts'
import { plainEntry } from './plain-entry.ts'
import { withEachTold } from './said-of-each.ts'
import { withTailsInPlace } from './tails-behind-things.ts'

const ITEMS_MAX = 60

/** The typed entries as single items, lists of sums joined again; and what lies beyond the limit. */
export const splitItems = (
  typed: readonly unknown[],
  setting: Setting,
): { items: Item[]; beyond: Item[] } => {
  const items: Item[] = []
  typed.forEach((entry, index) => {
    if (typeof entry !== 'string') return
    const typedOut = withWorkRepeated(
      withHeadsRepeated(
        withoutLabel(withEachTold(withFigures(plainEntry(entry.trim().slice(0, 1200))))),
      ),
    )
    const line = withOwnParts(withTailsInPlace(inEntryOrder(typedOut)))
    const parts = partsOf(line)
    // If one rule reads the whole entry, it is not cut. Entries of two pieces are joined again later, by `joints.ts`.
    const isWhole = parts.length > 2 && isWholeLine(expandShorthand(line.trim()), setting)
    for (const text of isWhole ? [line.trim()] : parts) items.push({ text, index })
  })
  // An entry with a comma in it shows that the form does not cut at commas: what was typed apart stays apart.
  const isCut = !typed.some((entry) => typeof entry === 'string' && splitAtCommas(entry).length > 1)
  const pieces = joined(
    joined(joined(withClosedBrackets(items), thousandsJoint), sameEntryJointOf(setting)),
    isCut ? belongingJoint : withinEntry(belongingJoint),
  )
  const lists = isCut ? withListsJoined(pieces) : entriesOf(pieces).flatMap(withListsJoined)
  const whole = withDependentNotes(lists)
  return { items: whole.slice(0, ITEMS_MAX), beyond: whole.slice(ITEMS_MAX) }
}

const entriesOf = (items: readonly Item[]): Item[][] =>
  [...new Set(items.map(({ index }) => index))].map((entry) =>
    items.filter(({ index }) => index === entry),
  )

/** The form cuts at the commas in brackets, at most so many times. */
const CUTS_MAX = 4

/** A bracket that somebody forgot to close ends with its own item, and takes in nothing of what follows. */
const withClosedBrackets = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const isOpen = /\([^)]*$/.test(item.text)
    const isClosed = items.slice(at + 1, at + 1 + CUTS_MAX).some(({ text }) => text.includes(')'))
    return isOpen && !isClosed ? { ...item, text: `${item.text})` } : item
  })

/** A full stop ends a note, but not a short form: 'corner lot. No HOA', 'approx. 2 acres', 'St. Mary'. */
const FULL_STOP = String.raw`(?<=[a-z]{3}|\d)(?<!\b(?:approx|appx|incl|excl|min|max|est|exp|assmt|assoc|appt|dept|bldg|elec|util|avg|ann|yrs?|mos?|ave|blvd|hwy|sep|sept|oct|nov|dec|jan|feb|mar|apr|aug|add|addl|add'l|ext|int|orig|ren|reno|inc|ins|spec|prop|rec|ref|str|sys|temp|var|vet|ven|val|com|comm|corp|ctr|int'l|pkg|pkwy|terr|twp|mtn|mtns|mont|calif|wash|mich|minn|tenn|penn|mass|conn))\.\s+(?=[A-Z][a-z])`
const HARD_BREAK = new RegExp(String.raw`[\n\r;•·▪●|]+|(?:^|\s)[-*]\s+(?=\S)|${FULL_STOP}`)

const partsOf = (entry: string): string[] =>
  entry.split(HARD_BREAK).flatMap((part) =>
    withSubjects(
      withNamedLevels(
        withSharedNew(
          withSharedYear(
            withNamedSpaces(
              withSpacesInside(
                splitAtCommas(part)
                  .flatMap(thingsAtBrackets)
                  .flatMap(partsAtSlashes)
                  .map((item) => item.trim())
                  .filter(Boolean),
              ),
            ),
          ),
        ),
      ),
    ),
  )

/** 'dock (aluminum, seasonal) and mooring': what stands behind a bracket is another thing. */
const thingsAtBrackets = (text: string): string[] =>
  /^[^()]+\([^()]+\) (?:and|&|\+) [a-z -]+$/i.test(text.trim())
    ? text.split(/(?<=\)) (?:and|&|\+) /i)
    : [text]

const splitAtCommas = (text: string): string[] => {
  if (!text.includes(',')) return [text]
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '(') depth++
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (character === ',' && depth === 0 && endsItem(text, at)) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

const STATE_CODE = /^\s*[A-Z]{2}(?![A-Za-z])/
const SUM_BEFORE = /\$?\d[\d,.]*\s*$/
const SUM_AFTER = /^\s*(?:and\s+)?\$?\d[\d,.]*(?:\s*(?:and|\/|$|,|a month|per|mo\b))/

const endsItem = (text: string, at: number): boolean => {
  const before = text.slice(0, at)
  const after = text.slice(at + 1)
  if (/\d$/.test(before) && /^\d{3}(?!\d)/.test(after)) return false
  // 'Franklin, TN' is one name; 'pool, HVAC' is two items.
  if (/[A-Z][a-z]+$/.test(before) && STATE_CODE.test(after)) return false
  if (/\brents?\b|\$/i.test(before) && SUM_BEFORE.test(before) && SUM_AFTER.test(after))
    return false
  // 'stove, fridge and dishwasher included' is one list; a hookup is there without being included.
  return /\bhook-?ups?,/i.test(before + text[at]) || !isListIncluded(text)
}

const isListIncluded = (text: string): boolean =>
  /^(?:heat|hot water|water|sewer|trash|gas|electric|internet|cable)(?:, (?:heat|hot water|water|sewer|trash|gas|electric|internet|cable|snow)){1,5} incl\w*$/i.test(
    text.trim(),
  ) ||
  /^[^,]{2,30}(?:, [^,]{2,30}){1,8},? (?:and|&|\+) [^,]{2,40} (?:incl\w*|stay|convey|remain)s?(?: as[- ]is)?$/i.test(
    text.trim(),
  )

const BARE_SUM =
  /^(?:and\s+)?\$?\s?\d{1,4}(?:,\d{3})*(?<=\d{3})(?:\s*(?:and|&)\s*\$?\d[\d,]{2,6})?(?:\s*\/\s*mo\w*|\s*(?:a|per) month)?$/i
const OPENS_SUMS = /\brents?\b.*\d{3}$/i
const IS_MONEY =
  /\$|\b(?:hoa|tax\w*|rents?|maint\w*|fees?|dues|deposit|assessment|assmt|noi|income)\b/i
const COVERED =
  /^(?:and |& |\+ )?(?:water|sewer|trash|garbage|cable|internet|wi-?fi|electric(?:ity)?|gas|heat|hot water|hw|snow removal|snow|mowing|exterior|ext|ext maint|common areas?|security|basic cable|amenities|lawn care|lawn|landscaping|exterior maintenance|roof|(?:some |master )?insurance|(?:hazard|flood|exterior|building|master|blanket|ext) ins(?:urance|\.)?|taxes|pool|gym|water\/sewer)(?: (?:and|&|\+) [a-z ]+)?$/i

/** What follows 'all new 2023:'. */
const REDONE =
  /\b(?:floors?|flooring|kitchen|baths?|bathrooms?|windows|roof|siding|hvac|plumbing|electrical|electric|appliances|doors|paint|carpet|cabinets|counters)$/i

/** The form cuts at every comma: what belongs together is joined again. */
const joined = (items: readonly Item[], jointOf: Joint): Item[] => {
  const whole: Item[] = []
  for (const item of items) {
    const last = whole.at(-1)
    const joint = last ? jointOf(last.text, item.text, last.index === item.index) : null
    if (last && joint !== null)
      whole[whole.length - 1] = { text: `${last.text}${joint}${item.text}`, index: last.index }
    else whole.push(item)
  }
  return whole
}

/** '$1' and '450/mo', '2' and '000 bottle cellar' were one figure. */
const thousandsJoint: Joint = (last, next) => {
  if (!/(?:^|[\s$])\d{1,3}$/.test(last) || !/^\d{3}(?!\d)/.test(next) || OPENS_SUMS.test(last))
    return null
  return /^0{3}/.test(next) || /^\$?\d{1,3}$/.test(last) || IS_MONEY.test(last) ? ',' : null
}

const withinEntry =
  (jointOf: Joint): Joint =>
  (last, next, isSameEntry) =>
    isSameEntry ? jointOf(last, next, isSameEntry) : null

/** Further sums, a year, a state or what a fee includes belong to the item before. */
const belongingJoint: Joint = (last, next, isSameEntry) => {
  if ((last.match(/\(/g)?.length ?? 0) > (last.match(/\)/g)?.length ?? 0)) return ', '
  if (/^(?:first|1st)(?:, last)?$/i.test(last) && /^(?:and )?(?:last|sec)/i.test(next)) return ', '
  if (OPENS_SUMS.test(last) && BARE_SUM.test(next)) return ', '
  if (/^(?:in )?(?:19|20)\d\d$/.test(next) && /\p{L}$/u.test(last)) return ' '
  if (/\p{Lu}\p{L}+$/u.test(last) && /^[A-Z]{2}$/.test(next) && STATES.has(next)) return ', '
  if (/^all new\b[^:]*:/i.test(last) && /^(?:[a-z]+ )?[a-z]+$/i.test(next) && REDONE.test(next))
    return ' and '
  if (!IS_MONEY.test(last) || !/\d/.test(last)) return null
  if (/^(?:incl\w*\.?|covers|covering) [a-z]/i.test(next)) return ' '
  // 'Pool and BBQ area', typed as an entry of its own, is an amenity.
  if (!isSameEntry && /^(?:Pool|Gym)\b/.test(next)) return null
  return /\b(?:incl\w*|covers?|covering)\b|\d\S*:/i.test(last) && COVERED.test(next) ? ', ' : null
}
