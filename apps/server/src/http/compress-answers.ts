import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { acceptedEncoding, compress, isCompressible, MIN_COMPRESSED_BYTES } from './compression.ts'

const FAST = 4

/** Compresses what services answer; streams pass through as they are. */
export const compressAnswers = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  await next()
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (!encoding || c.req.method === 'HEAD') return
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  if (headers.has('content-encoding')) return
  if (!isCompressible(type) || headers.get('transfer-encoding') === 'chunked') return

  const plain = await c.res.arrayBuffer()
  const isWorthIt = plain.byteLength >= MIN_COMPRESSED_BYTES
  const body = isWorthIt ? await compress(new Uint8Array(plain), encoding, FAST) : plain
  c.res = new Response(new Uint8Array(body), c.res)
  // Set on the new response, since headers set on the old one are lost in the Node adapter.
  c.res.headers.append('vary', 'Accept-Encoding')
  if (!isWorthIt) return
  c.res.headers.set('content-encoding', encoding)
  c.res.headers.set('content-length', String(body.byteLength))
}
