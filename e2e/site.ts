import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
}

const cache = new Map<string, Buffer>()

const compressed = (file: string): Buffer => {
  const body = cache.get(file) ?? brotliCompressSync(readFileSync(file))
  cache.set(file, body)
  return body
}

export interface Site {
  url: string
  close: () => Promise<void>
}

/** Serves a built web app as the server does: pages by path, the shell for the app's routes, 404 for the rest. */
export const serveSite = async (folder: string): Promise<Site> => {
  const { app }: { app: string[] } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'))
  const shells = [...app, '/kit'].map((route) => new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`))

  const fileFor = (path: string): [status: number, file: string] => {
    if (extname(path) && existsSync(join(folder, path))) return [200, path]
    if (existsSync(join(folder, path, 'index.html'))) return [200, join(path, 'index.html')]
    return shells.some((shell) => shell.test(path)) ? [200, 'app.html'] : [404, '404.html']
  }

  const server = createServer((request, response) => {
    const [status, file] = fileFor(new URL(request.url ?? '/', 'http://site').pathname)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const isBinary = /^(image\/png|font)/.test(type)
    const body = isBinary ? readFileSync(join(folder, file)) : compressed(join(folder, file))
    response.writeHead(status, {
      'content-type': type,
      ...(!isBinary && { 'content-encoding': 'br' }),
      ...(file.startsWith('/assets/') && {
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
