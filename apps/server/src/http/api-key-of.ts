import type { Context } from 'hono'
import { isKeyShaped } from '../keys/api-keys.ts'

/**
 * The API key of a request: in its header, or in its query. A column may be called `apikey` as well, so in the
 * query only what looks like a key is one: the value of a filter begins with an operator, as in `apikey=eq.x`.
 */
export const apiKeyOf = (c: Context): string | undefined =>
  c.req.header('apikey') ?? c.req.queries('apikey')?.find(isKeyShaped)
