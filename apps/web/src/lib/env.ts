import { once } from './once.ts'

interface Env {
  supabaseUrl: string
  supabaseAnonKey: string
  /** The end of the founding offer, when the operator has set another one than the default. */
  foundingOfferEndsAt?: string | undefined
}

/** What this deployment is connected to. Checked by hand: a schema library would weigh more than the rest of the start. */
export const loadEnv = once(async (): Promise<Env> => {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  const { supabaseUrl, supabaseAnonKey, foundingOfferEndsAt }: Partial<Env> = await response.json()
  if (!supabaseUrl || !supabaseAnonKey) {
    throw new Error('/config.json must name supabaseUrl and supabaseAnonKey')
  }
  return { supabaseUrl, supabaseAnonKey, foundingOfferEndsAt }
})
