import { z } from 'zod'

const flag = z.boolean().catch(false)

/** What is not of the expected shape counts as not given. */
const joinPayload = z.object({
  access_token: z.string().optional().catch(undefined),
  config: z
    .object({
      broadcast: z
        .object({ ack: flag, self: flag, replication_ready: flag })
        .catch({ ack: false, self: false, replication_ready: false }),
      presence: z
        .object({ key: z.string().max(255).catch(''), enabled: flag })
        .catch({ key: '', enabled: false }),
      postgres_changes: z.array(z.unknown()).catch([]),
      postgres_changes_options: z.object({ wait: flag }).catch({ wait: false }),
      private: flag,
    })
    .catch({
      broadcast: { ack: false, self: false, replication_ready: false },
      presence: { key: '', enabled: false },
      postgres_changes: [],
      postgres_changes_options: { wait: false },
      private: false,
    }),
})

export type JoinConfig = z.infer<typeof joinPayload>['config']

const EMPTY = joinPayload.parse({ config: undefined })

export const readJoin = (payload: unknown) => {
  const parsed = joinPayload.safeParse(payload)
  return parsed.success ? parsed.data : EMPTY
}
