import type { Context } from 'hono'
import type { z } from 'zod'
import type { Caller } from '../database/database.ts'
import type { AppEnv } from '../http/app-env.ts'
import { parseJson } from '../http/parse-json.ts'
import type { StorageDeps } from './deps.ts'
import { errors } from './errors.ts'
import { type ObjectPath, parseObjectPath } from './object-path.ts'

export type StorageContext = Context<AppEnv>
export type Endpoint = (deps: StorageDeps) => (c: StorageContext) => Promise<Response>

/** The bucket and the object that an address names after the given words. */
export const pathAfter = (c: StorageContext, words: string): ObjectPath => {
  const start = c.req.path.indexOf(`/${words}/`)
  return parseObjectPath(c.req.path.slice(start + words.length + 2))
}

/** The bucket in the place of `:bucket`. */
export const bucketOf = (c: StorageContext) => c.req.param('bucket') ?? ''

export const readBody = async <Schema extends z.ZodType>(
  c: StorageContext,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const body = parseJson(await c.req.text())
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw errors.request(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'is invalid'}`)
}

/** The owner of an object that this caller uploads. */
export const ownerOf = ({ claims }: Caller) => (typeof claims.sub === 'string' ? claims.sub : null)

export const wantsUpsert = (c: StorageContext) => c.req.header('x-upsert') === 'true'
