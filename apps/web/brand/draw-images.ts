import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'

// Draws the pictures that cannot be SVG: `npx tsx apps/web/brand/draw-images.ts`.
const publicDir = join(import.meta.dirname, '../public')

const ICONS = {
  'favicon-32.png': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
}

const draw = async (
  browser: Browser,
  file: string,
  width: number,
  height: number,
  name: string,
) => {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.goto(pathToFileURL(file).href)
  await page.evaluate(() => document.fonts?.ready)
  await page.screenshot({ path: join(publicDir, name), omitBackground: true })
  await page.close()
}

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
await draw(browser, join(import.meta.dirname, 'og.html'), 1200, 630, 'og.png')
for (const [name, size] of Object.entries(ICONS))
  await draw(browser, join(publicDir, 'favicon.svg'), size, size, name)
await browser.close()
