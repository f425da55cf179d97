import type { Context } from 'hono'
import { errors } from '../errors.ts'
import { renderError } from '../render-error.ts'

/** The answer to a body that is refused before an endpoint reads it, as GoTrue words it. */
export const bodyTooLarge = (c: Context): Response =>
  renderError(errors.bodyTooLarge(), c.req.header('x-supabase-api-version'))
