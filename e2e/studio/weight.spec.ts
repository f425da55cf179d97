import { scriptsOfVisit } from '../first-scripts.ts'
import { expect, test } from '../product-test.ts'

test.use({ serviceWorkers: 'allow' })

/** React alone is some 58 kB of it, the router 14. */
const FIRST_BYTES_MAX = 130_000
const FIRST_FILES_MAX = 14
/** Who is signed in, functions, files and live changes, and what shows toasts. */
const LATER = [/\/auth-/, /\/services-/, /\/sonner-toaster-/]

test('a first visit of the dashboard brings no more script than it needs, and the rest after it', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const scripts = await scriptsOfVisit(page, '/dashboard', async (urls) => {
    for (const name of LATER)
      await expect.poll(() => urls().some((url) => name.test(url))).toBe(true)
    await page.waitForLoadState('networkidle')
  })
  const first = scripts.filter(({ isFirst }) => isFirst)
  expect(first.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0)).toBeLessThan(FIRST_BYTES_MAX)
  expect(first.length).toBeLessThanOrEqual(FIRST_FILES_MAX)
  const later = scripts.filter(({ isFirst }) => !isFirst)
  for (const name of LATER) expect(later.filter(({ url }) => name.test(url))).toHaveLength(1)
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
