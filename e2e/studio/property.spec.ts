import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../product-test.ts'
import { holdBack, stopClock } from '../steps.ts'
import { expectStep, fillProperty, saveProperty } from './property-form.ts'

test('[GENP-18] [FMT-18] [FMT-19] the tooltip of Key Features appears after 700 ms, 4 px away', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  const trigger = page.getByRole('button', { name: 'What to write here' })
  await trigger.scrollIntoViewIfNeeded()
  await stopClock(page)
  await trigger.hover()
  const tip = page.getByRole('tooltip')
  await page.clock.runFor(650)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tip).toHaveText(
    "Highlight the best parts — think pool, chef's kitchen, home theater.",
  )
  await page.clock.resume()
  const gap = async () => {
    const button = await trigger.boundingBox()
    const bubble = await page.locator('[data-side]').first().boundingBox()
    return Math.round((button?.y ?? 0) - ((bubble?.y ?? 0) + (bubble?.height ?? 0)))
  }
  await expect.poll(gap).toBe(4)
})

test('[GENP-16] [GENP-35] [GENP-37] [ERR-11] [AUTH-04] [VAL-25] [VAL-26] [VAL-27] [VAL-28] [VAL-29] [VAL-30] [ENT-34] [ENT-35] [ENT-36] [ENT-37] [ENT-38] [ENT-39] [ENT-40] [ENT-41] [ENT-42] [ENT-43] [ENT-44] [ENT-45] [ENT-46] [ENT-47] [ENT-48] a saved form is the agent’s property', async ({
  page,
  signedIn,
}) => {
  const { client, id } = await signedIn()
  const calls: string[] = []
  page.on('request', (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  await page.goto('/generate')
  await fillProperty(page, {
    Bedrooms: '4',
    Price: '499900',
    'Square Feet': '2013',
    'Key Features': ' pool ,  gym ,, ',
  })
  await saveProperty(page)
  await expect(page.getByText('Property details saved')).toBeVisible()
  await expectStep(page, 'Select Tone')
  expect(calls.indexOf('GET /auth/v1/user')).toBeGreaterThan(-1)
  expect(calls.indexOf('GET /auth/v1/user')).toBeLessThan(calls.indexOf('POST /rest/v1/properties'))
  const { data } = await client.from('properties').select('*').single()
  expect(data).toMatchObject({
    user_id: id,
    address: '1418 Alder Ridge Lane',
    city: 'Boise',
    state: 'ID',
    zip_code: '83702',
    bedrooms: 4,
    bathrooms: 2,
    price: 499900,
    square_feet: 2013,
    property_type: 'Single Family Home',
    year_built: null,
    lot_size: null,
    features: ['pool', 'gym'],
  })
  await page.getByRole('link', { name: 'Saved Content' }).click()
  await expect(page.getByRole('tab', { name: 'Properties (1)' })).toBeVisible()
})

test('[GENP-03] [ERR-12] [ERR-14] a save that fails keeps every word', async ({
  page,
  signedIn,
}) => {
  const { client } = await signedIn()
  await page.goto('/generate')
  await fillProperty(page)
  const answer = await holdBack(page, '**/auth/v1/user', { status: 500, json: {} })
  await saveProperty(page)
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible()
  answer()
  await expect(page.getByText('Failed to save property details')).toBeVisible()
  await expectStep(page, 'Property Details')
  await expect(page.getByLabel('Address')).toHaveValue('1418 Alder Ridge Lane')
  await page.unroute('**/auth/v1/user')
  await page.reload()
  await expect(page.getByLabel('Address')).toHaveValue('1418 Alder Ridge Lane')
  await expect(page.getByLabel('Key Features')).toHaveValue('pool, home theater')
  expect(await countProperties(client)).toBe(0)
})

test('features are shown as they are understood, and put in other words by a click', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  await fillProperty(page, { 'Key Features': 'gas FP in LR, call Ann 555-123-4567, deck' })
  const features = page.getByRole('list', { name: 'Features' })
  await expect(features.getByText('gas fireplace in the living room')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Left out' })).toContainText('Contact')
  await features.getByRole('button', { name: /^call Ann/ }).click()
  await expect(page.getByLabel('Key Features')).toBeFocused()
  await page.keyboard.type('roof 2021')
  await expect(page.getByLabel('Key Features')).toHaveValue('gas FP in LR, roof 2021, deck')
  await expect(features.getByText('the roof dates from 2021')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Left out' })).toHaveCount(0)
})

const countProperties = async (client: SupabaseClient) =>
  (await client.from('properties').select('*', { count: 'exact', head: true })).count
