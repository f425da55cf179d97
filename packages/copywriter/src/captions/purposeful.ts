import type { Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isHome } from '../story/property-noun.ts'
import { isFixer } from './fixer.ts'
import type { Narration } from './narration.ts'
import { withUse } from './phrase.ts'
import { type Purpose, purposeOf, wordingsOf } from './purposes.ts'

/** More than this would be a mannerism. */
const MOST: Readonly<Record<string, number>> = {
  facebook: 1,
  linkedin: 0,
  instagram: 1,
  twitter: 1,
}

interface Candidate {
  value: Value
  feature: Feature
  purpose: Purpose
}

/**
 * A list of things, the last of them with what it is for: 'a covered patio, a shed, and a fire pit for after dark'.
 * Where the first thing leads a hook, it stays the first.
 */
export const purposeful = (
  values: readonly Value[],
  features: readonly Feature[],
  narration: Narration,
  isHook = false,
): readonly Value[] => {
  const { story, network } = narration
  const { tone, facts, isRental } = story
  const isHomely = isHome(facts) && facts.propertyType !== 'Multi-Family' && !isFixer(story)
  if (!isHomely || tone === 'investor' || isRental) return values
  const isOpen = values.some(({ bare }) => / (?:with|for|from|in|on|of|over) /.test(bare.text))
  const most = narration.hasMoment ? 0 : (MOST[network] ?? 0)
  const free = most - narration.rolesUsed
  const isFormal = network === 'linkedin'
  const candidates = values.flatMap((value): Candidate[] => {
    const feature = features.find(({ name }) => name?.text === value.bare.text)
    const purpose = feature ? purposeOf(feature) : null
    if (!feature || !purpose || narration.isRoleUsed(purpose.role)) return []
    return wordingsOf(purpose, feature, tone, isFormal).length > 0
      ? [{ value, feature, purpose }]
      : []
  })
  const [first, second] = candidates
  if (!first || free < 1) return values
  const isPair = values.length === 2 && second && second.purpose.role !== first.purpose.role
  if (isPair && free > 1 && !isHook) return candidates.map((each) => told(each, narration))
  const last = candidates.findLast(({ value }) => !isHook || value !== values[0])
  if (isOpen || !last) return values
  return [...values.filter((value) => value !== last.value), told(last, narration)]
}

const told = ({ value, feature, purpose }: Candidate, narration: Narration): Value => {
  const { story, random, shared, network } = narration
  narration.useRole(purpose.role)
  const isFormal = network === 'linkedin'
  return withUse(value, feature, { story, told: narration.told, random, shared, isFormal })
}
