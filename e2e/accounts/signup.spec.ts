import { expect, linkIn, path, test } from '../product-test.ts'
import { logIn } from '../steps.ts'

test('[SIGNUP-01] [SIGNUP-02] [SIGNUP-03] [SIGNUP-04] [SIGNUP-05] [SIGNUP-06] [SIGNUP-07] [SIGNUP-09] [SIGNUP-10] [SIGNUP-11] [AUTH-14] [AUTH-15] [AUTH-16] [ENT-64] [ENT-65] a visitor signs up, confirms by mail and is in', async ({
  calmPage: page,
  mailTo,
}) => {
  const email = `new-${crypto.randomUUID()}@example.com`
  await page.goto('/signup')
  await expect(page.getByText('at least 6 characters')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Microsoft' })).toBeVisible()
  expect(path(page)).toBe('/signup')
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill('secret1')
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByLabel('Company').fill('Harbor Realty')
  const call = page.waitForRequest('**/auth/v1/signup*')
  await page.getByRole('button', { name: 'Sign up' }).click()
  expect((await call).postDataJSON()).toMatchObject({
    email,
    password: 'secret1',
    data: { full_name: 'Grace Hopper', company: 'Harbor Realty' },
  })
  await expect(
    page.getByText(
      'Account created! Please check your email to confirm your account or continue to login.',
    ),
  ).toBeVisible()
  await page.waitForURL('**/login')
  await page.goto(linkIn(await mailTo(email)))
  await page.waitForURL('**/dashboard')
  await expect(
    page.getByText('Hi Grace Hopper, ready to create your next high-converting listing?'),
  ).toBeVisible()
})

test('who confirms in another browser is in and chooses a password; the one from before opens nothing', async ({
  page,
  mailTo,
  browser,
}) => {
  const email = `new-${crypto.randomUUID()}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill('secret1')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/login')

  const elsewhere = await browser.newPage()
  await elsewhere.goto(linkIn(await mailTo(email)))
  const dialog = elsewhere.getByRole('dialog', { name: 'Choose your password' })
  await dialog.getByLabel('New password').fill('secret2')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog).toHaveCount(0)
  await elsewhere.close()

  await logIn(page, { email, password: 'secret1' })
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await logIn(page, { email, password: 'secret2' })
  await page.waitForURL('**/dashboard')
})

test('[VAL-40] [ERR-28] [ERR-38] [SIGNUP-04] [SIGNUP-05] the service, not the form, refuses a short password', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(`short-${crypto.randomUUID()}@example.com`)
  await page.locator('input[type=password]').fill('abc')
  const answer = page.waitForResponse('**/auth/v1/signup*')
  await page.getByRole('button', { name: 'Sign up' }).click()
  expect(await (await answer).json()).toMatchObject({ weak_password: { reasons: ['length'] } })
  await expect(page.getByText('Password should be at least 6 characters.')).toBeVisible()
  await expect(page.getByLabel('Email')).not.toHaveValue('')
})
