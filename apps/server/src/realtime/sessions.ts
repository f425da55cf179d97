import type { Database } from '../database/database.ts'

/** Those of the given sessions that are still valid: not signed out, not expired, and of a user who is not banned. */
export const livingSessions = async (database: Database, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await database.query<{ id: string }>(
    `select s.id from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id::text in (select jsonb_array_elements_text($1::jsonb))
       and (s.not_after is null or s.not_after > now())
       and (u.banned_until is null or u.banned_until <= now())`,
    [JSON.stringify(ids)],
  )
  return new Set(rows.map(({ id }) => id))
}
