import { describe, expect, it } from 'vitest'
import { createPages } from '../create-pages.ts'
import { createLogger } from '../logger.ts'
import { readNginx } from '../testing/static-hosts/nginx-config.ts'
import { nginxHost } from '../testing/static-hosts/nginx-host.ts'
import { pagesHost } from '../testing/static-hosts/pages-host.ts'
import { trustProxies } from './client-address.ts'
import { staticSite } from './static-site.ts'
import { WebFile } from './web-files.ts'

const SCRIPT = '<script>document.documentElement.dataset.theme = "dark"</script>'
const web = new Map(
  Object.entries({
    '/index.html': `<h1>Landing</h1>${SCRIPT}`,
    '/terms/index.html': '<h1>Terms</h1>',
    '/404.html': '<h1>Nothing here</h1>',
    '/app.html': `<div id="root"></div>${SCRIPT}<script>boot()</script>`,
    '/routes.json': '{"app":["/login","/books","/books/:id"]}',
    '/assets/app-Ab3dEf9h.js': 'start()',
    '/service-worker.js': 'self.skipWaiting()',
    '/favicon.svg': '<svg/>',
  }).map(([path, text]) => [path, new WebFile(path, Buffer.from(text))]),
)
const config = {
  siteUrl: 'https://books.test',
  hasSite: true,
  supabaseUrl: 'https://project.supabase.test',
  supabaseAnonKey: 'sb_publishable_key',
  sandbox: false,
  extra: { motto: 'Read' },
}
const own = createPages({
  log: createLogger('silent'),
  trustedProxies: trustProxies([]),
  config,
  web,
})
const site = staticSite(web, config)

/** What a browser acts on. */
const SAFETY = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'strict-transport-security',
]
const directives = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

describe.each([
  ['a host that reads _headers and _redirects', pagesHost(site.files)],
  ['nginx', nginxHost(site)],
])('%s', (_, host) => {
  it.each([
    '/',
    '/terms',
    '/login',
    '/books',
    '/books/4711',
    '/books/4711?content=1',
    '/books/4711/pages',
    '/nowhere',
    '/login/nowhere',
    '/assets/app-Ab3dEf9h.js',
    '/assets/gone-Ab3dEf9h.js',
    '/service-worker.js',
    '/favicon.svg',
    '/config.json',
  ])('[SEC-CFG-02] answers %s as our own server does', async (path) => {
    const asked = { headers: { accept: 'text/html' } }
    const ours = await own.request(path, asked)
    const theirs = host(path)
    expect(theirs.status).toBe(ours.status)
    for (const name of SAFETY)
      expect([name, theirs.headers.get(name)]).toEqual([name, ours.headers.get(name)])
    if (path.startsWith('/assets/gone')) return
    expect(theirs.body).toBe(await ours.text())
    const kept = theirs.headers.get('cache-control')
    if (kept || path.startsWith('/assets/')) expect(kept).toBe(ours.headers.get('cache-control'))
    if (!(ours.headers.get('content-type') ?? '').startsWith('text/html')) return
    const { 'script-src': ourScripts = [], ...ourRest } = directives(
      ours.headers.get('content-security-policy'),
    )
    const { 'script-src': theirScripts, ...theirRest } = directives(
      theirs.headers.get('content-security-policy'),
    )
    expect(theirRest).toEqual(ourRest)
    expect(theirScripts).toEqual(expect.arrayContaining(ourScripts))
    expect(theirScripts?.join(' ')).not.toContain('unsafe')
  })

  it('the service worker may fetch from its own site alone', () => {
    expect(host('/service-worker.js').headers.get('content-security-policy')).toContain(
      "default-src 'none'; connect-src 'self'",
    )
  })
})

it('nobody can read the table of routes or the settings of the host', () => {
  const host = pagesHost(site.files)
  for (const path of ['/routes.json', '/_headers', '/_redirects'])
    expect([path, host(path).status]).toEqual([path, 404])
})

it('the file for nginx has only directives that nginx knows, each where it belongs', () => {
  const read = readNginx(site.nginx, 'server')
  expect(read.filter(({ name }) => name === 'location').map(({ args }) => args.join(' '))).toEqual([
    '/',
    '/assets/',
    '= /service-worker.js',
    '~ ^/books/[^/]+/?$',
  ])
  for (const wrong of [
    'index index.html',
    'location / { index a; ',
    'index a; }',
    'indx a;',
    'upstream a { }',
  ])
    expect(() => readNginx(wrong, 'server'), wrong).toThrow()
})
