import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const banner = (page: Page) => page.getByRole('complementary', { name: 'Founding Agent offer' })
const openAt = async (page: Page, moment: string) => {
  await page.clock.setFixedTime(new Date(`${moment}-04:00`))
  await page.goto('/')
}

test('[LAND-02] [BANNER-01] [BANNER-02] [BANNER-03] the banner names the Founding Agent offer', async ({
  page,
}) => {
  await openAt(page, '2025-04-21T12:00:00')
  await expect(banner(page)).toContainText('Founding Agent')
  await expect(banner(page)).toContainText('Pro at $49 per month for life')
  await expect(banner(page)).toContainText('40% off for life')
})

/** The hour does not change within the second that the clock shows. */
const MOMENTS = [
  ['2025-04-24T21:59:59', '2 days', '2 hours'],
  ['2025-04-24T21:59:59.900', '2 days', '2 hours'],
  ['2025-04-25T23:59:59', '1 day', '0 hours'],
  ['2025-04-26T20:59:59', '0 days', '3 hours'],
] as const

test('[BANNER-04] [BANNER-05] [BANNER-06] [BANNER-07] [BANNER-08] the banner says how many days and hours are left', async ({
  page,
}) => {
  await openAt(page, '2025-04-21T20:00:00')
  await expect(banner(page)).toContainText('Ends in 5 days')
  for (const [at, ...left] of MOMENTS) {
    await openAt(page, at)
    await expect(banner(page).getByRole('timer').locator('span'), at).toHaveText(left)
  }
})

test('[BANNER-09] the countdown is refreshed every 60 seconds', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-04-25T12:58:30-04:00') })
  await page.goto('/')
  await page.clock.pauseAt(new Date('2025-04-25T12:59:29-04:00'))
  await page.reload()
  const hours = banner(page).getByRole('timer').locator('span').last()
  await expect(hours).toHaveText('11 hours')
  await page.clock.runFor(59_000)
  await expect(hours).toHaveText('11 hours')
  await page.clock.runFor(2_000)
  await expect(hours).toHaveText('10 hours')
})

test('after its end the banner folds to one line, which is short enough for a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAt(page, '2025-04-21T12:00:00')
  const whole = await banner(page).evaluate((element) => element.clientHeight)
  await expect(banner(page).getByText('40% off for life')).toBeVisible()
  await openAt(page, '2026-11-15T12:00:00')
  await expect(banner(page).getByText('40% off for life')).toBeHidden()
  const folded = await banner(page).evaluate((element) => element.clientHeight)
  expect(folded).toBeLessThan(36)
  expect(folded).toBeLessThan(whole / 2)
  expect(await banner(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)
})

test('after its end the banner says so and never counts below zero', async ({ page }) => {
  await openAt(page, '2026-11-15T12:00:00')
  await expect(banner(page)).toContainText('This offer has ended.')
  await expect(banner(page).getByRole('timer').locator('span')).toHaveText(['0 days', '0 hours'])
})

test('the banner counts to the end that the operator configured', async ({ page }) => {
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, foundingOfferEndsAt: '2026-06-18T14:30:00' } })
  })
  await openAt(page, '2026-06-15T12:00:00')
  await expect(banner(page)).toContainText('Ends in 3 days')
  await expect(banner(page).getByRole('timer').locator('span')).toHaveText(['3 days', '2 hours'])
})
