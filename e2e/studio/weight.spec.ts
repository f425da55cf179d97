import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from '../product-test.ts'

/** React, the router and Supabase's client alone are some 130 kB of it; 9 kB show toasts, after the first screen. */
const SCRIPT_BYTES_MAX = 201_000
const SCRIPT_FILES_MAX = 17

test('a first visit of the dashboard brings no more script than it needs', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  const last = page.waitForResponse(/sonner-toaster/)
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await last
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  const sizes = bodies.map((body) => brotliCompressSync(body).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BYTES_MAX)
  expect(sizes.length).toBeLessThanOrEqual(SCRIPT_FILES_MAX)
})

test('the frame of the app is there before its script, and only for those whom it lets in', async ({
  page,
  signedIn,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await signedIn()
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Saved Content' }).click()
  await expect(page.getByRole('heading', { name: 'Saved Content' })).toBeVisible()
})
