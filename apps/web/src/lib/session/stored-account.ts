import type { Session } from '@supabase/supabase-js'
import * as z from 'zod/mini'

const KEY = /^sb-.+-auth-token$/
const sessionShape = z.object({
  access_token: z.string(),
  user: z.object({ id: z.string(), email: z.optional(z.string()) }),
})
const kept = z.custom<Session>((value) => sessionShape.safeParse(value).success)

/** A session as the auth client writes it down; null when it is none. */
export const parseSession = (text: string | null): Session | null => {
  try {
    return kept.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** Who is signed in in this browser, before the auth client is there to be asked. */
export const storedAccount = (storage: Storage): { id: string; email: string } | null => {
  const key = Object.keys(storage).find((name) => KEY.test(name))
  const user = parseSession(key ? storage.getItem(key) : null)?.user
  return user ? { id: user.id, email: user.email ?? 'your account' } : null
}
