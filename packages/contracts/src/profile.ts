import { z } from 'zod'
import { plainName } from './plain-name.ts'

export const FULL_NAME_MIN = 2
export const PASSWORD_MIN = 6

/** The profile form of the account screen. */
export const profileInput = z.object({
  fullName: plainName()
    .min(FULL_NAME_MIN, 'Name must be at least 2 characters.')
    .max(200, 'Name can have at most 200 characters.'),
  email: z
    .email('Please enter a valid email address.')
    .max(255, 'Email can have at most 255 characters.'),
  company: plainName().max(200, 'Company can have at most 200 characters.').nullish(),
})
export type ProfileInput = z.infer<typeof profileInput>
