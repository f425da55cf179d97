// What works without a language model, and without loading the SDK that speaks to one.
export type { Order } from './order.ts'
export { claimsIn } from './proof.ts'
export { refineBuiltIn } from './refine/refine-built-in.ts'
export type { Refined, Refinement } from './refine/refinement.ts'
export { spansOf } from './spans-of.ts'
export { sentencesOf } from './translate/sentences-of.ts'
export { type Turn, turns } from './turns.ts'
export { type BuiltInText, writeBuiltIn } from './write-built-in.ts'
