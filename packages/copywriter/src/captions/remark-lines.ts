import type { PropertyFacts } from '../facts/types.ts'
import type { Lines, Voice } from '../realise/voice.ts'

/** Everything a voice may remark on these facts. */
export const remarkLines = (
  { kind, isStudio, beds, baths }: PropertyFacts,
  { remarks }: Voice,
): Lines => [
  ...(isStudio ? (remarks.studio ?? []) : []),
  ...(remarks[kind] ?? []),
  ...(kind === 'home' && (beds ?? 0) >= 3 ? (remarks.bedrooms ?? []) : []),
  ...(kind === 'home' && (baths ?? 0) >= 2 ? (remarks.bathrooms ?? []) : []),
  ...(remarks.any ?? []),
]
