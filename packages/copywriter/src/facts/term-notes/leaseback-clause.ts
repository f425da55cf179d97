import { numberOf, numeral } from '../figures/numerals.ts'
import { endOf } from './note-dates.ts'
import { DATE } from './note-parts.ts'
import { type PartReader, readParts } from './parts-in-any-order.ts'
import type { TermClause } from './term-clause.ts'

/** What a note says of a seller who stays after closing. */
interface Leaseback {
  name: string
  wish: string
  isSellers: boolean
  length: string
}

const part = (source: string): RegExp => new RegExp(`^(?:${source})(?=$|[\\s,();/-])`, 'i')

const READERS: readonly PartReader<Leaseback>[] = [
  [
    part('(?:the )?sellers?(?: is| to)?'),
    (note) => {
      note.isSellers = true
    },
  ],
  [
    part(
      '(?:an? )?(?:(\\d{1,3})[- ](day|week|month)s?[- ])?(?:free )?(?:(?:(?:post[- ]closing )?(rent)|lease)[- ]?back)',
    ),
    (note, [, count, unit, rent]) => {
      note.name = rent ? 'rent-back' : 'leaseback'
      if (count && unit) note.length = `of ${spanOf(count, unit)}`
    },
  ],
  [
    part(
      'would like|wants?|needs?|needed|required|requires?|requests?|requested|prefers?|preferred|possible|poss\\.?|ok|okay|available|considered|negotiable|would|may|will',
    ),
    (note, [typed]) => {
      note.wish =
        note.wish && /^(?:would|may|will)$/i.test(note.wish) ? note.wish : typed.toLowerCase()
    },
  ],
  [
    part('(?:for |of )?(up to )?(\\d{1,3}|one|two|three|six)[- ](day|week|month)s?'),
    (note, [, most = '', count, unit = '']) => {
      note.length = `of ${most.toLowerCase()}${spanOf(count, unit)}`
    },
  ],
  [
    part(`(?:until|to|through) (${DATE})`),
    (note, [, end = '']) => {
      note.length = `until ${endOf(end, false)}`
    },
  ],
]

/** A seller who rents back, in whatever order it is typed: 'the seller needs a rent-back until July 15'. */
export const leasebackClause = (text: string): TermClause | null => {
  const note: Leaseback = { name: '', wish: '', isSellers: false, length: '' }
  if (!/back/i.test(text) || !readParts(text, READERS, note)) return null
  if (!note.name || !note.wish || !note.length) return null
  // 'a 30-day rent-back', but 'a rent-back of up to 30 days'
  const [, count, unit] = /^of (\S+) ([a-z]+?)s?$/.exec(note.length) ?? []
  const what = count ? `a ${count}-${unit} ${note.name}` : `a ${note.name} ${note.length}`
  return { statement: told(note.wish, what), kind: 'terms' }
}

const told = (wish: string, what: string): string => {
  if (/^(?:would like|wants?|prefers?|preferred)$/.test(wish))
    return `the seller ${/^prefer/.test(wish) ? 'prefers' : 'would like'} ${what}`
  if (/^(?:need|requir)/.test(wish)) return `the seller needs ${what}`
  if (/^request/.test(wish)) return `the seller requests ${what}`
  if (/^(?:would|may|will)$/.test(wish)) return `the seller would consider ${what}`
  return `${what} is ${/^(?:poss|ok)/.test(wish) ? 'possible' : wish}`
}

const spanOf = (count: string | undefined, unit: string): string => {
  const value = numberOf(count ?? '')
  return `${value === null ? count : numeral(value)} ${unit.toLowerCase()}${value === 1 ? '' : 's'}`
}
