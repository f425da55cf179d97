import { expect, path, test } from '../product-test.ts'
import {
  description,
  expectStep,
  fillProperty,
  generate,
  saveProperty,
  step,
  writeListing,
} from './property-form.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: import('@playwright/test').Page) =>
  page.evaluate(() => navigator.clipboard.readText())

test('[GENR-01] [GENR-02] [GENR-03] [GENR-05] [GENR-06] the result is a text to copy', async ({
  calmPage: page,
  signedIn,
}) => {
  await signedIn()
  await writeListing(page)
  await expect(page.getByRole('heading', { name: 'Generated Content' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock This In' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Social Media' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => clipboard(page)).toBe(await description(page).inputValue())
})

test('[GENR-07] [GENR-08] [GENR-09] [GENR-10] [GENR-11] [GENR-12] [GENR-13] [GENR-14] [GENR-15] [TEXT-02] [TEXT-03] [TEXT-04] [TEXT-05] [TEXT-14] [TEXT-15] [TEXT-16] [TEXT-17] [TEXT-18] four captions, each with hashtags and its own copy button', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await writeListing(page)
  await page.getByRole('tab', { name: 'Social Media' }).click()
  await expectStep(page, 'Instagram')
  const captions = new Set<string>()
  for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter']) {
    await page.getByRole('tab', { name: network }).click()
    const caption = await page.getByLabel(`${network} caption`).inputValue()
    expect(caption).toMatch(/#\w+/)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => clipboard(page)).toBe(caption)
    captions.add(caption)
  }
  expect(captions.size).toBe(4)
})

test('[GENR-04] [GENR-23] [GENR-24] [ERR-16] [AUTH-05] [DATA-21] [DATA-22] [DATA-23] [DATA-24] [DATA-25] [ENT-49] [ENT-50] [ENT-51] [ENT-52] [ENT-53] [ENT-54] [ENT-55] [ENT-56] [ENT-57] [ENT-58] locking in saves the text to the account', async ({
  page,
  signedIn,
}) => {
  const { client, id } = await signedIn()
  await writeListing(page)
  const text = await description(page).inputValue()
  const user = page.waitForRequest('**/auth/v1/user')
  const call = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/rest/v1/content'),
  )
  await page.getByRole('button', { name: 'Lock This In' }).click()
  await user
  const body = (await call).postDataJSON()
  expect(body).toMatchObject({ user_id: id, tone: 'luxury', description: text })
  expect(
    Object.values(body.social_captions).every(
      (caption) => typeof caption === 'string' && caption.length > 0,
    ),
  ).toBe(true)
  expect(Object.keys(body.social_captions).sort()).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'twitter',
  ])
  await expect(page.getByText('Content saved to your dashboard!')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Content Saved Successfully' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  const { data } = await client.from('content').select('*').single()
  expect(data).toMatchObject({ user_id: id, property_id: body.property_id, description: text })
})

test('[GENR-16] [GENR-17] [GENR-18] [GENR-19] [GENR-20] [GENR-21] Create New starts from nothing', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await writeListing(page, 'Casual')
  await page.getByRole('button', { name: 'Create New' }).click()
  await expect.poll(() => path(page)).toBe('/generate')
  await expectStep(page, 'Property Details')
  for (const label of ['Address', 'City', 'State', 'Zip Code', 'Year Built', 'Key Features'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByLabel('Price')).toHaveValue('500000')
  await expect(page.getByLabel('Bedrooms')).toHaveValue('3')
  await expect(step(page, 'Select Tone')).toBeDisabled()
  await expect(step(page, 'Generated Content')).toBeDisabled()
  await fillProperty(page, { Address: '2 Second Street' })
  await saveProperty(page)
  await expect(page.getByRole('radio', { name: /^Luxury/ })).toBeChecked()
})

test('[TEXT-07] [TEXT-13] another tone opens and speaks differently', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await writeListing(page, 'Luxury')
  const luxury = await description(page).inputValue()
  await page.getByRole('button', { name: 'Try Different Tone' }).click()
  await page.getByRole('radio', { name: /^Casual/ }).check()
  await generate(page)
  await expect(description(page)).not.toHaveValue(luxury)
  const casual = await description(page).inputValue()
  expect(casual.split('.')[0]).not.toBe(luxury.split('.')[0])
})
