import { z } from 'zod'

export const TEAM_ROLES = ['owner', 'member'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

export const TEAM_NAME_MAX = 100

/** What `preview_invitation()` tells whoever holds the token; null when it is used up. */
export const invitationPreview = z.object({
  team_name: z.string(),
  inviter_name: z.string().nullable(),
  email: z.string(),
  expires_at: z.string(),
})
export type InvitationPreview = z.infer<typeof invitationPreview>

/** What `issue_invitation_token()` hands to the mail. */
export const issuedInvitation = invitationPreview.extend({ token: z.string() })
export type IssuedInvitation = z.infer<typeof issuedInvitation>
