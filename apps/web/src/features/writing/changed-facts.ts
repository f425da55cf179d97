import type { KeptFacts, Property } from '@listwright/contracts'
import { formatNumber, formatPrice } from '@/lib/format.ts'
import { sourceLabel } from './result/source-label.ts'

interface ChangedFact {
  label: string
  before: string
  now: string
}

/** The fields that say something else today than when a text was written. */
export const changedFacts = (before: KeptFacts, property: Property): ChangedFact[] =>
  Object.entries(before).flatMap(([name, told]) => {
    const now = shown(name, Object.entries(property).find(([field]) => field === name)?.[1])
    const then = shown(name, told)
    return then === now ? [] : [{ label: sourceLabel(name), before: then, now }]
  })

const shown = (name: string, value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ') || 'none'
  if (value === null || value === undefined) return 'not given'
  if (name === 'price') return formatPrice(Number(value))
  return typeof value === 'number' && name !== 'yearBuilt' ? formatNumber(value) : String(value)
}
