import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Refuses bodies that are longer, in the words of the service that would have read them. */
export const limitBody = (maxSize: number, refuse = tooLarge): MiddlewareHandler => {
  const countBytes = bodyLimit({ maxSize, onError: refuse })
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    // Node holds a body to the length that was announced. Looking at the body itself makes a stream of it, which
    // costs more than the rest of many a request.
    const announced = c.req.header('content-length')
    if (announced === undefined || c.req.header('transfer-encoding')) return countBytes(c, next)
    return Number(announced) > maxSize ? Promise.resolve(refuse(c)) : next()
  }
}

const tooLarge = (c: Context): Response =>
  c.json({ code: 'request_entity_too_large', message: 'Request body is too large' }, 413)
