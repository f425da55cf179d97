import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startFreshProduct } from '@listwright/listwright/testing/fresh-product'
import { chromium } from '@playwright/test'

// Pictures of every public page. BASE_URL names a running server to use instead of a fresh one.
const root = join(import.meta.dirname, '..')
const folder = join(root, 'screenshots')
const PAGES = {
  landing: '/',
  terms: '/terms',
  privacy: '/privacy',
  beta: '/beta',
  'not-found': '/no-such-path',
  login: '/login',
  signup: '/signup',
  'forgot-password': '/forgot-password',
}
const WIDTHS = [360, 768, 1440]
const HEIGHT = 900

const executablePath = process.env.CHROMIUM_PATH

mkdirSync(folder, { recursive: true })
const product = process.env.BASE_URL ? undefined : await startFreshProduct()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      baseURL: process.env.BASE_URL ?? product?.url ?? '',
      viewport: { width, height: HEIGHT },
      colorScheme,
      reducedMotion: 'reduce',
    })
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      })
    }
    await page.close()
  }
await browser.close()
await product?.stop()
