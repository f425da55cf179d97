import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPages } from '../create-pages.ts'
import { createLogger } from '../logger.ts'
import { trustProxies } from './client-address.ts'
import { readWebFiles } from './web-files.ts'

const BUILT = {
  'index.html':
    '<link rel="canonical" href="https://site.invalid/"><script type="application/ld+json">{"url":"https://site.invalid"}</script>',
  'sitemap.xml': '<loc>https://site.invalid/terms</loc>',
  'robots.txt': 'Sitemap: https://site.invalid/sitemap.xml',
  'assets/app-Ab3dEf9h.js': 'start("https://site.invalid")',
}
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(directory, 'assets'))
  for (const [path, text] of Object.entries(BUILT)) await writeFile(join(directory, path), text)
})
afterAll(() => rm(directory, { recursive: true }))

/** What a server for that site answers. */
const servedAt = async (siteUrl: string) => {
  const app = createPages({
    log: createLogger('silent'),
    trustedProxies: trustProxies([]),
    config: {
      siteUrl,
      hasSite: true,
      supabaseUrl: siteUrl,
      supabaseAnonKey: '',
      sandbox: false,
      extra: {},
    },
    web: await readWebFiles(directory, siteUrl),
  })
  return (path: string) => app.request(path)
}

it('one build names the address of whichever site it is served at', async () => {
  for (const site of ['https://one.example', 'http://127.0.0.1:3000']) {
    const get = await servedAt(site)
    expect(await (await get('/')).text()).toContain(`href="${site}/"`)
    expect(await (await get('/sitemap.xml')).text()).toBe(`<loc>${site}/terms</loc>`)
    expect(await (await get('/robots.txt')).text()).toBe(`Sitemap: ${site}/sitemap.xml`)
  }
})

it('[SEC-CFG-01] the policy of a page knows its inline script with the address in it', async () => {
  const answer = await (await servedAt('https://one.example'))('/')
  const hash = createHash('sha256').update('{"url":"https://one.example"}').digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

it('files that are named after their content stay as they were built', async () => {
  const answer = await (await servedAt('https://one.example'))('/assets/app-Ab3dEf9h.js')
  expect(await answer.text()).toBe(BUILT['assets/app-Ab3dEf9h.js'])
})

it('a page at another address is another version of it', async () => {
  const etagAt = async (site: string) => (await (await servedAt(site))('/')).headers.get('etag')
  expect(await etagAt('https://one.example')).not.toBe(await etagAt('https://two.example'))
})
