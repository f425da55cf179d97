import type { TracedClaim } from '@listwright/contracts'
import type { Copy } from '../copy.ts'
import { traceCopy } from './trace-copy.ts'

const known = new WeakMap<Copy, TracedClaim[]>()

/** What a text under review says of its property, traced once; nothing where no property is known. */
export const claimsOf = (copy: Copy): TracedClaim[] => {
  const { property, text, year, spans } = copy
  const claims = known.get(copy) ?? (property ? traceCopy({ property, text, year, spans }) : [])
  known.set(copy, claims)
  return claims
}
