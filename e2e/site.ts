import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

export interface Site {
  url: string
  close: () => Promise<void>
}

/** Serves a folder of pages that are not part of the product: the kit, an empty page to compare with. */
export const serveSite = async (folder: string): Promise<Site> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const isFile = extname(pathname) !== '' && existsSync(join(folder, pathname))
    const file = isFile ? pathname : 'index.html'
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' })
    response.end(readFileSync(join(folder, file)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
