import { expect, path, test } from '../product-test.ts'
import { holdBack, logIn, logOut } from '../steps.ts'
import { fillProperty, saveProperty } from '../studio/property-form.ts'

const PUBLIC = ['/', '/terms', '/privacy', '/beta', '/login', '/signup', '/forgot-password']

test('[GUARD-01] [GUARD-02] [GUARD-03] [GUARD-04] [GUARD-05] [GUARD-06] [GUARD-07] a visitor may open the public pages', async ({
  page,
}) => {
  for (const route of PUBLIC) {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
    expect(path(page)).toBe(route)
  }
})

test('[GUARD-19] [GUARD-20] [GUARD-21] [GUARD-22] [GUARD-23] [GUARD-24] a signed-in agent may still open the public pages', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  for (const route of PUBLIC.filter((route) => route !== '/login')) {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
    expect(path(page)).toBe(route)
  }
})

test('[GUARD-25] the way to login leaves no trace in the history', async ({ page }) => {
  await page.goto('/terms')
  await page.goto('/saved')
  await page.waitForURL('**/login')
  await page.goBack()
  expect(path(page)).toBe('/terms')
})

test('[GUARD-26] a signed-in agent who opens /login is taken home', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/login')
  await expect.poll(() => path(page)).toBe('/')
})

test('[GUARD-27] [GUARD-28] while the session loads, the middle of the screen says so', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const release = await holdBack(page, '**/config.json')
  await page.goto('/dashboard')
  const message = page.getByText('Loading...', { exact: true })
  const offset = async () => {
    const box = await message.boundingBox()
    const screen = page.viewportSize()
    if (!box || !screen) return Number.POSITIVE_INFINITY
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return Math.hypot(x - screen.width / 2, y - screen.height / 2)
  }
  await expect.poll(offset).toBeLessThan(10)
  release()
  await expect(message).toHaveCount(0)
})

test('[AUTH-02] an agent who reloads stays on the page they were on', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'Saved Content' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Saved Content' })).toBeVisible()
  expect(path(page)).toBe('/saved')
})

test('[GUARD-43] the key that the browser sends says it is anonymous', async ({ page }) => {
  await page.goto('/login')
  const call = page.waitForRequest('**/auth/v1/token*')
  await logIn(page, { email: 'a@example.com', password: 'secret1' })
  const key = (await call).headers().apikey ?? ''
  const claims = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.role).toBe('anon')
})

test('an agent whose session ended signs in again in place and loses nothing, even right after a log-out', async ({
  page,
  newAgent,
}) => {
  const agent = await newAgent()
  const enter = async () => {
    await page.goto('/login')
    await logIn(page, agent)
    await page.waitForURL('**/dashboard')
  }
  await enter()
  await logOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await enter()
  await page.goto('/generate')
  await fillProperty(page, { Address: '12 Half Typed Street' })
  const elsewhere = await agent.client.auth.signInWithPassword(agent)
  expect(elsewhere.error).toBeNull()
  await agent.client.auth.signOut({ scope: 'global' })
  await saveProperty(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Please sign in again')).toBeVisible()
  await dialog.locator('input[type=password]').fill(agent.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Address')).toHaveValue('12 Half Typed Street')
  expect(path(page)).toBe('/generate')
})
