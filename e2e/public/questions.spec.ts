import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const items = (page: Page) => page.locator('#faq').getByRole('button')

test('[LAND-30] [LAND-31] opening a question closes the one before', async ({ page }) => {
  await page.goto('/')
  await items(page).nth(0).click()
  await expect(items(page).nth(0)).toHaveAttribute('aria-expanded', 'true')
  await items(page).nth(1).click()
  await expect(items(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(1)
})

test('[LAND-32] every question can be collapsed again', async ({ page }) => {
  await page.goto('/')
  for (const item of await items(page).all()) {
    await item.click()
    await expect(item).toHaveAttribute('aria-expanded', 'true')
    await item.click()
    await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(0)
  }
})

const ANSWERS = [
  { ids: '[LAND-33] [LAND-34]', question: /users/, answer: 'Free and Starter include 1 user' },
  { ids: '[LAND-35]', question: /users/, answer: 'Pro includes up to 5 users' },
  { ids: '[LAND-36]', question: /credit card/, answer: 'No credit card is needed for Free' },
  { ids: '[LAND-37]', question: /cancel/, answer: 'Cancel anytime' },
  { ids: '[LAND-38]', question: /cancel/, answer: 'access until the end of the billing period' },
]
for (const { ids, question, answer } of ANSWERS)
  test(`${ids} the FAQ says '${answer}'`, async ({ page }) => {
    await page.goto('/')
    const text = page.locator('#faq').getByText(answer)
    await expect(text).toBeHidden()
    await items(page).filter({ hasText: question }).click()
    await expect(text).toBeVisible()
  })
