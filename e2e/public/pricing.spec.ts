import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const plan = (page: Page, name: string) =>
  page
    .locator('#pricing > ul > li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

const PLANS = [
  {
    name: 'Free',
    price: '$0',
    lines: ['content for up to 3 listings', 'basic property description', '2 tone options'],
  },
  {
    name: 'Starter',
    price: '$29',
    lines: [
      'up to 15 listings',
      'extended descriptions',
      'unlimited revisions',
      'all 5 tone options',
    ],
  },
  {
    name: 'Pro',
    price: '$79',
    lines: [
      'unlimited listings',
      'premium descriptions',
      'social caption generator',
      'custom tone creation',
      'team access up to 5 users',
    ],
  },
]

test('[PLAN-01] [PLAN-02] [PLAN-03] [PLAN-04] [PLAN-05] [PLAN-06] [PLAN-07] [PLAN-08] [PLAN-09] [PLAN-10] [PLAN-11] [PLAN-12] [PLAN-13] [PLAN-14] [PLAN-15] [PLAN-16] [LAND-28] each plan names its price and lists what it includes', async ({
  page,
}) => {
  await page.goto('/')
  for (const { name, price, lines } of PLANS) {
    await expect(plan(page, name).getByText(price, { exact: true })).toBeVisible()
    await expect(plan(page, name).getByText('per month')).toBeVisible()
    const text = (await plan(page, name).innerText()).toLowerCase()
    for (const line of lines) expect(text).toContain(line)
  }
})

test("[PLAN-17] [PLAN-18] [PLAN-19] only Starter is marked 'Most Popular', and no currency is named", async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Most Popular')).toHaveCount(1)
  await expect(plan(page, 'Starter')).toContainText('Most Popular')
  expect(await page.locator('#pricing').innerText()).not.toMatch(/usd|dollar/i)
})
