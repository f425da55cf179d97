import { z } from 'zod'

const env = z.object({ supabaseUrl: z.string().min(1), supabaseAnonKey: z.string().min(1) })
type Env = z.infer<typeof env>

let loaded: Promise<Env> | undefined

/** What this deployment is connected to; asked for once, and again only after a failure. */
export const loadEnv = (): Promise<Env> => {
  loaded ??= fetchEnv().catch((error) => {
    loaded = undefined
    throw error
  })
  return loaded
}

const fetchEnv = async (): Promise<Env> => {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return env.parse(await response.json())
}
