import { expect, path, test } from '../product-test.ts'
import { continueAtProvider } from '../steps.ts'

for (const [provider, label, loginRow, signupRow] of [
  ['google', 'Google', '[AUTH-08] [AUTH-10]', '[AUTH-11]'],
  ['azure', 'Microsoft', '[AUTH-09] [AUTH-12]', '[AUTH-13]'],
] as const) {
  test(`${loginRow} an agent signs in with ${label} and lands on the dashboard`, async ({
    page,
    product,
  }) => {
    await page.goto('/login')
    const call = page.waitForRequest('**/auth/v1/authorize*')
    await page.getByRole('button', { name: label }).click()
    const address = new URL((await call).url())
    expect(address.searchParams.get('provider')).toBe(provider)
    expect(address.searchParams.get('redirect_to')).toBe(`${product.url}/dashboard`)
    await page.waitForURL('**/sandbox/identity/**')
    await expect(page.getByText(/sandbox/i).first()).toBeVisible()
    await continueAtProvider(page)
    await expect(page.getByText('ready to create your next high-converting listing?')).toBeVisible()
  })

  test(`${signupRow} from the sign-up page ${label} returns home and settles on the dashboard`, async ({
    page,
    product,
  }) => {
    await page.goto('/signup')
    const call = page.waitForRequest('**/auth/v1/authorize*')
    await page.getByRole('button', { name: label }).click()
    expect(new URL((await call).url()).searchParams.get('redirect_to')).toBe(`${product.url}/`)
    await continueAtProvider(page)
  })
}

test('[ERR-26] a provider that is refused shows the words of the service', async ({ page }) => {
  await page.route('**/auth/v1/authorize*', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, msg: 'Unsupported provider: provider is not enabled' },
    }),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(page.getByText('Unsupported provider: provider is not enabled')).toBeVisible()
  expect(path(page)).toBe('/login')
})

test('[ERR-27] a provider that fails without a word gets ours', async ({ page }) => {
  await page.route('**/auth/v1/authorize*', (route) => route.abort())
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Microsoft' }).click()
  await expect(page.getByText('Failed to sign in')).toBeVisible()
})

test('[ERR-43] a sign-in that the provider refused is explained on the login page', async ({
  page,
}) => {
  await page.goto(
    '/dashboard#error=access_denied&error_code=access_denied&error_description=Call+555-0100',
  )
  await page.waitForURL('**/login')
  await expect(page.getByText('The sign-in was cancelled')).toBeVisible()
  // Anybody can write such a link: its own words are not shown.
  await expect(page.getByText('555-0100')).toHaveCount(0)
})
