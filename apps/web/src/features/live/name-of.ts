import type { Team } from '@/data/team/queries.ts'

/** What colleagues call a member of the team; null for anybody else. */
export const nameOf = (team: Team | null | undefined, userId: string | null): string | null => {
  const member = team?.members.find((each) => each.userId === userId)
  return member ? member.fullName?.trim() || member.email : null
}
