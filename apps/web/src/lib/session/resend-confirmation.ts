import type { Client } from '@/lib/connect-client.ts'
import { paths } from '@/lib/paths.ts'

/** Mails the link and the code that confirm a new address once more. */
export const resendConfirmation = async (client: Client, email: string) =>
  (await client.auth()).resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: location.origin + paths.dashboard },
  })
