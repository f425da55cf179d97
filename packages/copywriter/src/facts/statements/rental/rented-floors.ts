import { ordinal, series } from '../../figures/numerals.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { income, tenancy } from '../wording/kinds.ts'

const rankOf = (typed: string): string =>
  typed.toLowerCase().replace(/^(\d)(?:st|nd|rd|th)$/, (_, figure: string) => ordinal(figure))

const FLOOR = '(?:1st|2nd|3rd|4th|first|second|third|fourth)(?: floor| fl)?'

const LET = String.raw`(?:(?:is )?(?:rented |leased |rents )?(?:at |for )?\$\d[\d,]*\d(?: ?\/ ?mo\w*| a month)?|(?:is )?(?:vacant|owner[- ]occupied))`

const ONE = new RegExp(`(${FLOOR}) (${LET})`, 'gi')

/** 'rents for $1,400 a month', then 'for $1,450': the verb is named once. */
const letAs = (typed: string, isFirstSum: boolean): string => {
  const sum = /\$\d[\d,]*\d/.exec(typed)?.[0]
  if (!sum)
    return `is ${typed
      .toLowerCase()
      .replace(/^is /, '')
      .replace('owner occupied', 'owner-occupied')}`
  return isFirstSum ? `rents for ${sum} a month` : `for ${sum}`
}

const floorsIn = (text: string): string => {
  const floors = [...text.matchAll(ONE)]
  const firstSum = floors.findIndex(([, , state]) => state?.includes('$'))
  const told = floors.map(([, floor = '', state = ''], at) => {
    const [rank = ''] = floor.toLowerCase().split(' ')
    return `the ${rankOf(rank)}${at === 0 ? ' floor' : ''} ${letAs(state, at === firstSum)}`
  })
  return told.length === 2 ? told.join(', and ') : series(told)
}

const RANK = '(?:1st|2nd|3rd|4th|first|second|third|fourth)'

const RANKED = `(${RANK}(?:(?:,| and|, and| &) ${RANK})*)(?: floors?)?`

/** 'the second and third floors'. */
const floorsOf = (typed: string): string => {
  const ranks = typed.split(/,? and |, | & /i).map((rank) => rankOf(rank.trim()))
  return `the ${series(ranks)} floor${ranks.length > 1 ? 's' : ''}`
}

const atWill = (typed: string): string => {
  const isOne = !/,| and | & /i.test(typed)
  return `${floorsOf(typed)} ${isOne ? 'has a tenant' : 'have tenants'} at will`
}

/** What each floor rents for: '1st $1,800, 2nd $2,000'. */
export const RENTED_FLOORS: SubjectRules = {
  lines: [
    [
      new RegExp(
        String.raw`^(?=.*\$)(?:rents?:? )?${FLOOR} ${LET}(?:(?:,| \+| and|, and| \/|;) ${FLOOR} ${LET}){1,3}$`,
        'i',
      ),
      (match) => income(floorsIn(match[0])),
    ],
    [
      new RegExp(
        `^(?:the )?${RANKED}(?: is| are| has| have|:)?(?: an?)? tenants?[- ]at[- ]will$`,
        'i',
      ),
      ([, floors = '']) => tenancy(atWill(floors)),
    ],
    [
      new RegExp(
        `^(?:the )?${RANKED}(?: is)?(?: the| an?)? (owner'?s'?(?: unit)?|owner[- ]occupied|vacant)(?:,| and|, and|;) ${RANKED}(?: is| are| has| have|:)?(?: an?)? tenants?[- ]at[- ]will$`,
        'i',
      ),
      ([, first = '', state = '', others = '']) =>
        tenancy(
          `${floorsOf(first)} is ${/^vacant/i.test(state) ? 'vacant' : /occupied/i.test(state) ? 'owner-occupied' : "the owner's unit"}, and ${atWill(others)}`,
        ),
    ],
  ],
}
