export type { ClaimKind, TracedClaim } from '@listwright/contracts'
