import type { Page } from '@playwright/test'

/** Fills what is required, and whatever else the test names. */
export const fillProperty = async (page: Page, more: Record<string, string> = {}) => {
  const fields = {
    Address: '1418 Alder Ridge Lane',
    City: 'Boise',
    State: 'ID',
    'Zip Code': '83702',
    'Key Features': 'pool, home theater',
    ...more,
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
}

export const saveProperty = (page: Page) =>
  page.getByRole('button', { name: 'Write Listing for Me' }).click()

/** From an empty form to a written text. */
export const writeListing = async (page: Page, tone = 'Luxury') => {
  await page.goto('/generate')
  await fillProperty(page)
  await saveProperty(page)
  await page.getByRole('radio', { name: new RegExp(`^${tone}`) }).check()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await page.getByRole('tab', { name: 'Property Description' }).waitFor()
}

export const description = (page: Page) =>
  page.getByRole('textbox', { name: 'Property description' })
