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
