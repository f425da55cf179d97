import type { Context, Handler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { appRoutes } from './app-routes.ts'
import { acceptedEncoding } from './compression.ts'
import {
  imageOrigins,
  inlineScriptHashes,
  pagePolicy,
  WORKER_POLICY,
} from './content-security-policy.ts'
import type { WebFile } from './web-files.ts'

interface Options {
  files: Map<string, WebFile>
  /** Origins beside our own that pages may talk to. */
  connect: string[]
}

/** Serves the built web app: files, prerendered pages, and the app's shell for its other addresses. */
export const serveWeb = ({ files, connect }: Options): Handler<AppEnv> => {
  const shell = files.get('/app.html')
  const missing = files.get('/404.html')
  const isAppAddress = appAddresses(files)
  const policies = new Map<WebFile, string>()
  const images = pictureOrigins(files, connect)

  const policyOf = (file: WebFile) => {
    const known = policies.get(file)
    if (known) return known
    const scriptHashes = inlineScriptHashes(file.bytes.toString('utf8'))
    const policy = pagePolicy({ scriptHashes, images, connect })
    policies.set(file, policy)
    return policy
  }

  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return notFound(c)
    const path = c.req.path
    const found =
      files.get(path) ??
      files.get(`${path.replace(/\/$/, '')}/index.html`) ??
      (isAppAddress(path) ? shell : undefined)
    const file = found ?? (isForPeople(c) ? missing : undefined)
    if (!file) return notFound(c)
    if (!found) c.status(404)

    c.header('etag', file.etag)
    c.header('vary', 'Accept-Encoding')
    c.header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    // Before the short answer too: a browser lets the headers of a 304 replace those it had kept.
    if (isPage(file)) c.header('content-security-policy', policyOf(file))
    if (isWorker(file)) c.header('content-security-policy', WORKER_POLICY)
    if (found && c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304)
    c.header('content-type', file.type)

    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    if (!encoding || !file.isCompressible) return c.body(new Uint8Array(file.bytes))
    c.header('content-encoding', encoding)
    return c.body(new Uint8Array(await file.encoded(encoding)))
  }
}

/**
 * Whose pictures pages may show. The shell shows what other pages show, so it is the same for all of them; files of hosted
 * storage come from where its API is.
 */
export const pictureOrigins = (files: Map<string, WebFile>, connect: string[]): string[] => {
  const shown = [...files.values()].filter(isPage).flatMap(({ bytes }) => imageOrigins(`${bytes}`))
  return [...new Set([...shown, ...connect])]
}

const isWorker = ({ path }: WebFile) => path === '/service-worker.js'

export const isPage = ({ type }: WebFile) => type.startsWith('text/html')

/** The build names the addresses that its shell answers; every other one is missing. */
const appAddresses = (files: Map<string, WebFile>): ((path: string) => boolean) => {
  const patterns = appRoutes(files).map(
    (route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`),
  )
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** A missing script must not be answered with a page. */
const isForPeople = (c: Context) =>
  !/\.\w{1,12}$/.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html')

const notFound = (c: Context) => c.json({ message: 'Not found' }, 404)
