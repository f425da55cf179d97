import type { Provider } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Client } from '@/lib/connect-client.ts'
import { authErrorWords, wordsForCode } from '@/lib/session/auth-error-words.ts'

const FALLBACK = 'Failed to sign in'

const refusal = z.object({
  error_code: z.string().optional(),
  msg: z.string().optional(),
  message: z.string().optional(),
})

/**
 * Leaves for the provider's page. A provider that is not set up answers with JSON, which nobody should see as a page:
 * so the address is asked first, and followed only when it redirects.
 */
export const startProviderSignIn = async (
  client: Client,
  provider: Provider,
  returnTo: string,
): Promise<string | undefined> => {
  const { data, error } = await (await client.auth()).signInWithOAuth({
    provider,
    options: { redirectTo: location.origin + returnTo, skipBrowserRedirect: true },
  })
  if (error) return authErrorWords(error, FALLBACK)
  try {
    const answer = await fetch(data.url, { redirect: 'manual' })
    if (answer.status >= 400) return await refusalOf(answer)
  } catch (failure) {
    console.error(failure)
    return FALLBACK
  }
  location.assign(data.url)
}

const refusalOf = async (answer: Response): Promise<string> => {
  const body: unknown = await answer.json().catch(() => null)
  console.error('The identity provider could not be reached:', answer.status, body)
  const { error_code: code, msg, message } = refusal.safeParse(body).data ?? {}
  if (!code) return msg ?? message ?? FALLBACK
  // Here there is nothing to validate but the name of the provider.
  return wordsForCode(code === 'validation_failed' ? 'provider_disabled' : code, FALLBACK)
}
