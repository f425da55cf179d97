import { listed, sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { SharedPredicate } from './shared-predicate.ts'

const RENT = /^(.+) rents for (\$[\d,]+)( an? \w+)?$/
/** More rents than this make a table. */
const RENTS_MAX = 4

/** 'The lower unit rents for $1,150 a month and the upper unit for $1,075': the verb and the period are said once. */
export const rentsOfUnits = (features: readonly Feature[]): SharedPredicate[] => {
  const rents = features.flatMap((feature) => {
    const [, unit = '', sum = '', period = ''] = RENT.exec(feature.statement ?? '') ?? []
    return unit && unit !== 'it' ? [{ feature, unit, sum, period }] : []
  })
  const [first, ...others] = rents
  if (!first || others.length === 0 || rents.length > RENTS_MAX) return []
  // 'for $1,150 a month and the upper unit for $300': a week?
  if (others.some(({ period }) => period !== first.period)) return []
  const values = rents.map(({ feature, unit, sum, period }) =>
    wording(
      feature === first.feature ? `${unit} rents for ${sum}${period}` : `${unit} for ${sum}`,
      sourceOf(feature),
    ),
  )
  return [
    {
      features: rents.map(({ feature }) => feature),
      words: listed(values, 'and').bare,
    },
  ]
}
