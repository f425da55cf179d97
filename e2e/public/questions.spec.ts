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
  {
    question: /users/,
    answers: ['Free and Starter include 1 user', 'Pro includes up to 5 users'],
  },
  { question: /credit card/, answers: ['No credit card is needed for Free'] },
  {
    question: /cancel/,
    answers: ['Cancel anytime', 'access until the end of the billing period'],
  },
]

test('[LAND-33] [LAND-34] [LAND-35] [LAND-36] [LAND-37] [LAND-38] the FAQ answers who may use it, what it takes and how it ends', async ({
  page,
}) => {
  await page.goto('/')
  for (const { question, answers } of ANSWERS) {
    const texts = answers.map((answer) => page.locator('#faq').getByText(answer))
    for (const text of texts) await expect(text).toBeHidden()
    await items(page).filter({ hasText: question }).click()
    for (const text of texts) await expect(text).toBeVisible()
  }
})
