import { expect, linkIn, path, test } from '../product-test.ts'

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

test('[VAL-41] the page asks for an address', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
})

test('[ERR-32] the page says when no mail could be sent', async ({ page }) => {
  await page.route('**/auth/v1/recover*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('a@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Failed to send reset email')).toBeVisible()
})

test('[PWD-05] [PWD-06] [PWD-07] [PWD-08] [PWD-12] [GUARD-38] [AUTH-21] [ERR-33] [VAL-43] [VAL-44] an agent resets the password and signs in with it', async ({
  page,
  newAgent,
  mailTo,
  product,
}) => {
  const { email, client } = await newAgent()
  await client.auth.resetPasswordForEmail(email, { redirectTo: `${product.url}/reset-password` })
  await page.goto(linkIn(await mailTo(email)))
  const [fresh, again] = [page.getByLabel('New password'), page.getByLabel('Confirm password')]
  const save = page.getByRole('button', { name: 'Set new password' })

  await fresh.fill('abcde')
  await again.fill('abcde')
  await save.click()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await fresh.fill('abcdef')
  await again.fill('abcdeg')
  await save.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()

  await fresh.fill('brand new horse')
  await again.fill('brand new horse')
  const call = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/auth/v1/user'),
  )
  await save.click()
  expect((await call).postDataJSON()).toMatchObject({ password: 'brand new horse' })
  await expect(page.getByText('Password has been reset successfully')).toBeVisible()
  expect(path(page)).toBe('/reset-password')
  await page.waitForURL('**/login', { timeout: 4000 })
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill('brand new horse')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/dashboard')
})

test('[PWD-10] [PWD-11] an invalid link says so and leads to login after three seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/reset-password#access_token=x&type=signup')
  await expect(page.getByText('Invalid password reset link')).toBeVisible()
  await page.clock.runFor(2500)
  expect(path(page)).toBe('/reset-password')
  await page.clock.runFor(1000)
  await expect.poll(() => path(page)).toBe('/login')
})

test('[ERR-35] a reset that fails without a word says so in ours', async ({
  page,
  newAgent,
  mailTo,
  product,
}) => {
  const { email, client } = await newAgent()
  await client.auth.resetPasswordForEmail(email, { redirectTo: `${product.url}/reset-password` })
  await page.goto(linkIn(await mailTo(email)))
  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  )
  await page.getByLabel('New password').fill('abcdefg')
  await page.getByLabel('Confirm password').fill('abcdefg')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Failed to reset password')).toBeVisible()
})
