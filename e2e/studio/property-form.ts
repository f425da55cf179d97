import { expect, type Page } from '@playwright/test'

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

/** From an empty form to the tones. */
export const reachTones = async (page: Page) => {
  await page.goto('/generate')
  await fillProperty(page)
  await saveProperty(page)
  await expectStep(page, 'Select Tone')
}

/** A text takes two seconds at least: with a clock installed before, they pass at once. */
export const generate = async (page: Page) => {
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await page.clock.fastForward(2000)
}

/** From an empty form to a written text, with a clock installed. */
export const writeListing = async (page: Page, tone = 'Luxury') => {
  await page.clock.install()
  await reachTones(page)
  await page.getByRole('radio', { name: new RegExp(`^${tone}`) }).check()
  await generate(page)
  await page.getByRole('tab', { name: 'Property Description' }).waitFor()
}

export const description = (page: Page) =>
  page.getByRole('textbox', { name: 'Property description' })

export const step = (page: Page, name: string) => page.getByRole('tab', { name })

export const expectStep = (page: Page, name: string) =>
  expect(step(page, name)).toHaveAttribute('aria-selected', 'true')
