import type { Page } from '@playwright/test'
import { expect, path, platform, setPlan, test } from '../product-test.ts'

const upgrades = (page: Page) => page.getByRole('button', { name: /^Upgrade to/ })

/** From the account to the page of the sandbox that takes the money. */
const goPay = async (page: Page) => {
  await page.goto('/account')
  await expect(upgrades(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.waitForURL('**/sandbox/**')
}

test('[FUNC-01] [FUNC-08] [FUNC-09] [FUNC-10] [FUNC-11] [FUNC-12] [FUNC-13] [PLAN-32] [ACCT-05] from Free to Starter to Pro, then cancelled in the portal', async ({
  page,
  signedIn,
}) => {
  test.slow()
  await signedIn()
  await page.goto('/account')
  await expect(page.getByText('0 of 3', { exact: true })).toBeVisible()
  const checkout = page.waitForRequest('**/functions/v1/create-checkout')
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click()
  expect((await checkout).postDataJSON()).toEqual({ planId: 'starter' })
  await page.waitForURL('**/sandbox/**')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL('**/account**')
  await expect(page.getByText("You've been upgraded to Pro!")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage Billing' })).toBeVisible()
  await expect(upgrades(page)).toHaveText(['Upgrade to Pro'])
  await expect(page.getByText('0 of 15', { exact: true })).toBeVisible()

  const upgrade = page.waitForRequest('**/functions/v1/create-checkout')
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  expect((await upgrade).postDataJSON()).toEqual({ planId: 'pro' })
  await page.waitForURL('**/sandbox/**')
  await page.getByRole('button', { name: /^(Pay|Confirm)/ }).click()
  await page.waitForURL('**/account**')
  await expect(upgrades(page)).toHaveCount(0)
  await expect(page.getByText('listings written this month')).toHaveText(
    '0 listings written this month',
  )
  await expect(page.getByRole('button', { name: 'Create team' })).toBeVisible()

  const portal = page.waitForRequest('**/functions/v1/customer-portal')
  await page.getByRole('button', { name: 'Manage Billing' }).click()
  expect((await portal).postData()).toBeNull()
  await page.waitForURL('**/sandbox/**')
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click()
  await page.goto('/account')
  await expect(page.getByText(/^Cancelled\. The Pro Plan is yours until/)).toBeVisible()
  await expect(upgrades(page)).toHaveCount(0)
})

test('the plan appears without a reload when the webhook lands after the agent is back', async ({
  page,
  signedIn,
  product,
}) => {
  const { id } = await signedIn()
  await page.goto('/account?checkout=success')
  await expect(upgrades(page)).toHaveCount(2)
  await setPlan(product, id, 'pro')
  await expect(upgrades(page)).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('a declined card and an abandoned payment leave no trace', async ({
  page,
  signedIn,
  product,
}) => {
  const { id } = await signedIn()
  await goPay(page)
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(/declined/i).first()).toBeVisible()
  expect(path(page)).toContain('/sandbox/')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => path(page)).toBe('/account')
  await expect(upgrades(page)).toHaveCount(2)
  const { data } = await platform(product)
    .from('profiles')
    .select('subscription_plan')
    .eq('id', id)
    .single()
  expect(data?.subscription_plan ?? 'free').toBe('free')
})

test('a tab closed on the payment page leaves no trace, and the next attempt pays once', async ({
  page,
  context,
  signedIn,
  product,
}) => {
  const { id } = await signedIn()
  await goPay(page)
  const left = page.url()
  const again = await context.newPage()
  await page.close()
  await goPay(again)
  expect(again.url()).toBe(left)
  await again.getByRole('button', { name: 'Pay' }).click()
  await expect(upgrades(again)).toHaveCount(0)
  const { data } = await platform(product).from('subscriptions').select('id').eq('user_id', id)
  expect(data).toHaveLength(1)
})

for (const [id, answer] of [
  ['ERR-21', { status: 500, body: 'no' }],
  ['ERR-22', { status: 200, contentType: 'application/json', body: 'null' }],
  ['ERR-23', { status: 200, contentType: 'application/json', body: '{}' }],
] as const) {
  test(`[${id}] an upgrade that cannot start says so`, async ({ page, signedIn }) => {
    await signedIn()
    await page.route('**/functions/v1/create-checkout', (route) => route.fulfill(answer))
    await page.goto('/account')
    await page.getByRole('button', { name: 'Upgrade to Starter' }).click()
    await expect(
      page.getByText('Failed to start upgrade process. Please try again later.'),
    ).toBeVisible()
    expect(path(page)).toBe('/account')
  })
}

for (const [id, answer] of [
  ['ERR-19', { status: 500, body: 'no' }],
  ['ERR-20', { status: 200, contentType: 'application/json', body: '{}' }],
] as const) {
  test(`[${id}] a portal that cannot open says so`, async ({ page, signedIn, product }) => {
    const agent = await signedIn()
    await setPlan(product, agent.id, 'starter')
    await page.route('**/functions/v1/customer-portal', (route) => route.fulfill(answer))
    await page.goto('/account')
    await page.getByRole('button', { name: 'Manage Billing' }).click()
    await expect(page.getByText('Failed to open billing portal')).toBeVisible()
    expect(path(page)).toBe('/account')
  })
}
