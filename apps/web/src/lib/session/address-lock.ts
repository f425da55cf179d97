import type { User } from '@supabase/supabase-js'

/** Whether the account keeps its sessions on the network where they began ('IP lock'), as of the last token. */
export const hasAddressLock = (user: User | null | undefined): boolean =>
  user?.app_metadata.address_lock === true

/** The database says that the session has left its network. */
export const ADDRESS_CHANGED =
  'You were signed out: your IP lock shows your data only on the network where you signed in.'

/** A refresh was refused under the lock. The auth client does not say why: the session may also have ended otherwise. */
export const ENDED_UNDER_LOCK =
  'Your session has ended. Your IP lock ends it when you leave the network where you signed in.'
