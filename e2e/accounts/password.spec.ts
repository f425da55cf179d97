import type { Page } from '@playwright/test'
import { type Agent, test as base, expect, linkIn, path } from '../product-test.ts'
import { holdBack, logIn } from '../steps.ts'

const test = base.extend<{ forgetful: Agent & { link: string } }>({
  /** A new agent, and the link to a new password that came by mail. */
  forgetful: async ({ newAgent, mailTo, product }, use) => {
    const agent = await newAgent()
    const redirectTo = `${product.url}/reset-password`
    const { error } = await agent.client.auth.resetPasswordForEmail(agent.email, { redirectTo })
    if (error) throw error
    await use({ ...agent, link: linkIn(await mailTo(agent.email)) })
  },
})

/** Fills the form of a recovery link, and sends it. */
const setPassword = async (page: Page, password: string, again = password) => {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(again)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test('[PWD-01] [PWD-02] [PWD-03] [PWD-04] [AUTH-19] [AUTH-20] a forgotten password is asked for by mail', async ({
  page,
  product,
}) => {
  const email = `forgot-${crypto.randomUUID()}@example.com`
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  const call = page.waitForRequest('**/auth/v1/recover*')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const request = await call
  expect(request.postDataJSON().email).toBe(email)
  expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(
    `${product.url}/reset-password`,
  )
  await expect(page.getByText('Reset Link Sent!')).toBeVisible()
  await page.getByRole('button', { name: 'Return to Login' }).click()
  await page.waitForURL('**/login')
})

test('[PWD-05] [PWD-07] [PWD-08] [PWD-12] [GUARD-38] [AUTH-21] [ERR-33] [VAL-43] [VAL-44] an agent resets the password and signs in with it', async ({
  page,
  forgetful: { email, link },
}) => {
  const wait = await watchWait(page, 'Password has been reset successfully')
  await page.goto(link)
  await setPassword(page, 'abcde')
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await setPassword(page, 'abcdef', 'abcdeg')
  await expect(page.getByText('Passwords do not match')).toBeVisible()

  const password = 'brand new horse'
  const call = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/auth/v1/user'),
  )
  await setPassword(page, password)
  expect((await call).postDataJSON()).toMatchObject({ password })
  await expect(page.getByText('Password has been reset successfully')).toBeVisible()
  await page.waitForURL('**/login')
  expect(await wait()).toBeGreaterThan(1500)
  await logIn(page, { email, password })
  await page.waitForURL('**/dashboard')
})

test('[PWD-10] a reset link with a fragment of another kind says so and leads to login', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/reset-password#access_token=x&type=signup')
  await expect(page.getByText('Invalid password reset link')).toBeVisible()
  await page.clock.fastForward(3000)
  await page.waitForURL('**/login')
})

test('[PWD-06] [GUARD-08] the form of a recovery link stays', async ({ page }) => {
  await page.clock.install()
  await page.goto('/reset-password#type=recovery')
  await expect(page.getByLabel('New password')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByLabel('New password')).toBeVisible()
  expect(path(page)).toBe('/reset-password')
})

test('the form of a recovery link stays when its session is read late', async ({
  page,
  forgetful: { link },
}) => {
  const release = await holdBack(page, '**/auth/v1/user')
  await page.goto(link)
  await expect(page.getByLabel('New password')).toBeVisible()
  await page.getByLabel('New password').fill('typed early')
  release()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expect(page.getByLabel('New password')).toHaveValue('typed early')
})

test('[ERR-34] a reset that the service refuses shows its words', async ({
  page,
  forgetful: { password, link },
}) => {
  await page.goto(link)
  await setPassword(page, password)
  await expect(
    page.getByText('New password should be different from the old password.'),
  ).toBeVisible()
  expect(path(page)).toBe('/reset-password')
})

test('a reset link that was used before says so and leads to login', async ({
  page,
  forgetful: { link },
}) => {
  await fetch(link, { redirect: 'manual' })
  await page.clock.install()
  await page.goto(link)
  await expect(page.getByText('Invalid password reset link')).toBeVisible()
  await page.clock.fastForward(3000)
  await page.waitForURL('**/login')
})

/** Times in the page itself, whatever else the machine does: from the message until the login page, in milliseconds. */
const watchWait = async (page: Page, message: string) => {
  await page.addInitScript((text) => {
    let since = 0
    const watch = setInterval(() => {
      if (!since && document.body?.innerText.includes(text)) since = performance.now()
      if (!since || location.pathname !== '/login') return
      clearInterval(watch)
      sessionStorage.setItem('waited', String(performance.now() - since))
    }, 20)
  }, message)
  return async () => {
    const waited = () => page.evaluate(() => sessionStorage.getItem('waited'))
    await expect.poll(waited).not.toBeNull()
    return Number(await waited())
  }
}

test('a link with the session of somebody else asks before it signs anybody out', async ({
  page,
  signedIn,
  forgetful,
}) => {
  const agent = await signedIn({ full_name: 'Ada Lovelace' })
  const question = page.getByRole('heading', { name: 'Switch account?' })
  await page.goto(forgetful.link)
  await expect(question).toBeVisible()
  await expect(page.getByText(agent.email)).toBeVisible()
  await expect(page.getByText(forgetful.email)).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Hi Ada Lovelace')).toBeVisible()

  const { data } = await forgetful.client.auth.signInWithPassword(forgetful)
  const token = `access_token=${data.session?.access_token}&refresh_token=${data.session?.refresh_token}`
  const carried = `${token}&expires_in=3600&token_type=bearer`
  await page.goto(`/account?${carried}`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(agent.email)
  await page.goto(`/reset-password#${carried}&type=recovery`)
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(page.getByRole('button', { name: 'Set new password' })).toBeVisible()
})
