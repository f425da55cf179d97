import type { Feature } from '../facts/feature.ts'

/** Sprinklers and a porch in one sentence would have nothing in common. */
const APART = /\b(?:sprinklers?|irrigation|system|shed|fence|fencing|gate|waterers)$/i

/** Whether a thing may share the sentence of a thought: a place of a few words. */
export const canJoin = ({ name, kind }: Feature): boolean =>
  name?.tail === '' && kind !== 'parking' && kind !== 'storage' && !APART.test(name.text)
