import { createHash } from 'node:crypto'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { compress, type Encoding, isCompressible, MIN_COMPRESSED_BYTES } from './compression.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

const BEST = 11

/** What a build writes in place of the site's address, so that one build serves every site. */
const SITE_PLACEHOLDER = 'https://site.invalid'

/** The kinds of files that name the site's address. */
const ADDRESSED = new Set(['.html', '.xml', '.txt'])

/** A built file, held in memory, with its compressed forms made when first asked for. */
export class WebFile {
  readonly type: string
  readonly etag: string
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(
    readonly path: string,
    readonly bytes: Buffer,
  ) {
    this.type = TYPES[extname(path)] ?? 'application/octet-stream'
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  }

  /** Named after their content by the build, so they can be kept for ever. */
  get isImmutable() {
    return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(this.path)
  }

  get isCompressible() {
    return isCompressible(this.type) && this.bytes.length >= MIN_COMPRESSED_BYTES
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = compress(this.bytes, encoding, BEST)
    this.#encoded.set(encoding, made)
    return made
  }
}

/**
 * Everything below the folder by its URL path, with the site's address filled in; nothing outside can ever be asked for.
 * All files are of one build, also where the folder is a link that is pointed elsewhere while they are read.
 */
export const readWebFiles = async (
  directory: string,
  siteUrl: string,
): Promise<Map<string, WebFile>> => {
  const folder = await realpath(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!folder) return new Map()
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isPublic(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const path = `/${relative(folder, file).split(sep).join('/')}`
        return [path, new WebFile(path, addressed(path, await readFile(file), siteUrl))] as const
      }),
  )
  return new Map(files)
}

const addressed = (path: string, bytes: Buffer, siteUrl: string) =>
  ADDRESSED.has(extname(path))
    ? Buffer.from(bytes.toString('utf8').replaceAll(SITE_PLACEHOLDER, () => siteUrl))
    : bytes

const isPublic = (name: string) => !name.startsWith('.') && !name.endsWith('.map')
