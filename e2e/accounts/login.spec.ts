import { expect, path, test } from '../product-test.ts'
import { logIn } from '../steps.ts'

test('[LOGIN-01] [LOGIN-02] [LOGIN-03] [LOGIN-05] [LOGIN-06] the login page asks for email and password, or a provider', async ({
  calmPage: page,
}) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Microsoft' })).toBeVisible()
  expect(path(page)).toBe('/login')
})

test('[LOGIN-07] a visitor without an account goes on to sign-up', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/signup')
})

test('[LOGIN-09] [GUARD-29] [AUTH-01] [AUTH-07] [AUTH-22] [RUN-07] an agent signs in and lands on the dashboard', async ({
  page,
  newAgent,
}) => {
  const { email, password } = await newAgent()
  await page.goto('/login')
  const call = page.waitForRequest('**/auth/v1/token?grant_type=password')
  await logIn(page, { email, password })
  const request = await call
  expect(request.postDataJSON()).toMatchObject({ email, password })
  expect(request.headers()['x-supabase-api-version']).toBe('2024-01-01')
  await page.waitForURL('**/dashboard')
})

test('[VAL-36] [VAL-37] a form without email or password is not sent', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/login')
  await page.locator('input[type=password]').fill('secret1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('a@example.com')
  await page.locator('input[type=password]').fill('')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
  expect(calls.filter((url) => url.includes('/token'))).toEqual([])
})

test('[LOGIN-08] [ERR-24] [ERR-37] a wrong password shows the message of the service in a red box', async ({
  page,
  newAgent,
}) => {
  const { email } = await newAgent()
  await page.goto('/login')
  await logIn(page, { email, password: 'wrong-password' })
  const box = page.getByText('Invalid login credentials')
  await expect(box).toBeVisible()
  const [red, green] = await box.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return [0, 0]
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  expect(red).toBeGreaterThan((green ?? 0) * 2)
  expect(path(page)).toBe('/login')
})

test('[ERR-25] [ERR-49] a sign-in that fails without a word says so in ours, and logs it', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto('/login')
  await logIn(page, { email: 'a@example.com', password: 'secret1' })
  await expect(page.getByText('Failed to sign in')).toBeVisible()
  expect(logged.length).toBeGreaterThan(0)
})

test.describe('the reset dialog', () => {
  test('[LOGIN-04] [LOGIN-10] [LOGIN-11] [LOGIN-12] [LOGIN-13] [LOGIN-14] [LOGIN-15] [ERR-30] [AUTH-17] [AUTH-18] sends a link and forgets the address', async ({
    page,
    product,
  }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const dialog = page.getByRole('dialog')
    expect(path(page)).toBe('/login')
    await dialog.getByLabel('Email').fill('someone@example.com')
    const call = page.waitForRequest('**/auth/v1/recover*')
    await dialog.getByRole('button', { name: 'Send reset link' }).click()
    const request = await call
    expect(request.postDataJSON().email).toBe('someone@example.com')
    expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(
      `${product.url}/reset-password`,
    )
    await expect(dialog.getByText('Reset link sent!')).toBeVisible()
    await expect(page.getByText('Password reset instructions sent to your email')).toBeVisible()
    await expect(dialog.getByLabel('Email')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('')
  })

  test('[VAL-42] asks for an address', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.getByRole('dialog').getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Please enter your email address')).toBeVisible()
    expect(calls.filter((url) => url.includes('/recover'))).toEqual([])
  })

  test('[ERR-31] says when no mail could be sent', async ({ page }) => {
    await page.route('**/auth/v1/recover*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill('a@example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Failed to send reset instructions')).toBeVisible()
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('a@example.com')
  })
})
