import { type InvitationPreview, invitationPreview, type TeamRole } from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/unwrap.ts'

export const teamKey = ['team'] as const

export interface Member {
  user_id: string
  full_name: string | null
  email: string
  role: TeamRole
  joined_at: string
}

export interface Invitation {
  id: string
  email: string
  expires_at: string
}

export interface Team {
  name: string
  members: Member[]
  /** Only the owner sees any. */
  invitations: Invitation[]
}

/** The caller's team with everyone in it, or null. */
export const teamQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: teamKey,
    queryFn: async (): Promise<Team | null> => {
      const team = unwrap(await client.from('teams').select('name').maybeSingle<{ name: string }>())
      if (!team) return null
      const [members, invitations] = await Promise.all([
        client.rpc('team_roster').then(unwrap<Member[]>),
        client
          .from('team_invitations')
          .select('id, email, expires_at')
          .is('accepted_at', null)
          .then(unwrap<Invitation[]>),
      ])
      return { name: team.name, members, invitations }
    },
  })

/** Whose invitation a token is, or null when it is used up. */
export const invitationQuery = (client: SupabaseClient, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async (): Promise<InvitationPreview | null> =>
      invitationPreview.nullable().parse(unwrap(await client.rpc('preview_invitation', { token }))),
  })
