import { z } from 'zod'

const KEY = /^sb-.+-auth-token$/
const storedSession = z.object({ user: z.object({ id: z.string(), email: z.string().optional() }) })

/** Who is signed in in this browser, before the auth client is there to be asked. */
export const storedAccount = (storage: Storage): { id: string; email: string } | null => {
  const key = Object.keys(storage).find((name) => KEY.test(name))
  try {
    const { user } = storedSession.parse(JSON.parse((key && storage.getItem(key)) ?? 'null'))
    return { id: user.id, email: user.email ?? 'your account' }
  } catch {
    return null
  }
}
