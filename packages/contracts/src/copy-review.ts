import { z } from 'zod'
import { SOCIAL_NETWORKS } from './content.ts'
import { propertyInput } from './property.ts'

/** What a text is for: public MLS remarks, or a post on one network. */
export const COPY_KINDS = ['mls', ...SOCIAL_NETWORKS] as const
export type CopyKind = (typeof COPY_KINDS)[number]

/** What some boards allow in public remarks and others do not. */
export const BOARD_ALLOWANCES = [
  'open houses',
  'incentives',
  'invitations',
  'occupancy',
  'offers',
  'exclamation marks',
] as const

/** The rules of one MLS for public remarks, as a user may edit them. */
export const boardProfile = z.object({
  name: z.string().min(1).max(120),
  /** The most characters of public remarks. */
  limit: z.number().int().positive(),
  allows: z.array(z.enum(BOARD_ALLOWANCES)),
  language: z.enum(['english', 'any']),
})
export type BoardProfile = z.infer<typeof boardProfile>

/** A text to be reviewed, and the property that it must be true to. */
export const copyReviewRequest = z.object({
  property: propertyInput.optional(),
  text: z.string(),
  kind: z.enum(COPY_KINDS),
  limit: z.number().int().positive().optional(),
  board: boardProfile.optional(),
})
export type CopyReviewRequest = z.infer<typeof copyReviewRequest>

export const CLAIM_KINDS = ['number', 'name', 'feature', 'place', 'condition', 'quality'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

export const CLAIM_STATUSES = ['traced', 'derived', 'unsupported', 'contradicting'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** Something that a text says of a property, and where it comes from; offsets are UTF-16. */
export const tracedClaim = z.object({
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  kind: z.enum(CLAIM_KINDS),
  status: z.enum(CLAIM_STATUSES),
  /** The field that supports or contradicts it, such as 'bedrooms' or 'features[2]'. */
  source: z.string().optional(),
  why: z.string().optional(),
  /** What was entered instead. */
  suggestion: z.string().optional(),
})
export type TracedClaim = z.infer<typeof tracedClaim>
