import * as z from 'zod/mini'

export const TEAM_ROLES = ['owner', 'member'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

export const TEAM_NAME_MAX = 100

/** A row of `team_roster()`. */
export const teamMember = z.object({
  user_id: z.string(),
  full_name: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  joined_at: z.string(),
})
export type TeamMember = z.infer<typeof teamMember>

/** What `preview_invitation()` tells whoever holds the token; null when it is used up. */
export const invitationPreview = z.object({
  /** Null where it does not read as a name. */
  team_name: z.nullable(z.string()),
  inviter_name: z.nullable(z.string()),
  email: z.string(),
  expires_at: z.string(),
})
export type InvitationPreview = z.infer<typeof invitationPreview>

/** What `describe_invitation()` hands to the mail: also the address that the inviter has confirmed. */
export const invitationDescription = z.extend(invitationPreview, {
  inviter_email: z.nullable(z.string()),
})
export type InvitationDescription = z.infer<typeof invitationDescription>
