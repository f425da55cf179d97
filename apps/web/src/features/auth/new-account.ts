import { z } from 'zod'

const state = z.object({ newAccount: z.email() })

/** What sign-up hands on to the login page with the navigation; it outlives a reload, and no other tab sees it. */
export const newAccount = (email: string): z.infer<typeof state> => ({ newAccount: email })

/** The address that has just signed up, or null for who came otherwise. */
export const newAccountOf = (given: unknown): string | null =>
  state.safeParse(given).data?.newAccount ?? null
