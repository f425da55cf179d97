import type { Tone } from '@listwright/contracts'

/** A value for each tone. @example byTone(() => []) // { luxury: [], investor: [], … } */
export const byTone = <Value>(valueFor: (tone: Tone) => Value): Record<Tone, Value> => ({
  luxury: valueFor('luxury'),
  investor: valueFor('investor'),
  family: valueFor('family'),
  modern: valueFor('modern'),
  classic: valueFor('classic'),
  casual: valueFor('casual'),
})
