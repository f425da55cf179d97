import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FreshProduct, startFreshProduct } from '@listwright/listwright/testing/fresh-product'
import { test as base } from '@playwright/test'
import { serveSite } from './site.ts'

const root = join(import.meta.dirname, '..')

interface WorkerFixtures {
  /** The built product, one for every worker. */
  product: FreshProduct
  /** A build of the app that contains the kit page. */
  kitUrl: string
}

/**
 * Fixtures that all tests share. A worker fixture in another file would make Playwright start the product twice. The kit
 * is used by one test file only, so that no two workers build it at the same time.
 */
export const test = base.extend<object, WorkerFixtures>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startFreshProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  kitUrl: [
    async ({ browserName: _ }, use) => {
      const folder = join(root, '.cache/web-with-kit')
      // The app alone: rendering the public pages and the worker would take half as long again.
      const vite = join(root, 'node_modules/vite/bin/vite.js')
      const options = ['build', 'apps/web', '--logLevel', 'warn']
      const { status } = spawnSync(process.execPath, [vite, ...options], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, VITE_KIT: 'true', WEB_OUT_DIR: folder },
      })
      if (status !== 0) throw new Error('The kit could not be built.')
      const site = await serveSite(folder)
      const config = { supabaseUrl: site.url, supabaseAnonKey: 'anon' }
      writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
      await use(`${site.url}/kit`)
      await site.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})
