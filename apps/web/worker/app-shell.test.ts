// @vitest-environment node

import { beforeEach, expect, it } from 'vitest'
import { createAppShell } from './app-shell.ts'
import type { Build } from './build-cache.ts'

const ORIGIN = 'https://listwright.test'

/** As much of a browser's caches as the shell uses. */
const someCaches = () => {
  const stores = new Map<string, Map<string, Response>>()
  const pathOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : String(key), ORIGIN).pathname
  const cacheOf = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, kept)
    return {
      match: async (key: string) => kept.get(pathOf(key))?.clone(),
      put: async (key: string, answer: Response) => void kept.set(pathOf(key), answer),
      addAll: async (requests: Request[]) => {
        for (const request of requests) kept.set(pathOf(request), await network(request))
      },
    }
  }
  const storage = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string) => {
      for (const name of stores.keys()) {
        const found = await cacheOf(name).match(key)
        if (found) return found
      }
    },
  }
  return { stores, storage: storage as unknown as CacheStorage }
}

let isOnline = true
let deployed = 'first'
const network = async (request: Request) => {
  if (!isOnline) throw new TypeError('Failed to fetch')
  return new Response(`${deployed} ${new URL(request.url).pathname}`)
}

const aBuild = (version: string): Build => ({
  version,
  files: ['/app.html', `/assets/index-${version}.js`],
  routes: ['/dashboard', '/generate/:propertyId'],
})

let browser = someCaches()
const shellOf = (version = 'first') =>
  createAppShell(aBuild(version), { caches: browser.storage, fetch: network, origin: ORIGIN })

const request = (path: string, mode?: 'navigate', init?: RequestInit) => {
  const made = new Request(new URL(path, ORIGIN), init)
  // Only a browser makes requests of this mode.
  if (mode) Object.defineProperty(made, 'mode', { value: mode })
  return made
}
const textOf = async (answer: Promise<Response> | null) => (await answer)?.text()

beforeEach(() => {
  isOnline = true
  deployed = 'first'
  browser = someCaches()
})

it('without a network every address of the app is answered with the shell', async () => {
  const { install, answer } = shellOf()
  await install()
  isOnline = false
  expect(await textOf(answer(request('/dashboard', 'navigate')))).toBe('first /app.html')
  expect(await textOf(answer(request('/generate/7', 'navigate')))).toBe('first /app.html')
  expect(await textOf(answer(request('/assets/index-first.js')))).toBe(
    'first /assets/index-first.js',
  )
  expect(await textOf(answer(request('/config.json')))).toBe('first /config.json')
})

it('after a deployment the new app is shown at once, even by the old worker', async () => {
  const { install, answer } = shellOf()
  await install()
  deployed = 'second'
  expect(await textOf(answer(request('/dashboard', 'navigate')))).toBe('second /dashboard')
  expect(await textOf(answer(request('/config.json')))).toBe('second /config.json')
  expect(await textOf(answer(request('/assets/index-second.js')))).toBe(
    'second /assets/index-second.js',
  )
})

it('a tab of the previous build still finds its parts, and older builds are dropped', async () => {
  for (const version of ['first', 'second', 'third']) {
    deployed = version
    const { install, activate } = shellOf(version)
    await install()
    await activate()
  }
  expect([...browser.stores.keys()]).toEqual(['build-second', 'build-third'])
  isOnline = false
  const { answer } = shellOf('third')
  expect(await textOf(answer(request('/assets/index-second.js')))).toBe(
    'second /assets/index-second.js',
  )
  expect(await textOf(answer(request('/dashboard', 'navigate')))).toBe('third /app.html')
})

it.each([
  ['who is signed in', '/auth/v1/user'],
  ['a sign-in at a provider', '/auth/v1/authorize', 'navigate'],
  ['a row of the library', '/rest/v1/properties'],
  ['a function', '/functions/v1/generate-content'],
  ['the mailbox of the sandbox', '/sandbox/mailbox', 'navigate'],
  ['a page that is none of the app', '/terms', 'navigate'],
] as const)('%s is left to the network', (_, path, mode?: 'navigate') => {
  expect(shellOf().answer(request(path, mode))).toBeNull()
})

it('nothing but reading from its own server is answered', () => {
  const { answer } = shellOf()
  expect(answer(request('/config.json', undefined, { method: 'POST' }))).toBeNull()
  expect(answer(request('https://elsewhere.test/assets/x.js'))).toBeNull()
})
