import type { BetaInvite } from '@listwright/contracts'
import { unwrap } from '@/lib/unwrap.ts'

/** Records a request for beta access. The mail is sent in the background and its failure is only logged. */
export const requestAccess = async (invite: BetaInvite): Promise<void> => {
  const { getSupabase } = await import('@/lib/supabase.ts')
  const supabase = await getSupabase()
  unwrap(await supabase.from('beta_invites').insert(invite))
  void supabase
    .services()
    .then(({ functions }) => functions.invoke('send-beta-invite-email', { body: invite }))
    .then(({ error }) => error && console.error('The invite mail was not sent:', error))
}
