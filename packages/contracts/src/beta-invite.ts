import { z } from 'zod'

/** A request to join the Founding Agent Group. */
export const betaInvite = z.object({
  full_name: z.string().trim().min(1, 'Please enter your full name').max(200),
  email: z.email('Please enter a valid email address').max(255),
  company: z.string().trim().max(200).nullish(),
})
export type BetaInvite = z.infer<typeof betaInvite>
