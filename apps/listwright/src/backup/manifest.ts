import { createHash } from 'node:crypto'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

/** The last entry of a backup: what it was made of and what it holds. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  versions: z.object({ node: z.string(), postgres: z.string() }),
  /** Versions of what was applied to the database, the platform's and the product's. */
  migrations: z.object({ platform: z.array(z.string()), product: z.array(z.string()) }),
  /** How many rows each table has. */
  tables: z.record(z.string(), z.number().int()),
  /** Files that a row names and that were not there when the backup was made. */
  missingFiles: z.array(z.string()),
  /** A fingerprint of the ENCRYPTION_KEY that sealed second factors and mails. */
  keyMark: z.string(),
  entries: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const keyMarkOf = (encryptionKey: string) =>
  createHash('sha256').update(`backup\0${encryptionKey}`).digest('hex').slice(0, 16)
