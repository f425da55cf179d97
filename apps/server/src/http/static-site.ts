import { appRoutes } from './app-routes.ts'
import { inlineScriptHashes, pagePolicy, WORKER_POLICY } from './content-security-policy.ts'
import { safeHeaders } from './security-headers.ts'
import { isPage, pictureOrigins } from './serve-web.ts'
import { configOf, type WebConfig } from './web-config.ts'
import type { WebFile } from './web-files.ts'

interface StaticSite {
  /** Everything that is to be uploaded, by path. */
  files: Map<string, Buffer>
  /** The same site for nginx. */
  nginx: string
}

const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * The built web app for a host that can only serve files: one file per address, and what such hosts read about headers
 * (`_headers`) and rewrites (`_redirects`). It answers as this server would, with the same policies.
 */
export const staticSite = (
  web: Map<string, WebFile>,
  config: WebConfig & { supabaseUrl: string },
): StaticSite => {
  const files = new Map<string, Buffer>()
  // A folder with an index would be answered with a redirect to its slash.
  for (const [path, { bytes }] of web)
    files.set(path.replace(/(.)\/index\.html$/, '$1.html'), bytes)
  const shell = web.get('/app.html')?.bytes
  const routes = appRoutes(web)
  const plain = routes.filter((route) => !route.includes(':'))
  if (shell) for (const route of plain) files.set(`${route}.html`, shell)
  files.delete('/routes.json')

  const rewrites = routes
    .filter((route) => route.includes(':'))
    .map((route) => ({ from: route, to: route.slice(0, route.indexOf('/:')) }))
  const headers = headerRules(web, config)
  files.set('/config.json', Buffer.from(JSON.stringify(configOf(config, config.siteUrl))))
  files.set('/_redirects', Buffer.from(redirectsFile(rewrites)))
  files.set('/_headers', Buffer.from(headersFile(headers)))
  return { files, nginx: nginxFile(headers, rewrites) }
}

interface Rewrite {
  from: string
  to: string
}
/** Headers by the pattern of an address; those of a later rule are added. */
type HeaderRules = [pattern: string, headers: Record<string, string>][]

const headerRules = (
  web: Map<string, WebFile>,
  { siteUrl, supabaseUrl }: WebConfig & { supabaseUrl: string },
): HeaderRules => {
  const connect = [new URL(supabaseUrl).origin]
  const pages = [...web.values()].filter(isPage)
  // One policy for all pages: hosts join the headers of all rules that fit, and of two policies both would hold.
  const policy = pagePolicy({
    scriptHashes: [...new Set(pages.flatMap(({ bytes }) => inlineScriptHashes(`${bytes}`)))],
    images: pictureOrigins(web, connect),
    connect,
  })
  const { 'cache-control': _, ...always } = safeHeaders({ secure: siteUrl.startsWith('https:') })
  return [
    ['/*', { ...always, 'content-security-policy': policy }],
    ['/assets/*', { 'cache-control': KEPT_FOR_EVER }],
    ['/service-worker.js', { 'content-security-policy': WORKER_POLICY }],
  ]
}

const redirectsFile = (rewrites: Rewrite[]) =>
  rewrites.map(({ from, to }) => `${from} ${to} 200\n`).join('')

const headersFile = (rules: HeaderRules) =>
  rules
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pattern}\n${lines.join('')}`
    })
    .join('\n')

/** Below a location that sets headers of its own, nginx forgets those around it, so each has all that hold there. */
const nginxFile = (rules: HeaderRules, rewrites: Rewrite[]): string => {
  // Unlike other hosts, nginx says nothing of its own about how long a page may be kept.
  const headersAt = (path: string) =>
    Object.assign(
      { 'cache-control': 'no-cache' },
      ...rules.filter(([pattern]) => fits(pattern, path)).map(([, set]) => set),
    )
  const location = (match: string, path: string, tries: string) =>
    [
      `location ${match} {`,
      ...Object.entries<string>(headersAt(path)).map(
        ([name, value]) => `  add_header ${name} "${value}" always;`,
      ),
      `  try_files ${tries};`,
      '}',
    ].join('\n')
  return [
    '# Inside a `server` block whose `root` is the folder of these files.',
    'error_page 404 /404.html;',
    'index index.html;',
    location('/', '/', '$uri $uri.html $uri/index.html =404'),
    location('/assets/', '/assets/x', '$uri =404'),
    location('= /service-worker.js', '/service-worker.js', '$uri =404'),
    ...rewrites.map(({ from, to }) =>
      location(`~ ^${from.replace(/:\w+/g, '[^/]+')}/?$`, from, `${to}.html =404`),
    ),
    '',
  ].join('\n')
}

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
