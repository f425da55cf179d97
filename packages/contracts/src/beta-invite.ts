import { z } from 'zod'
import { plainName } from './plain-name.ts'

/** A request to join the Founding Agent Group. */
export const betaInvite = z.object({
  full_name: plainName().min(1, 'Please enter your full name').max(200),
  email: z.email('Please enter a valid email address').max(255),
  company: plainName().max(200).nullish(),
})
export type BetaInvite = z.infer<typeof betaInvite>
