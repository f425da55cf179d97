import { invitationPreview, type Row, type TeamMember, teamMember } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type CamelKeys, camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const teamKeys = {
  own: ['team'] as const,
  invitation: (token: string) => ['invitation', token] as const,
}

export type Member = CamelKeys<TeamMember>

export interface Team {
  name: string
  members: Member[]
  /** Only the owner sees any. */
  invitations: CamelKeys<Pick<Row<'team_invitations'>, 'id' | 'email' | 'expires_at'>>[]
}

/** The caller's team with everyone in it, or null. */
export const teamQuery = (client: Client) =>
  queryOptions({
    queryKey: teamKeys.own,
    queryFn: async (): Promise<Team | null> => {
      const team = unwrap(await client.from('teams').select('name').maybeSingle())
      if (!team) return null
      const [roster, invitations] = await Promise.all([
        client.rpc('team_roster'),
        client.from('team_invitations').select('id, email, expires_at').is('accepted_at', null),
      ])
      return {
        name: team.name,
        members: z.array(teamMember).parse(unwrap(roster)).map(camelKeys),
        invitations: unwrap(invitations).map(camelKeys),
      }
    },
  })

/** Whose invitation a token is, or null when it is used up. */
export const invitationQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: teamKeys.invitation(token),
    queryFn: async () => {
      const answer = unwrap(await client.rpc('preview_invitation', { token }))
      const invitation = z.nullable(invitationPreview).parse(answer)
      return invitation && camelKeys(invitation)
    },
  })
