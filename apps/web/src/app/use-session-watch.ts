import { type SessionStanding, sessionStanding } from '@listwright/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { Client } from '@/lib/connect-client.ts'
import { ADDRESS_CHANGED } from '@/lib/session/address-lock.ts'
import { forgetSignOut, markSignOut } from '@/lib/session/deliberate-sign-out.ts'
import { toast } from '@/lib/toast.ts'

/**
 * A session can end elsewhere: signed out on another device, or used from another network under the address lock.
 * The database then shows it nothing, so whenever something could not be read we ask how the session stands.
 */
export const useSessionWatch = (client: Client): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    let isAsking = false
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      try {
        const { data } = await client.rpc('session_standing')
        await actOn(client, z.nullable(sessionStanding).parse(data))
      } catch (error) {
        console.error('How the session stands could not be found out:', error)
      } finally {
        isAsking = false
      }
    }
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.state.fetchFailureCount > 0) void ask()
    })
  }, [client, queryClient])
}

const actOn = async (client: Client, standing: SessionStanding | null): Promise<void> => {
  // Asking who is signed in makes the auth client notice that nobody is.
  if (standing === 'signed_out') await (await client.auth()).getUser()
  if (standing === 'second_factor_needed') await (await client.auth()).refreshSession()
  if (standing === 'address_changed') {
    const auth = await client.auth()
    markSignOut('kept')
    const { error } = await auth.signOut({ scope: 'local' })
    if (error) {
      forgetSignOut()
      throw error
    }
    toast.error(ADDRESS_CHANGED)
  }
}
