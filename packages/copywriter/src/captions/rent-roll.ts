import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { ended } from './clause.ts'

/** The rent of one unit among several: 'unit 2', '$1,750', ', to a tenant at will'. */
interface UnitRent {
  feature: Feature
  unit: string
  amount: string
  /** What the agent added about the lease. */
  rest: string
}

const RENT = /^(.+?),? rents for (\$[\d,]+) a month(.*)$/
const UNIT_WITH_KIND = /^the ([\w-]+) unit, an? (.+) unit$/

const rentOf = (feature: Feature): UnitRent | null => {
  const [, unit, amount, rest] = RENT.exec(feature.statement ?? '') ?? []
  if (!unit || !amount) return null
  return { feature, unit: unit.replace(UNIT_WITH_KIND, 'the $1 $2 unit'), amount, rest: rest ?? '' }
}

/** The rents of several units, typed one by one; none where there is only one. */
export const unitRentsOf = (features: readonly Feature[]): UnitRent[] => {
  const rents = features.flatMap((feature) => rentOf(feature) ?? [])
  return rents.length > 1 ? rents : []
}

/** 'Unit 1 rents for $1,600 a month, unit 2 for $1,750, and unit 3 for $1,450, to a tenant at will.' */
export const rentRoll = (rents: readonly UnitRent[]): Passage => {
  const [first, ...others] = rents.map(({ feature, unit, amount, rest }, at) =>
    passage(
      at === 0 ? `${unit} rents for ${amount} a month${rest}` : `${unit} for ${amount}${rest}`,
      sourceOf(feature),
    ),
  )
  if (!first) return passage('')
  const last = others.slice(-1)
  const joint = others.length === 1 && !rents[0]?.rest ? ' and ' : ', and '
  const before = concatenate([first, ...others.slice(0, -1)], ', ')
  return ended(concatenate([before, ...last], joint))
}
