import { expect, test } from '../product-test.ts'
import {
  description,
  expectStep,
  generate,
  saveProperty,
  step,
  writeListing,
} from './property-form.ts'
import { saveRow } from './saved-rows.ts'

test('[GEN-01] [GEN-02] [GEN-03] [GEN-04] [GEN-05] [GEN-06] [GEN-09] [GENP-01] [GENP-02] the wizard opens on an empty form', async ({
  calmPage: page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  await expect(page.getByRole('heading', { name: 'AI Content Generator' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Property Details',
    'Select Tone',
    'Generated Content',
  ])
  await expectStep(page, 'Property Details')
  await expect(page.getByRole('heading', { name: 'Property Details' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write Listing for Me' })).toBeVisible()
})

test('[GEN-07] [GEN-08] [GEN-10] [GEN-11] [GEN-12] a saved property starts on the tones, and each step opens the next', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await page.goto('/generate')
  await expect(step(page, 'Select Tone')).toBeDisabled()
  await expect(step(page, 'Generated Content')).toBeDisabled()

  const property = await saveRow(agent)
  await page.goto(`/generate/${property.id}`)
  await expectStep(page, 'Select Tone')
  await expect(step(page, 'Generated Content')).toBeDisabled()
  await step(page, 'Property Details').click()
  await expect(page.getByLabel('Address')).toHaveValue('7 Quiet Row')
  await saveProperty(page)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expectStep(page, 'Generated Content')
  await expect(description(page)).toHaveValue(/Salem/)
  await step(page, 'Property Details').click()
  await expectStep(page, 'Property Details')
  await expect(step(page, 'Generated Content')).toBeEnabled()
})

test('at the end of the plan the wizard says what, when it resets, and keeps everything', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await writeListing(page, 'Luxury')
  for (const tone of ['Investor', 'Modern']) {
    await page.getByRole('button', { name: 'Try Different Tone' }).click()
    await page.getByRole('radio', { name: new RegExp(`^${tone}`) }).check()
    await generate(page)
    if (tone === 'Investor')
      await page.getByRole('button', { name: 'Try Different Tone' }).waitFor()
  }
  await expect(
    page.getByRole('alert').filter({ hasText: 'Everything you typed is kept' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
  await expect(step(page, 'Generated Content')).toBeEnabled()
})
