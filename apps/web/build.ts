import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { appDocument } from './prerender/app-document.ts'
import { documentFor } from './prerender/document.ts'
import { robots, sitemap } from './prerender/sitemap.ts'
import type * as Renderer from './src/app/render-page.tsx'
import { buildWorker } from './worker/build-worker.ts'

const here = import.meta.dirname
const root = join(here, '../..')
const outDir = process.env.WEB_OUT_DIR ?? join(root, 'dist/web')
const rendererDir = join(root, '.cache', `renderer-of-${basename(outDir)}`)

/**
 * Stands for the address of the site, which is not known before a server starts or files are written for a static host.
 * `apps/server/src/http/web-files.ts` puts the address in its place.
 */
const SITE_PLACEHOLDER = 'https://site.invalid'

/** Builds the web app into dist/web: one HTML file per public page, and app.html for everything else. */
const buildWeb = async (): Promise<void> => {
  process.env.BUILT_AT = new Date().toISOString()
  process.env.NODE_ENV = 'production'
  const configFile = join(here, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/render-page.tsx',
      outDir: rendererDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  })
  await prerender()
  await rm(rendererDir, { recursive: true })
}

const prerender = async () => {
  const { appRoutes, publicPages, renderPage, renderWaiting }: typeof Renderer = await import(
    pathToFileURL(join(rendererDir, 'render-page.js')).href
  )
  const template = await readFile(join(outDir, 'index.html'), 'utf8')
  const read = (name: string) => readFile(join(outDir, name), 'utf8')
  const styleSheet = /href="\/(assets\/[^"]+\.css)"/.exec(template)?.[1] ?? ''
  const app = {
    ...renderWaiting(),
    manifest: JSON.parse(await read('.vite/manifest.json')),
    styles: await read(styleSheet),
  }
  await write('app.html', appDocument(template, app))

  for (const name of Object.keys(publicPages) as (keyof typeof publicPages)[]) {
    const page = { name, ...publicPages[name], markup: await renderPage(name) }
    await write(fileOf(page.path), documentFor(template, page, SITE_PLACEHOLDER))
  }

  const listed = Object.values(publicPages).filter(({ path }) => path !== '*')
  await write(
    'sitemap.xml',
    sitemap(
      SITE_PLACEHOLDER,
      listed.map(({ path }) => path),
    ),
  )
  await write('robots.txt', robots(SITE_PLACEHOLDER))
  await write('routes.json', JSON.stringify({ app: appRoutes }))
  await buildWorker({ outDir, routes: [...appRoutes] })
  await rm(join(outDir, '.vite'), { recursive: true })
}

const fileOf = (path: string) => {
  if (path === '*') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

const write = async (name: string, text: string) => {
  const file = join(outDir, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
