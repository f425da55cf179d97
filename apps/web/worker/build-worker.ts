import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Build } from './build-cache.ts'

interface WorkerBuild {
  outDir: string
  /** The addresses that the shell answers. */
  routes: string[]
}

const KEPT =
  /^(?:app\.html|favicon\.svg|favicon-32\.png|manifest\.webmanifest|assets\/.+\.(?:js|css|woff2|svg))$/

/** Writes the service worker of a finished build: it knows every file by name, and changes whenever one of them does. */
export const buildWorker = async ({ outDir, routes }: WorkerBuild): Promise<void> => {
  const names = await readdir(outDir, { recursive: true })
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => KEPT.test(name))
  const version = createHash('sha256')
  for (const file of files.sort()) version.update(file).update(await readFile(join(outDir, file)))
  const description: Build = {
    version: version.digest('hex').slice(0, 16),
    files: files.map((file) => `/${file}`),
    routes,
  }
  await build({
    entryPoints: [join(import.meta.dirname, 'service-worker.ts')],
    outfile: join(outDir, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome125', 'safari18', 'firefox128'],
    define: { BUILD: JSON.stringify(description) },
    logLevel: 'warning',
  })
}
