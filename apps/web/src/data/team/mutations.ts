import { FunctionsHttpError } from '@supabase/functions-js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { libraryKeys } from '@/data/library/queries.ts'
import { usageKey } from '@/data/plan/queries.ts'
import { customTonesKey } from '@/data/tone/queries.ts'
import type { Client } from '@/lib/connect-client.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { teamKeys } from './queries.ts'

type Action = (client: Client) => Promise<unknown>

export const createTeam =
  (name: string): Action =>
  async (client) =>
    unwrap(await client.rpc('create_team', { name }))
export const removeMember =
  (userId: string): Action =>
  async (client) =>
    unwrap(await client.rpc('remove_member', { user_id: userId }))
export const transferTeam =
  (userId: string): Action =>
  async (client) =>
    unwrap(await client.rpc('transfer_team', { user_id: userId }))
export const leaveTeam: Action = async (client) => unwrap(await client.rpc('leave_team'))
export const acceptInvitation =
  (token: string): Action =>
  async (client) =>
    unwrap(await client.rpc('accept_invitation', { token }))
export const withdrawInvitation =
  (id: string): Action =>
  async (client) =>
    unwrap(await client.from('team_invitations').delete().eq('id', id))
export const inviteMember =
  (email: string): Action =>
  async (client) => {
    const { functions } = await client.services()
    const { error } = await functions.invoke('invite-team-member', { body: { email } })
    if (error) throw error
  }

/** Runs one action on the team, then refetches everything that depends on the team; a refusal is shown as a toast. */
export const useTeamAction = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: Action) => action(client),
    onSuccess: () =>
      Promise.all(
        [teamKeys.own, libraryKeys.all, usageKey, customTonesKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    onError: async (error) => {
      console.error(error)
      toastFailure((await hintOf(error)) ?? 'That did not work. Please try again.')
    },
  })
}

const refusal = z.object({ hint: z.string().nullish(), message: z.string().nullish() })

// The database says in a hint what the user can do about it.
const hintOf = async (error: Error): Promise<string | undefined> => {
  if (!(error instanceof FunctionsHttpError))
    return refusal.safeParse(error).data?.hint || undefined
  const answer: Response = error.context
  const body = refusal.safeParse(await answer.json().catch(() => null)).data
  return body?.hint || body?.message || undefined
}
