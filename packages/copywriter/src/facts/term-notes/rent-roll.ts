import { series } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { type RollToken, rollTokens } from './rent-roll-tokens.ts'

/** What a rent roll says of one unit. An entry without a unit is one rent of a list: 'rents 1200/1250'. */
interface RollEntry {
  unit: string
  isPlural: boolean
  size: string
  rent: string
  term: string
  states: readonly string[]
}

const EMPTY: RollEntry = { unit: '', isPlural: false, size: '', rent: '', term: '', states: [] }

const isEmpty = ({ unit, size, rent, term, states }: RollEntry): boolean =>
  !unit && !size && !rent && !term && states.length === 0

const isTold = ({ rent, term, states }: RollEntry): boolean =>
  Boolean(rent || term || states.length > 0)

/** The entries of a roll: a unit begins the next one, and so does a second rent. */
const entriesOf = (tokens: readonly RollToken[]): RollEntry[] => {
  const entries: RollEntry[] = []
  let open = EMPTY
  const close = (): void => {
    if (!isEmpty(open)) entries.push(open)
    open = EMPTY
  }
  for (const [at, token] of tokens.entries()) {
    // 'Units 2 and 3 at $1,650 and $1,800' have a rent each.
    const isNextRent = open.isPlural && tokens[at + 1]?.kind === 'rent'
    if (token.kind === 'break' && isTold(open) && !isNextRent) close()
    if (token.kind === 'unit') {
      // 'Vacant first floor' names its unit last.
      if (open.unit || open.rent) close()
      open = { ...open, unit: token.name, isPlural: token.isPlural }
    }
    if (token.kind === 'rent') {
      const rent = open.isPlural && open.rent ? `${open.rent} and ${token.text}` : token.text
      if (open.rent && !open.isPlural) close()
      open = { ...open, rent }
    }
    if (token.kind === 'size') open = { ...open, size: token.text }
    if (token.kind === 'term') open = { ...open, term: token.text }
    if (token.kind === 'state') open = { ...open, states: [...open.states, token.text] }
  }
  close()
  return entries
}

/** What stands behind a break and has no unit is said of the unit before: 'both occupied - month to month'. */
const gathered = (entries: readonly RollEntry[]): RollEntry[] => {
  const whole: RollEntry[] = []
  for (const entry of entries) {
    const last = whole.at(-1)
    const isMore = last?.unit && !entry.unit && !entry.rent && !entry.size
    if (last && isMore)
      whole[whole.length - 1] = {
        ...last,
        term: last.term || entry.term,
        states: [...last.states, ...entry.states],
      }
    else whole.push(entry)
  }
  return whole
}

const termOf = (term: string, isPlural: boolean): string => {
  if (term !== 'at will') return term
  return isPlural ? 'to tenants at will' : 'to a tenant at will'
}

const clauseOf = ({ unit, isPlural, size, rent, term, states }: RollEntry): string => {
  const subject = size
    ? unit
        .replace(/^the (.+?)( unit)?$/, `the ${size} $1 unit`)
        .replace(/ floor unit$/, '-floor unit')
    : unit
  const be = isPlural ? 'are' : 'is'
  const isVacant = states.includes('vacant')
  const isDone = states.some((state) => /redone$/.test(state))
  const done = isDone
    ? `${isPlural ? 'have' : 'has'} ${states.includes('just redone') ? 'just ' : ''}been redone`
    : ''
  if (states.includes('delivered vacant'))
    return `${subject}${states.includes('owner-occupied') ? `, now owner-occupied,` : ''} will be delivered vacant`
  if (isVacant || states.includes('owner-occupied'))
    return `${subject} ${done ? `${done} and ${be}` : be} ${isVacant ? 'vacant' : 'owner-occupied'}`
  const ending = term && `, ${termOf(term, isPlural)}`
  if (rent && /^through/.test(term)) return `${subject} ${be} leased ${term} at ${rent} a month`
  if (rent) return `${subject} ${isPlural ? 'rent' : 'rents'} for ${rent} a month${ending}`
  if (term === 'at will') return `${subject} ${isPlural ? 'have tenants' : 'has a tenant'} at will`
  if (/^through/.test(term)) return `${subject} ${be} leased ${term}`
  if (states.includes('occupied')) return `${subject} ${be} occupied${ending}`
  if (states.includes('leased')) return `${subject} ${be} leased${ending}`
  return done ? `${subject} ${done}` : `${subject} ${be} rented${ending}`
}

/** '$1,200, $1,250, and $1,400 a month, with tenants at will' */
const rentsOf = (entries: readonly RollEntry[], term: string): string => {
  const rents = `the rents are ${series(entries.map(({ rent }) => rent))} a month`
  if (!term) return rents
  return `${rents}, ${term === 'at will' ? 'with tenants at will' : term}`
}

/**
 * Reads a note in which every word belongs to a rent roll: units, their sizes, rents, terms and whether they are let.
 * @example readRentRoll('upper $1,450 mtm; lower vacant')
 */
export const readRentRoll = (note: string): readonly ItemFeature[] | null => {
  const tokens = ABOUT_RENTS.test(note) ? rollTokens(note) : null
  if (!tokens) return null
  const entries = gathered(entriesOf(tokens))
  const named = entries.filter(({ unit }) => unit)
  const bare = entries.filter(({ unit, rent }) => !unit && rent)
  const isRoll = tokens.some(({ kind }) => kind === 'rents') || named.length > 0
  if (!isRoll || named.some((entry) => !isTold(entry))) return null
  if (named.length + bare.length !== entries.length) return null
  // A rent without its unit is told only beside others.
  if (bare.length === 1 || bare.some(({ states, size }) => states.length > 0 || size)) return null
  const term = bare.find((entry) => entry.term)?.term ?? ''
  const clauses = [...(bare.length > 0 ? [rentsOf(bare, term)] : []), ...named.map(clauseOf)]
  const kind = entries.some(({ rent }) => rent) ? 'income' : 'tenancy'
  return [itemFeature({ text: note, kind, statement: joined(clauses) })]
}

const ABOUT_RENTS =
  /\b(?:rents?|leased?|vacant|vac|empty|occupied|occ|mtm|m2m|month to month|taws?|at will|upper|lower|upr|lwr|up .*down|down .*up)\b/i

const joined = (clauses: readonly string[]): string => {
  const [first = '', second, ...more] = clauses
  if (!second) return first
  return more.length === 0 ? `${first}, and ${second}` : series(clauses)
}
