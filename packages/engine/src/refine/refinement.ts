import type { RefinedPart, RefineWish, Span } from '@listwright/contracts'
import type { Order } from '../order.ts'

/** One text of a property, and how its agent wants it changed. */
export interface Refinement {
  order: Order
  part: RefinedPart
  text: string
  /** Where it states which fact; traced from its words where nobody knows. */
  spans?: Span[]
  wish: RefineWish
}

/** The changed text and what was done to it; or why it cannot be done, said to the agent. */
export type Refined = { text: string; done: string; spans?: Span[] } | { cannot: string }
