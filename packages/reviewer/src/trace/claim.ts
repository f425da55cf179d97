export type { ClaimKind, ClaimStatus, TracedClaim } from '@listwright/contracts'
