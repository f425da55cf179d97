import type { PropertyType } from '@listwright/contracts'
import type { Feature } from '../../facts/feature.ts'
import type { PropertyFacts } from '../../facts/property-facts.ts'
import { strengthOf } from '../strength.ts'

/** What buyers look for first depends on what is sold. */
const GROUPS: Partial<Record<PropertyType, string>> = {
  Condo: 'unit',
  Apartment: 'unit',
  Penthouse: 'unit',
  'Multi-Family': 'building',
  Land: 'land',
  Commercial: 'premises',
}

/** Strength is a figure of about 1 to 9; a signal is about 1. */
export const STRENGTH_UNIT = 5

/** What is known of a fact, and how much of it: the weights in `weights.ts` say what each speaks for. */
export const appealSignals = (
  feature: Feature,
  facts: PropertyFacts,
): ReadonlyMap<string, number> => {
  const { kind, name, typed, index } = feature
  const group = GROUPS[facts.propertyType ?? 'Single Family Home'] ?? 'home'
  const told = `${kind} ${name ? 'thing' : 'said'}`
  const last = Math.max(1, ...facts.features.map((other) => other.index))
  const signals: [string, number][] = [
    ['strength', strengthOf(feature, facts) / STRENGTH_UNIT],
    ['place', index / last],
    [`is ${told}`, 1],
    [`is ${group} ${told}`, 1],
  ]
  if (index === 0) signals.push(['first', 1])
  if (name) signals.push([`head ${name.head}`, 1])
  if (facts.features.some(({ partOf }) => partOf === feature)) signals.push(['has parts', 1])
  if (/[a-z0-9,] [A-Z][a-z]/.test(typed)) signals.push(['has a name', 1])
  for (const [word] of typed.toLowerCase().matchAll(/[a-z]{2,}/g)) signals.push([`word ${word}`, 1])
  return new Map(signals)
}
