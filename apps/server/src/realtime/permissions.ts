import type { Allowance, Database, Role } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import type { Speaker } from './speaker.ts'

const EXTENSIONS = ['broadcast', 'presence'] as const
type Extension = (typeof EXTENSIONS)[number]

/** What a member of a channel may do: hear, and be heard. */
export interface Permissions {
  read: Record<Extension, boolean>
  write: Record<Extension, boolean>
}

export const EVERYTHING: Permissions = {
  read: { broadcast: true, presence: true },
  write: { broadcast: true, presence: true },
}

export const mayHear = ({ read }: Permissions) => read.broadcast || read.presence

/**
 * On a private channel: what the policies of `realtime.messages` say of a message on the topic. To select it is to
 * hear, to insert it is to be heard. They are asked about a message that is never stored.
 */
export const permissionsOn = async (
  database: Database,
  { caller }: Pick<Speaker, 'caller'>,
  topic: string,
  allowance?: Allowance,
): Promise<Permissions> => {
  const { read, write } = await conditionsFor(database, caller.role)
  const wanted = EXTENSIONS.flatMap((extension) => [
    `${permits(extension, read)} as read_${extension}`,
    `${permits(extension, write)} as write_${extension}`,
  ])
  const message = { id: crypto.randomUUID(), topic, private: true }
  const row = await database
    .transactionAs(
      caller,
      async (tx) => {
        await tx.query("select set_config('realtime.topic', $1, true)", [topic])
        const { rows } = await tx.query<Record<string, boolean>>(`select ${wanted.join(', ')}`, [
          JSON.stringify(message),
        ])
        return rows[0] ?? {}
      },
      allowance,
    )
    .catch((error: unknown): Record<string, boolean> => {
      // A policy that fails permits nothing.
      if (error instanceof DatabaseError) return {}
      throw error
    })
  return {
    read: { broadcast: row.read_broadcast === true, presence: row.read_presence === true },
    write: { broadcast: row.write_broadcast === true, presence: row.write_presence === true },
  }
}

const conditionsFor = async (database: Database, role: Role) => {
  const { rows } = await database.query<{ read: string; write: string }>(
    `select realtime.policy_condition('realtime.messages'::regclass, $1::name, 'r') as read,
       realtime.policy_condition('realtime.messages'::regclass, $1::name, 'a') as write`,
    [role],
  )
  return rows[0] ?? { read: 'false', write: 'false' }
}

const permits = (extension: Extension, condition: string) =>
  `exists (
     select from jsonb_populate_record(
       null::realtime.messages,
       $1::jsonb || jsonb_build_object('extension', '${extension}', 'inserted_at', now(), 'updated_at', now())
     ) as messages where ${condition}
   )`
