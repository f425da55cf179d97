import {
  type InvitationPreview,
  invitationPreview,
  type TeamMember,
  teamMember,
} from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const teamKey = ['team'] as const

export interface Invitation {
  id: string
  email: string
  expires_at: string
}

export interface Team {
  name: string
  members: TeamMember[]
  /** Only the owner sees any. */
  invitations: Invitation[]
}

/** The caller's team with everyone in it, or null. */
export const teamQuery = (client: Client) =>
  queryOptions({
    queryKey: teamKey,
    queryFn: async (): Promise<Team | null> => {
      const team = unwrap(await client.from('teams').select('name').maybeSingle())
      if (!team) return null
      const [roster, invitations] = await Promise.all([
        client.rpc('team_roster'),
        client.from('team_invitations').select('id, email, expires_at').is('accepted_at', null),
      ])
      return {
        name: team.name,
        members: teamMember.array().parse(unwrap(roster)),
        invitations: unwrap(invitations),
      }
    },
  })

/** Whose invitation a token is, or null when it is used up. */
export const invitationQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async (): Promise<InvitationPreview | null> =>
      invitationPreview.nullable().parse(unwrap(await client.rpc('preview_invitation', { token }))),
  })
