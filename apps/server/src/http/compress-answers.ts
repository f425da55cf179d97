import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { acceptedEncoding, compress, isCompressible, MIN_COMPRESSED_BYTES } from './compression.ts'

const FAST = 4

/** Compresses what services answer; streams pass through as they are. */
export const compressAnswers = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  await next()
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  if (!encoding || c.req.method === 'HEAD' || headers.has('content-encoding')) return
  if (!isCompressible(type) || headers.get('transfer-encoding') === 'chunked') return

  const plain = await c.res.arrayBuffer()
  headers.append('vary', 'Accept-Encoding')
  if (plain.byteLength < MIN_COMPRESSED_BYTES) {
    c.res = new Response(plain, c.res)
    return
  }
  const body = await compress(new Uint8Array(plain), encoding, FAST)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  c.res = new Response(new Uint8Array(body), c.res)
}
