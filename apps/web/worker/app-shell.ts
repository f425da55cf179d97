import { type Build, CONFIG, createBuildCache } from './build-cache.ts'

interface Outside {
  caches: CacheStorage
  fetch: (request: Request) => Promise<Response>
  origin: string
}

const SHELL = '/app.html'

/**
 * The app for a browser without a network: its files, and nothing that the server says to one user. Pages and the
 * configuration come from the network whenever there is one, so a deployment shows at once; only files whose name
 * changes with their content are taken from here first.
 */
export const createAppShell = (build: Build, { caches, fetch, origin }: Outside) => {
  const cache = createBuildCache(build, caches, origin)
  const files = new Set(build.files)
  const routes = build.routes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`))

  const fromNetwork = async (request: Request, file: string): Promise<Response> => {
    try {
      return await fetch(request)
    } catch (error) {
      const answer = await cache.kept(file)
      if (answer) return answer
      throw error
    }
  }

  /** The configuration is the same for everyone; the newest is kept. */
  const fromNetworkAndKeep = async (request: Request): Promise<Response> => {
    const answer = await fromNetwork(request, CONFIG)
    if (answer.ok) await cache.keep(CONFIG, answer.clone())
    return answer
  }

  const fromHere = async (request: Request, file: string): Promise<Response> =>
    (await cache.kept(file)) ?? fetch(request)

  /** The answer to a request, or null when it is none of ours: above all everything the server says to a user. */
  const answer = (request: Request): Promise<Response> | null => {
    const { origin: asked, pathname } = new URL(request.url)
    if (request.method !== 'GET' || asked !== origin) return null
    if (request.mode === 'navigate')
      return routes.some((route) => route.test(pathname)) ? fromNetwork(request, SHELL) : null
    if (pathname === CONFIG) return fromNetworkAndKeep(request)
    if (pathname.startsWith('/assets/')) return fromHere(request, pathname)
    return files.has(pathname) ? fromNetwork(request, pathname) : null
  }

  return { install: cache.install, activate: cache.activate, answer }
}
