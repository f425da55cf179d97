import type { TracedClaim } from '@listwright/contracts'
import type { Copy } from '../copy.ts'
import { onceFor } from '../memory/once-for.ts'
import { traceCopy } from './trace-copy.ts'

/** What a text under review says of its property, traced once; nothing where no property is known. */
export const claimsOf = onceFor(({ property, text, year, spans }: Copy): readonly TracedClaim[] =>
  property ? traceCopy({ property, text, year, spans }) : [],
)
