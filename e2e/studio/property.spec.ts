import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../product-test.ts'
import { holdBack, stopClock } from '../steps.ts'
import { expectStep, fillProperty, saveProperty, step } from './property-form.ts'

const PROPERTY_TYPES = [
  'Single Family Home',
  'Condo',
  'Townhouse',
  'Multi-Family',
  'Apartment',
  'Estate',
  'Penthouse',
  'Land',
  'Commercial',
]

test('[GENP-04] [GENP-05] [GENP-06] [GENP-07] [GENP-08] [GENP-09] [GENP-10] [GENP-11] [GENP-12] [GENP-13] [GENP-14] [GENP-15] [GENP-17] [GENP-19] [GENP-20] [GENP-21] [GENP-22] [GENP-23] [GENP-24] the form has every field and its defaults', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  for (const label of [
    'Address',
    'City',
    'State',
    'Zip Code',
    'Year Built',
    'Lot Size (acres)',
    'Key Features',
  ]) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  await expect(page.getByLabel('Bedrooms')).toHaveValue('3')
  await expect(page.getByLabel('Bathrooms')).toHaveValue('2')
  await expect(page.getByLabel('Square Feet')).toHaveValue('2000')
  await expect(page.getByLabel('Price')).toHaveValue('500000')
  await expect(page.getByLabel('Property Type')).toHaveText('Single Family Home')
  await expect(page.getByText('Enter features separated by commas')).toBeVisible()
})

for (const [label, increment, ids] of [
  ['Bedrooms', 1, '[VAL-13] [VAL-14]'],
  ['Bathrooms', 0.5, '[VAL-15] [VAL-16]'],
  ['Square Feet', 1, '[VAL-17] [VAL-18]'],
  ['Price', 1000, '[VAL-19] [VAL-20]'],
  ['Lot Size', 0.01, '[VAL-21] [VAL-22]'],
] as const) {
  test(`${ids} ${label} is zero at least, and an arrow adds ${increment}`, async ({
    page,
    signedIn,
  }) => {
    await signedIn()
    await page.goto('/generate')
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('min', '0')
    await fillProperty(page)
    await field.fill('-1')
    await saveProperty(page)
    await expect(page.getByText(`${label} cannot be negative`)).toBeVisible()
    await expect(step(page, 'Select Tone')).toBeDisabled()
    await field.fill('0')
    await field.press('ArrowUp')
    await expect(field).toHaveValue(String(increment))
    await field.fill('0')
    await saveProperty(page)
    await expectStep(page, 'Select Tone')
  })
}

test('[VAL-23] [VAL-24] Year Built lies between 1800 and this year', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/generate')
  const thisYear = new Date().getFullYear()
  const field = page.getByLabel('Year Built')
  await expect(field).toHaveAttribute('min', '1800')
  await expect(field).toHaveAttribute('max', String(thisYear))
  await fillProperty(page, { 'Year Built': '1799' })
  await saveProperty(page)
  await expect(page.getByText('Year Built can be 1800 at the earliest')).toBeVisible()
  await field.fill(String(thisYear + 1))
  await expect(page.getByText('Year Built cannot lie in the future')).toBeVisible()
  await field.fill('1800')
  await saveProperty(page)
  await expectStep(page, 'Select Tone')
})

test('[VAL-05] [VAL-06] [VAL-07] [VAL-08] [VAL-09] [VAL-10] [VAL-11] [VAL-12] nothing is stored while a required field is empty', async ({
  page,
  signedIn,
}) => {
  const { client } = await signedIn()
  await page.goto('/generate')
  for (const label of ['Bedrooms', 'Bathrooms', 'Square Feet', 'Price'])
    await page.getByLabel(label).fill('')
  await saveProperty(page)
  for (const label of [
    'Address',
    'City',
    'State',
    'Zip Code',
    'Bedrooms',
    'Bathrooms',
    'Square Feet',
    'Price',
  ]) {
    await expect(page.getByText(`${label} is required`)).toBeVisible()
  }
  await expect(page.getByLabel('Address')).toBeFocused()
  expect(await countProperties(client)).toBe(0)
})

test('[GENP-25] [GENP-26] [GENP-27] [GENP-28] [GENP-29] [GENP-30] [GENP-31] [GENP-32] [GENP-33] [GENP-34] nine property types are offered, and each can be saved', async ({
  page,
  signedIn,
}) => {
  const { client } = await signedIn()
  await page.goto('/generate')
  await fillProperty(page)
  for (const type of PROPERTY_TYPES) {
    await page.getByLabel('Property Type').click()
    await expect(page.getByRole('option')).toHaveText(PROPERTY_TYPES)
    await page.getByRole('option', { name: type }).click()
    await saveProperty(page)
    await expectStep(page, 'Select Tone')
    const { data } = await client.from('properties').select('property_type').single()
    expect(data?.property_type).toBe(type)
    await step(page, 'Property Details').click()
    await expect(page.getByLabel('Property Type')).toHaveText(type)
  }
})

test('a property type is chosen by keyboard alone', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/generate')
  const field = page.getByLabel('Property Type')
  await field.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveText('Condo')
  await field.press('p')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toHaveText('Condo')
  await field.press('p')
  await page.keyboard.press('Enter')
  await expect(field).toHaveText('Penthouse')
})

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

test('[ERR-13] without a user no property is saved, and the log says why', async ({
  page,
  signedIn,
}) => {
  const { client } = await signedIn()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/generate')
  await fillProperty(page)
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: null }))
  await saveProperty(page)
  await expect(page.getByText('Failed to save property details')).toBeVisible()
  expect(logged.join('\n')).toContain('User not authenticated')
  expect(await countProperties(client)).toBe(0)
})

const countProperties = async (client: SupabaseClient) =>
  (await client.from('properties').select('*', { count: 'exact', head: true })).count
