import { expectOpenToEveryone } from '../accessibility.ts'
import { expect, linkIn, path, test } from '../product-test.ts'
import { logOut } from '../steps.ts'

test.beforeEach(({ page }) =>
  page.route('https://images.unsplash.com/**', (route) => route.abort()),
)

test('an agent who is signed in is led on from the landing page, not asked to log in', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/')
  for (const name of ['Log in', 'Sign up', 'Try Free Now']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Open dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Listwright' }).click()
  expect(path(page)).toBe('/dashboard')
  await logOut(page)
  await expect.poll(() => path(page)).toBe('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open dashboard' })).toHaveCount(0)
})

test('the landing page knows the agent before its first paint, without asking anybody', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const isSignedIn = document.documentElement.classList.contains('signed-in')
      if (list.getEntries().length > 0) Object.assign(window, { wasKnown: isSignedIn })
    }).observe({ type: 'paint', buffered: true })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => Reflect.get(window, 'wasKnown'))).toBe(true)
  expect(asked.filter((url) => url.startsWith('/auth') || url.startsWith('/rest'))).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor chooses a plan, signs up, types the mailed code, pays, and reads what was bought', async ({
    page,
    mailTo,
  }) => {
    test.slow()
    const email = `new-${crypto.randomUUID()}@example.com`
    await page.goto('/')
    await page.getByRole('link', { name: 'Choose Starter' }).tap()
    await page.waitForURL('**/signup?plan=starter')
    await expect(page.getByText('You chose the Starter Plan, $29 per month.')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.locator('input[type=password]').fill('correct horse')
    await page.getByRole('button', { name: 'Sign up' }).tap()

    const panel = page.getByRole('region', { name: 'Confirm your address' })
    await expect(panel).toContainText(email)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expectOpenToEveryone(page)
    await page.reload()
    await expect(panel).toContainText(email)
    const { text } = await mailTo(email)
    await panel.getByLabel('Code from the mail').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
    await panel.getByRole('button', { name: 'Confirm and go on' }).tap()

    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const chosen = page.getByRole('region', { name: 'The plan you chose' })
    await expect(chosen).toContainText('$29')
    await expectOpenToEveryone(page)
    await chosen.getByRole('button', { name: 'Continue to payment' }).tap()
    await page.waitForURL('**/sandbox/**')
    await page.getByRole('button', { name: 'Pay' }).tap()

    await page.waitForURL('**/account#plans')
    const bought = page.getByText(/^Thank you\. You bought the Starter Plan; it renews on /)
    await expect(bought).toBeInViewport()
    await expectOpenToEveryone(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(chosen).toHaveCount(0)
  })
})

test('an agent changes the password and signs in with the new one', async ({ page, signedIn }) => {
  const { email, password } = await signedIn()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('another horse')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await logOut(page)
  await expect.poll(() => path(page)).toBe('/')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill('another horse')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/dashboard')
})

test('an agent moves to another sign-in address once both mailboxes have agreed', async ({
  page,
  signedIn,
  mailTo,
}) => {
  const { email } = await signedIn()
  const wanted = `moved-${crypto.randomUUID()}@example.com`
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByLabel('New address').fill(wanted)
  await page.getByRole('button', { name: 'Send the mails' }).click()
  await expect(page.getByText(/^Waiting for both mailboxes/)).toContainText(wanted)
  await page.goto(linkIn(await mailTo(email)))
  await expect(page.getByText(/^One mailbox has agreed/)).toBeVisible()
  await page.goto(linkIn(await mailTo(wanted)))
  const security = page.getByRole('region', { name: 'Security' })
  await expect(security).toContainText('Your sign-in address is changed.')
  await expect(security).toContainText(wanted)
  await expect(page.getByText(/mailbox has agreed|both mailboxes/)).toHaveCount(0)
})
