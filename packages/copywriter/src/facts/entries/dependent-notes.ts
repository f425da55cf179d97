import type { Item } from './item.ts'

/** What is said of a note that was typed before it, in words that name nothing by themselves. */
interface Dependence {
  note: RegExp
  /** What it can be said of; anything where absent. */
  of?: RegExp
  /** How it follows: behind this word, or in brackets where absent. */
  after?: ' ' | ' for '
}

const TIME = String.raw`(?:in |thru |through |until |till |to )?(?:\d{1,2}\/(?:\d{1,2}\/)?)?(?:(?:spring|summer|fall|winter|[a-z]{3,9}\.?) )?(?:19|20)?\d\d`
const SUM = String.raw`\$\d[\d,]*(?:\.\d\d)?(?: ?(?:\/|per |an? ) ?(?:mo|month|yr|year|qtr|quarter)\.?)`

const DEPENDENCES: readonly Dependence[] = [
  // 'with lift', 'by easement'
  {
    note: /^(?:with |w\/ ?(?![a-z](?:\/| |$)))(?!own |seller|acceptable|full|the right|any )[a-z\d]/i,
    after: ' ',
  },
  { note: /^by (?:easement|permit|license|agreement|right)$/i, after: ' ' },
  // 'short-term rental license, Resort Zone'
  {
    note: /^(?:(?:[a-z]+ ){1,2}zone|zone [a-z\d]{1,2})$/i,
    of: /\b(?:STR|rental) (?:license|permit|registration)$/i,
    after: ' for ',
  },
  // 'covered carport, 2 cars'
  {
    note: /^(?:\d|one|two|three|four|six|eight) (?:cars?|vehicles)$/i,
    of: /\b(?:carport|parking|driveway|drive|lot|pad|garage|barn)$/i,
    after: ' for ',
  },
  // 'not built', 'not yet recorded'
  {
    note: /^not (?:yet |been )?(?!included|allowed|permitted|in|a|the|for|far|subject)[a-z]+(?:ed|[lp]t|wn|ne)$/i,
  },
  { note: /^to be [a-z]+(?:ed|[lp]t|wn|id)\b/i, of: /\$|\bassessments?\b/i },
  // 'now glassed in', 'then renegotiated'
  {
    note: /^(?:now|then|once|since) (?!vacant|leased|rented|occupied|available|closed|selling|under|showing)[a-z]+(?:ed|[lp]t|wn)\b/i,
  },
  // 'floating stair, cantilevered from the wall'; what is said of a whole property stands alone.
  {
    note: /^(?:cantilevered|faced|lined|lit|framed|trimmed|finished|topped|capped|laid|carved|carried|hung|clad|wrapped|paneled|edged|anchored|flanked|set into) (?:from|in|with|by|of|over|on|into|around|between) [a-z]/i,
    of: /^(?!it |no |not |\$|\d+ (?:min|mi|blocks?)\b)[a-z][^$:]*[a-z]$/i,
  },
  // 'valid thru 2031', 'last swept 10/2026', 'pumped 2025'
  {
    note: new RegExp(
      `^(?:valid|good|effective|expir(?:es|ing)|pumped|swept|serviced|last [a-z]+ed|last swept) ${TIME}$`,
      'i',
    ),
  },
  // 'four mantels, one with Grueby-style tile'
  {
    note: /^(?:one|two|three|four|both|all|each|some|most|half)(?: of them)? (?:w\/ ?|(?:with|in|of|on|at|by|under|over|off|facing|has|have) )[a-z]/i,
    of: /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?!(?:ft|feet|foot|in|inch|yr|year|min|minute)s?\b)(?:[a-z-]+ ){0,3}[a-z]+s$/i,
  },
  // 'shared well, 3 users'
  { note: /^(?:\d|two|three|four) (?:users|owners|households)$/i, of: /\bshared\b/i },
  // 'pool heated with gas, 14x32'
  { note: /^\d{1,3} ?(?:x|by) ?\d{1,3}(?: (?:ft|feet))?$/i, of: /^[^\d]*[a-z][^\d]*$/i },
  { note: /^\d{2,4} (?:ft|feet)$/i, of: /\b(?:dock|permit|slip|number \d+)$/i },
  // 'gravel road, association plows, $95/mo'
  {
    note: new RegExp(`^${SUM}$`, 'i'),
    of: /^(?!.*(?:\$|\b(?:hoa|poa|rents?|rented|leased|unit|dues|fees?|tax\w*|parking|space|stall|storage)\b))[a-z]/i,
  },
  { note: /^(?:19|20)\d\d (?:and|&) (?:19|20)\d\d$/, of: /s$/i },
  // 'coin machine, owned'
  {
    note: /^(?:owned|grandfathered|renewable|(?:un)?permitted|engineered|transferable)$/i,
    of: /^(?!(?:tenant|owner)\b)[a-z]/i,
  },
]

const REMARKS_MAX = 2

/**
 * The form cuts at commas: what only says more of the note before it is joined to that again. Commas inside one entry are
 * read with their entry.
 */
export const withDependentNotes = (items: readonly Item[]): Item[] => {
  const whole: Item[] = []
  let remarks = 0
  for (const item of items) {
    const last = whole.at(-1)
    const isCut = last !== undefined && last.index !== item.index && remarks < REMARKS_MAX
    const joined = isCut ? joinedText(last.text, item.text) : null
    remarks = joined ? remarks + 1 : 0
    if (last && joined) whole[whole.length - 1] = { ...last, text: joined }
    else whole.push(item)
  }
  return whole
}

const joinedText = (last: string, next: string): string | null => {
  const [core = '', remark] = /^(.+?)(?: \(([^()]+)\))?$/.exec(last)?.slice(1) ?? []
  const dependence = DEPENDENCES.find(
    ({ note, of }) => note.test(next) && (!of || of.test(remark ? core : last)),
  )
  if (!dependence) return null
  if (dependence.after && !remark)
    return `${last}${dependence.after}${next.replace(/^w\//i, 'with ')}`.replace(/ {2,}/g, ' ')
  return `${core} (${remark ? `${remark}, ` : ''}${next})`
}
