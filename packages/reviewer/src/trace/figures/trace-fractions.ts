import { numbersIn } from '../../numbers.ts'
import { matchesIn } from '../../patterns/index.ts'
import type { TracedClaim } from '../claim.ts'
import { patternOf } from '../pattern-of.ts'
import type { TypedFacts } from '../typed-facts.ts'

const PARTS_OF_ONE: Record<string, number> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
}
const COUNTS = 'a one two three four five six seven eight nine'.split(' ')
const WHOLES = ['', ...COUNTS.slice(1), 'ten', 'eleven', 'twelve']
/** 'Five and three-quarter acres', 'just over a fifth of an acre', 'four-tenths of a mile', 'a half-hour drive'; an hour that is spent is no distance. */
export const FRACTION = new RegExp(
  `(?:\\b(over|more than|better than|beyond|above|nearly|almost|under|shy of) )?(?:\\b(${WHOLES.slice(1).join('|')}|\\d+) and )?\\b(?:(an?|${COUNTS.slice(1).join('|')})[- ])?(${Object.keys(PARTS_OF_ONE).join('|')})s?(?:[- ]of)?(?:[- ]an?)?[- ](mile|block|acre|hour(?=.{0,30}\\b(?:from|to|away|drive)\\b))s?\\b`,
  'g',
)
const NEARLY = 0.12

/** Parts of an acre, a mile or an hour, held against the lot and against the features. */
export const traceFractions = (lower: string, text: string, facts: TypedFacts): TracedClaim[] =>
  matchesIn(lower, FRACTION).map(
    ({ 0: said, 1: bound = '', 2: whole = '', 3: count, 4: part = '', 5: unit = '', index }) => {
      const parts = Math.max(1, COUNTS.indexOf(count ?? 'a')) / (PARTS_OF_ONE[part] ?? 1)
      const value = parts + (Number(whole) || Math.max(0, WHOLES.indexOf(whole)))
      const end = index + said.length
      const base = { start: index, end, text: text.slice(index, end), kind: 'number' } as const
      const size = facts.property.lotSize ?? 0
      if (unit === 'acre' && isNearly(size, value, bound))
        return { ...base, status: 'derived', source: 'lotSize' }
      const own = facts.featureTexts.findIndex((feature) => isEntered(feature, value, unit, part))
      if (own >= 0) return { ...base, status: 'traced', source: `features[${own}]` }
      return { ...base, status: unit === 'acre' && size > 0 ? 'contradicting' : 'unsupported' }
    },
  )

/** A lot is called half an acre if it is nearly so, and more than half if it is. */
const isNearly = (size: number, said: number, bound: string): boolean =>
  Math.abs(size - said) <= said * NEARLY ||
  (/^(?:over|more|better|beyond|above)/.test(bound) && size > said && size < said * 2)

const isEntered = (feature: string, value: number, unit: string, part: string): boolean =>
  (feature.includes(unit.slice(0, 2)) &&
    (feature.includes(part) || patternOf(TYPED[part] ?? '$^').test(feature))) ||
  (unit === 'hour' && feature.includes(`${value * 60} min`)) ||
  numbersIn(feature).some(
    (number) =>
      Math.abs(number.value - value) < 0.03 &&
      patternOf(`^[- ]?${unit.slice(0, 2)}`).test(feature.slice(number.end)),
  )
const TYPED: Record<string, string> = { half: '1/2|\u00bd', quarter: '[13]/4|[\u00bc\u00be]' }
