import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const plan = (page: Page, name: string) =>
  page
    .locator('#pricing > ul > li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

const PLANS = [
  {
    name: 'Free',
    price: { id: 'PLAN-02', text: '$0' },
    lines: {
      'PLAN-05': 'content for up to 3 listings',
      'PLAN-06': 'basic property description',
      'PLAN-07': '2 tone options',
    },
  },
  {
    name: 'Starter',
    price: { id: 'PLAN-03', text: '$29' },
    lines: {
      'PLAN-08': 'up to 15 listings',
      'PLAN-09': 'extended descriptions',
      'PLAN-10': 'unlimited revisions',
      'PLAN-11': 'all 5 tone options',
    },
  },
  {
    name: 'Pro',
    price: { id: 'PLAN-04', text: '$79' },
    lines: {
      'PLAN-12': 'unlimited listings',
      'PLAN-13': 'premium descriptions',
      'PLAN-14': 'social caption generator',
      'PLAN-15': 'custom tone creation',
      'PLAN-16': 'team access up to 5 users',
    },
  },
]

for (const { name, price, lines } of PLANS) {
  test(`[PLAN-01] [${price.id}] [LAND-28] ${name} costs ${price.text} per month`, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(plan(page, name).getByText(price.text, { exact: true })).toBeVisible()
    await expect(plan(page, name).getByText('per month')).toBeVisible()
  })
  const ids = Object.keys(lines).map((id) => `[${id}]`)
  test(`${ids.join(' ')} ${name} lists what it includes`, async ({ page }) => {
    await page.goto('/')
    const text = (await plan(page, name).innerText()).toLowerCase()
    for (const line of Object.values(lines)) expect(text).toContain(line)
  })
}

test("[PLAN-17] [PLAN-18] only Starter is marked 'Most Popular'", async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Most Popular')).toHaveCount(1)
  await expect(plan(page, 'Starter')).toContainText('Most Popular')
})

test('[PLAN-19] no currency is named', async ({ page }) => {
  await page.goto('/')
  expect(await page.locator('#pricing').innerText()).not.toMatch(/usd|dollar/i)
})
