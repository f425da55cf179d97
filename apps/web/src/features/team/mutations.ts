import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { libraryKeys } from '@/lib/library-keys.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { teamKey } from './queries.ts'

type Action = (client: SupabaseClient) => Promise<unknown>

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
  async (client) =>
    unwrap(await client.functions.invoke('invite-team-member', { body: { email } }))

/** Does one thing to the team; what changes with a team is read anew, what was refused is explained. */
export const useTeamAction = (client: SupabaseClient) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: Action) => action(client),
    onSuccess: () =>
      Promise.all(
        [teamKey, libraryKeys.all, ['usage'], ['custom-tones']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    onError: async (error) => {
      console.error(error)
      toast.error((await hintOf(error)) ?? 'That did not work. Please try again.')
    },
  })
}

// The database says in a hint what the user can do about it.
const hintOf = async (error: Error): Promise<string | undefined> => {
  const answer =
    error instanceof FunctionsHttpError
      ? await (error.context as Response).json().catch(() => ({}))
      : error
  const { hint, message } = answer as { hint?: string; message?: string }
  return hint || (error instanceof FunctionsHttpError ? message : undefined)
}
