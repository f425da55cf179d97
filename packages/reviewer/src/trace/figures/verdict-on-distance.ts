import type { WrittenNumber } from '../../numbers.ts'
import { patternOf } from '../pattern-of.ts'
import { type FigureContext, UNSUPPORTED, type Verdict } from './figure.ts'

const UNIT_FORMS: Record<string, string> = {
  min: 'min',
  minute: 'min',
  block: 'bl(?:oc)?k',
  mile: 'mi\\b|mile',
  hour: 'h(?:ou)?rs?\\b',
}

/** A distance is true only of what was entered at that distance. */
export const verdictOnDistance = (
  { value }: WrittenNumber,
  unit: string,
  { facts }: FigureContext,
): Verdict => {
  const typed = facts.numbers.filter((each) => each.number.value === value)
  const pattern = patternOf(`^[- ]?(?:[a-z]+ )?(?:${UNIT_FORMS[unit] ?? unit})`)
  const own = typed.find(({ feature, number: { end } }) => pattern.test(feature.slice(end)))
  return own ? { status: 'traced', source: own.source } : UNSUPPORTED
}
