import { Hono } from 'hono'
import { isSigned, type S3Credentials } from './signature.ts'

interface Options extends S3Credentials {
  bucket: string
}

/**
 * A stand-in for a service that speaks S3: one bucket in memory, with as much of the interface as a store of files
 * needs (put, get with ranges, copy, delete), and as strict about signatures and lengths as the real one.
 * @example listener.serve(createS3({ bucket: 'files', accessKeyId: 'id', secretAccessKey: 'secret' }).routes.fetch)
 */
export const createS3 = ({ bucket, ...credentials }: Options) => {
  const objects = new Map<string, Uint8Array>()
  /** Set to answer every request with this status. */
  const fault: { status?: 500 | 503 } = {}
  const routes = new Hono()

  routes.use(async (c, next) => {
    if (fault.status) return c.body(refusal('InternalError'), fault.status)
    if (!isSigned(c.req.raw, credentials)) return c.body(refusal('SignatureDoesNotMatch'), 403)
    return next()
  })
  routes.put(`/${bucket}/:name`, async (c) => {
    const name = c.req.param('name')
    const source = c.req.header('x-amz-copy-source')
    if (source) {
      const bytes = objects.get(source.slice(`/${bucket}/`.length))
      if (!bytes) return c.body(refusal('NoSuchKey'), 404)
      objects.set(name, bytes)
      return c.body('<CopyObjectResult/>')
    }
    if (c.req.header('content-length') === undefined)
      return c.body(refusal('MissingContentLength'), 411)
    objects.set(name, new Uint8Array(await c.req.arrayBuffer()))
    return c.body(null)
  })
  routes.get(`/${bucket}/:name`, (c) => {
    const bytes = objects.get(c.req.param('name'))
    if (!bytes) return c.body(refusal('NoSuchKey'), 404)
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(c.req.header('range') ?? '') ?? []
    if (start === undefined) return c.body(new Uint8Array(bytes))
    return c.body(bytes.slice(Number(start), Number(end) + 1), 206)
  })
  routes.delete(`/${bucket}/:name`, (c) => {
    objects.delete(c.req.param('name'))
    return c.body(null, 204)
  })
  routes.all('*', (c) => c.body(refusal('NoSuchBucket'), 404))
  return { routes, objects, fault }
}

const refusal = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`
