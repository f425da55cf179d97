import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startProduct } from './product.ts'
import { serveSite } from './site.ts'

const root = join(import.meta.dirname, '..')
const IMAGE_HOST = 'https://images.unsplash.com/**'
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

interface WorkerFixtures {
  /** Where the public pages are: a server named by BASE_URL, or the built product. */
  siteUrl: string
  /** A build that contains the kit page. */
  kitUrl: string
}

/** Tests of the public pages. No outside host is reached: photographs are answered with an empty picture. */
export const test = base.extend<object, WorkerFixtures>({
  siteUrl: [
    async ({ browserName: _ }, use) => {
      if (process.env.BASE_URL) return use(process.env.BASE_URL)
      const product = await startProduct()
      await use(product.url)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  kitUrl: [
    async ({ browserName: _ }, use) => {
      const folder = join(root, '.cache/web-with-kit')
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'apps/web/build.ts'], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, VITE_KIT: 'true', WEB_OUT_DIR: folder },
      })
      if (status !== 0) throw new Error('The kit could not be built.')
      const site = await serveSite(folder, 'app.html')
      const config = { supabaseUrl: site.url, supabaseAnonKey: 'anon' }
      writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
      await use(`${site.url}/kit`)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  page: async ({ page }, use) => {
    await page.route(IMAGE_HOST, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
    await use(page)
  },
})

export { expect } from '@playwright/test'
export { IMAGE_HOST }
