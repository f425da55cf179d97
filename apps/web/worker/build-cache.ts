/** What a build consists of, as far as it is kept for use without a network. */
export interface Build {
  /** Changes with every file of the build. */
  version: string
  /** The files to keep; the shell is among them. */
  files: string[]
  /** The addresses that the shell answers, as patterns such as `/generate/:propertyId`. */
  routes: string[]
}

/** The same for everyone who uses this installation. */
export const CONFIG = '/config.json'
const PREFIX = 'build-'
/** A tab that was opened before a deployment still loads the parts of its own build. */
const BUILDS_KEPT = 2

/** The files of a build, kept by the browser beside those of the build before. */
export const createBuildCache = (build: Build, caches: CacheStorage, origin: string) => {
  const name = `${PREFIX}${build.version}`

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

  const keep = async (file: string, answer: Response) => (await caches.open(name)).put(file, answer)

  return { install, activate, kept, keep }
}
