import type { Session } from '@supabase/supabase-js'
import * as z from 'zod/mini'

const KEY = /^sb-.+-auth-token$/
const sessionShape = z.object({
  access_token: z.string(),
  user: z.object({ id: z.string(), email: z.optional(z.string()) }),
})
const kept = z.custom<Session>((value) => sessionShape.safeParse(value).success)

/** The session of this browser as the auth client has kept it; it may have expired. */
export const storedSession = (storage: Storage): Session | null => {
  const key = Object.keys(storage).find((name) => KEY.test(name))
  try {
    return kept.parse(JSON.parse((key && storage.getItem(key)) ?? 'null'))
  } catch {
    return null
  }
}

/** Who is signed in in this browser, before the auth client is there to be asked. */
export const storedAccount = (storage: Storage): { id: string; email: string } | null => {
  const user = storedSession(storage)?.user
  return user ? { id: user.id, email: user.email ?? 'your account' } : null
}
