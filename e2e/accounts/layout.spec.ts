import { expect, path, test } from '../product-test.ts'
import { logOut } from '../steps.ts'

test('[LAYOUT-01] [LAYOUT-02] [LAYOUT-03] [LAYOUT-04] the navigation leads to every room', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/dashboard')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const [label, route] of [
    ['New Listing', '/generate'],
    ['Saved Content', '/saved'],
    ['Account', '/account'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await navigation.getByRole('link', { name: label }).click()
    await expect.poll(() => path(page)).toBe(route)
  }
})

test('[LAYOUT-08] a grey circle holds the place of the avatar', async ({ page, signedIn }) => {
  await signedIn()
  await page.route('**/rest/v1/profiles*', () => undefined)
  await page.goto('/dashboard')
  const avatar = page.getByRole('button', { name: 'Account menu' })
  await expect(avatar).toHaveText('')
  await expect(avatar.locator('span')).toHaveCSS('border-radius', '999px')
})

test('[LAYOUT-13] [LAYOUT-14] [GUARD-30] [GUARD-35] [AUTH-06] [ERR-05] logging out ends on the landing page', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/saved')
  const call = page.waitForRequest('**/auth/v1/logout*')
  await logOut(page)
  await call
  await expect(page.getByText('Successfully logged out')).toBeVisible()
  await expect.poll(() => path(page)).toBe('/')
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
})

test.describe('with the worker that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[SEC-SES-13] after logging out the browser keeps nothing, and the way back leads to login', async ({
    page,
    signedIn,
  }) => {
    const { email } = await signedIn()
    await page.goto('/generate')
    await page.getByLabel('Address').fill('12 Half Typed Street')
    await page.getByRole('link', { name: 'Saved Content' }).click()
    await expect(page.getByRole('heading', { name: 'Saved Content' })).toBeVisible()
    await logOut(page)
    await expect.poll(() => path(page)).toBe('/')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
    expect(kept).not.toMatch(/eyJ|access_token|refresh_token/)
    expect(kept).not.toContain(email)
    expect(kept).not.toContain('Half Typed')
    // The app's own files stay for the next visit; nothing of an agent's is among them.
    const cached = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
      const answers = await Promise.all(requests.map((request) => caches.match(request)))
      return {
        paths: requests.map(({ url }) => new URL(url).pathname),
        texts: await Promise.all(answers.map(async (answer) => (await answer?.text()) ?? '')),
      }
    })
    expect(cached.paths.filter((path) => /^\/(?:rest|auth|functions)\//.test(path))).toEqual([])
    expect(cached.texts.join('')).not.toContain(email)
    expect(cached.texts.join('')).not.toContain('Half Typed')
    await page.goBack()
    await page.waitForURL('**/login')
    await expect(page.getByText('Saved Content')).toHaveCount(0)
  })
})

test('[SEC-SES-13] an agent who logs out with words still in the form leaves none of them behind', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  await page.getByLabel('Address').fill('12 Half Typed Street')
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(kept).toContain('Half Typed')
  await page.getByLabel('City').fill('Half Typed City')
  await logOut(page)
  await expect.poll(() => path(page)).toBe('/')
  await expect.poll(kept).not.toContain('Half Typed')
})

test('[AUTH-03] logging out in one tab logs out the other', async ({ page, context, signedIn }) => {
  await signedIn()
  await page.goto('/saved')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await logOut(other)
  await expect.poll(() => path(other)).toBe('/')
  await expect.poll(() => path(page)).toBe('/')
})
