import { z } from 'zod'
import { plainName } from './plain-name.ts'

/** A request to join the Founding Agent Group. */
export const betaInvite = z.object({
  full_name: plainName()
    .min(1, 'Please enter your full name')
    .max(200, 'Your name can have at most 200 characters'),
  email: z
    .email('Please enter a valid email address')
    .max(255, 'The email address can have at most 255 characters'),
  company: plainName().max(200, 'The company can have at most 200 characters').nullish(),
})
export type BetaInvite = z.infer<typeof betaInvite>
