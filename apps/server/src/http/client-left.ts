import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The client is gone, so this status only appears in the log; proxies use the same number. */
const LEFT = 499

/** The answer to a client that went away before its request was whole; nothing for all others. */
export const answerToClientThatLeft = (c: Context): Response | undefined => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const hasLeft = incoming?.destroyed && !incoming.complete
  return hasLeft ? answerToNobody() : undefined
}

export const answerToNobody = () => new Response(null, { status: LEFT })
