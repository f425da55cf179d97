import type { ListingAllowance } from '@/data/plan/use-listing-allowance.ts'

interface WantedTone {
  /** The name that the tone is counted by. */
  name: string
  isCustom: boolean
}

/** The plan that a tone comes with when the present one lacks it; undefined when it can be written in. */
export const planForTone = (
  { name, isCustom }: WantedTone,
  allowance: ListingAllowance | undefined,
): 'Starter' | 'Pro' | undefined => {
  if (!allowance) return undefined
  if (isCustom && !allowance.hasCustomTones) return 'Pro'
  const { tones } = allowance
  if (!tones || tones.used.includes(name)) return undefined
  return tones.used.length >= tones.allowed ? 'Starter' : undefined
}
