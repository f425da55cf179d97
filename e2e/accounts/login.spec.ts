import { expect, path, test } from '../product-test.ts'
import { logIn } from '../steps.ts'

test('[LOGIN-01] [LOGIN-02] [LOGIN-03] [LOGIN-05] [LOGIN-06] [LOGIN-09] [GUARD-29] [AUTH-01] [AUTH-07] [AUTH-22] [RUN-07] the login page asks for email and password, or a provider; an agent signs in and lands on the dashboard', async ({
  calmPage: page,
  newAgent,
}) => {
  const { email, password } = await newAgent()
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Microsoft' })).toBeVisible()
  expect(path(page)).toBe('/login')
  const call = page.waitForRequest('**/auth/v1/token?grant_type=password')
  await logIn(page, { email, password })
  const request = await call
  expect(request.postDataJSON()).toMatchObject({ email, password })
  expect(request.headers()['x-supabase-api-version']).toBe('2024-01-01')
  await page.waitForURL('**/dashboard')
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
})
