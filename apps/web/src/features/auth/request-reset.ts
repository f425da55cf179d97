import type { Client } from '@/lib/connect-client.ts'
import { paths } from '@/lib/paths.ts'

/** Asks for a password-reset mail; answers why not, if not. */
export const requestReset = async (
  client: Client,
  email: string,
  failure: string,
): Promise<string | undefined> => {
  if (!email) return 'Please enter your email address'
  const { error } = await (await client.auth()).resetPasswordForEmail(email, {
    redirectTo: location.origin + paths.resetPassword,
  })
  if (!error) return
  console.error(error)
  return failure
}
