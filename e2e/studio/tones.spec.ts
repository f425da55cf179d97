import { expect, test } from '../product-test.ts'
import { holdBack } from '../steps.ts'
import { description, expectStep, reachTones } from './property-form.ts'
import { saveRow } from './saved-rows.ts'

const LABELS = [
  'Luxury – Sophisticated & Timeless',
  'Investor – Data-Driven & Strategic',
  'Family-Oriented – Warm & Welcoming',
  'Modern – Fresh & Contemporary',
  'Classic – Timeless & Refined',
  'Casual – Friendly & Approachable',
]

test('[GENT-01] [GENT-02] [GENT-09] [GENT-10] [GENT-11] [GENT-12] [GENT-13] [GENT-14] [GENT-15] [GENT-16] [GENT-17] [GENT-18] [GENT-19] [GENT-20] [GENT-21] [GENT-22] [GENT-23] six tones, each with a label, a description and a voice', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await reachTones(page)
  await expect(page.getByRole('heading', { name: 'Select Content Tone' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(6)
  await expect(page.getByRole('radio', { name: /^Luxury/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeVisible()
  const options = page.locator('label', { has: page.getByRole('radio') })
  for (const [place, label] of LABELS.entries()) {
    const option = options.nth(place)
    const preview = option.locator('span').nth(2)
    await expect(option.locator('span').nth(0)).toHaveText(label)
    await expect(option.locator('span').nth(1)).toHaveText(/\w+ \w+/)
    await page.mouse.move(0, 0)
    await expect(preview).toBeHidden()
    await option.hover()
    await expect(preview).toBeVisible()
    await expect(preview).toHaveText(/\w+ \w+/)
  }
  await page.getByRole('button', { name: 'Back to Property Details' }).click()
  await expectStep(page, 'Property Details')
})

test('[GENP-36] [GENT-24] [GENT-25] [GENT-26] [TEXT-01] [TEXT-09] [TEXT-10] [TEXT-11] [TEXT-12] [TEXT-19] writing takes two seconds at least and ends on the result', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  const property = await saveRow(agent, { features: ['pool', 'home theater'] })
  await page.goto(`/generate/${property.id}`)
  const goOn = await holdBack(page, '**/functions/v1/generate-content')
  const started = Date.now()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  goOn()
  await expectStep(page, 'Generated Content')
  expect(Date.now() - started).toBeGreaterThanOrEqual(2000)
  const text = await description(page).inputValue()
  for (const fact of [
    /Salem/,
    /townhouse/i,
    /three|3/i,
    /two|2/i,
    /1,810/,
    /\$500,000(?!\.\d)/,
    /pool/i,
    /home theater/i,
    /\n\n/,
  ]) {
    expect(text).toMatch(fact)
  }
})
