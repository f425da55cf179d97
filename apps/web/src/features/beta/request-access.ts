import type { BetaInvite } from '@listwright/contracts'
import { unwrap } from '@/lib/unwrap.ts'

/** Puts an agent on the list; the mail that follows must never hold them up. */
export const requestAccess = async (invite: BetaInvite): Promise<void> => {
  const { getSupabase } = await import('@/lib/supabase.ts')
  const supabase = await getSupabase()
  unwrap(await supabase.from('beta_invites').insert(invite))
  void supabase.functions
    .invoke('send-beta-invite-email', { body: invite })
    .then(({ error }) => error && console.error('The invite mail was not sent:', error))
}
