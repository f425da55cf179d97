import type { Span } from '@listwright/contracts'
import { traceCopy } from '@listwright/reviewer'
import type { Order } from './order.ts'

/** Where a text states which fact, traced from its words alone. */
export const spansOf = (text: string, { property, year }: Order): Span[] =>
  traceCopy({ property, text, year }).flatMap(({ start, end, source }) =>
    source === undefined ? [] : [{ start, end, source }],
  )
