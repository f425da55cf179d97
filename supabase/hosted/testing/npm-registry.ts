import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tarballOf } from './tarball.ts'

type Dependencies = Record<string, string>

interface Manifest {
  dependencies?: Dependencies
}

interface InstalledPackage {
  version: string
  folder: string
}

/**
 * An npm registry that has exactly what package-lock.json installed here, so that a runtime can install packages the way it
 * would at Supabase without a network.
 */
export const createNpmRegistry = (root: string) => {
  const installed = installedPackages(root)
  const { overrides = {} } = readJson<{ overrides?: Dependencies }>(join(root, 'package.json'))
  const tarballs = new Map<string, Promise<Buffer>>()
  const tarball = (folder: string) => {
    const packed = tarballs.get(folder) ?? tarballOf(folder)
    tarballs.set(folder, packed)
    return packed
  }

  return async (request: Request): Promise<Response> => {
    const { origin, pathname } = new URL(request.url)
    const [name = '', version] = decodeURIComponent(pathname.slice(1)).split('/-/')
    const found = installed.get(name)
    if (!found) return Response.json({ error: 'not_found' }, { status: 404 })
    if (version) {
      const wanted = found.find((candidate) => `${candidate.version}.tgz` === version)
      return wanted
        ? new Response(new Uint8Array(await tarball(wanted.folder)))
        : new Response(null, { status: 404 })
    }
    const versions = await Promise.all(
      found.map(async ({ version, folder }) => {
        const manifest = readJson<Manifest>(join(folder, 'package.json'))
        const packed = await tarball(folder)
        const dist = {
          tarball: `${origin}/${name}/-/${version}.tgz`,
          shasum: createHash('sha1').update(packed).digest('hex'),
          integrity: `sha512-${createHash('sha512').update(packed).digest('base64')}`,
        }
        return [version, { ...overridden(manifest, overrides), dist }] as const
      }),
    )
    const latest = found[0]?.version
    return Response.json({
      name,
      'dist-tags': { latest },
      versions: Object.fromEntries(versions),
    })
  }
}

/** Where we install another version than a package asks for, only that one is here. */
const overridden = (manifest: Manifest, overrides: Dependencies): Manifest => ({
  ...manifest,
  dependencies: Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
      name,
      overrides[name] ?? range,
    ]),
  ),
})

interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>
}

const installedPackages = (root: string) => {
  const lock = readJson<Lock>(join(root, 'package-lock.json'))
  const byName = new Map<string, InstalledPackage[]>()
  for (const [path, { version, link }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!version || link || name === path) continue
    const known = byName.get(name) ?? []
    if (!known.some((candidate) => candidate.version === version))
      byName.set(name, [...known, { version, folder: join(root, path) }])
  }
  return byName
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))
