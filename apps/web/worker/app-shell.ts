/** What a build consists of, as far as it is kept for use without a network. */
export interface Build {
  /** Changes with every file of the build. */
  version: string
  /** The files to keep; the shell is among them. */
  files: string[]
  /** The addresses that the shell answers, as patterns such as `/generate/:propertyId`. */
  routes: string[]
}

interface Outside {
  caches: CacheStorage
  fetch: (request: Request) => Promise<Response>
  origin: string
}

const SHELL = '/app.html'
const CONFIG = '/config.json'
const PREFIX = 'build-'
/** A tab that was opened before a deployment still loads the parts of its own build. */
const BUILDS_KEPT = 2

/**
 * The app for a browser without a network: its files, and nothing that the server says to one user. Pages and the
 * configuration come from the network whenever there is one, so a deployment shows at once; only files whose name
 * changes with their content are taken from here first.
 */
export const createAppShell = (build: Build, { caches, fetch, origin }: Outside) => {
  const name = `${PREFIX}${build.version}`
  const files = new Set(build.files)
  const routes = build.routes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`))

  const install = async () => {
    const cache = await caches.open(name)
    const requests = [...build.files, CONFIG].map(
      (file) => new Request(new URL(file, origin), { cache: 'no-cache' }),
    )
    await cache.addAll(requests)
  }

  const activate = async () => {
    const builds = (await caches.keys()).filter((other) => other.startsWith(PREFIX))
    const outdated = builds.filter((other) => other !== name).slice(0, -(BUILDS_KEPT - 1))
    await Promise.all(outdated.map((other) => caches.delete(other)))
  }

  const kept = async (file: string): Promise<Response | undefined> => {
    const cache = await caches.open(name)
    const answer = (await cache.match(file)) ?? (await caches.match(file))
    // Some static hosts redirect a page to its name without `.html`; a browser takes no redirected answer for a page.
    return answer?.redirected ? new Response(answer.body, answer) : answer
  }

  const fromNetwork = async (request: Request, file: string): Promise<Response> => {
    try {
      return await fetch(request)
    } catch (error) {
      const answer = await kept(file)
      if (answer) return answer
      throw error
    }
  }

  /** The configuration is the same for everyone; the newest is kept. */
  const fromNetworkAndKeep = async (request: Request): Promise<Response> => {
    const answer = await fromNetwork(request, CONFIG)
    if (answer.ok) await (await caches.open(name)).put(CONFIG, answer.clone())
    return answer
  }

  const fromHere = async (request: Request, file: string): Promise<Response> =>
    (await kept(file)) ?? fetch(request)

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

  return { install, activate, answer }
}
