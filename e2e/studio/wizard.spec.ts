import { expect, path, test } from '../product-test.ts'
import { description, fillProperty, saveProperty, writeListing } from './property-form.ts'

test('[GEN-01] [GEN-02] [GEN-03] [GEN-04] [GEN-05] [GEN-06] [GEN-09] [GEN-10] [GEN-12] [GENP-01] [GENP-02] the wizard opens on an empty form', async ({
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
  await expect(page.getByRole('tab', { name: 'Property Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('tab', { name: 'Property Details' })).toBeEnabled()
  await expect(page.getByRole('tab', { name: 'Select Tone' })).toBeDisabled()
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Property Details' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write Listing for Me' })).toBeVisible()
})

test('[GENP-04] [GENP-05] [GENP-06] [GENP-07] [GENP-13] [GENP-14] [GENP-15] [GENP-16] [GENP-17] [GENP-19] [GENP-20] [GENP-21] [GENP-22] [GENP-23] [GENP-24] the form has every field and its defaults', async ({
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

test('[GENP-08] [GENP-09] [GENP-10] [GENP-11] [VAL-13] [VAL-14] [VAL-15] [VAL-16] [VAL-17] [VAL-18] [VAL-19] [VAL-20] [VAL-21] [VAL-22] [VAL-23] [VAL-24] figures have their bounds and steps', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  for (const [label, step] of [
    ['Bedrooms', '1'],
    ['Bathrooms', '0.5'],
    ['Square Feet', '1'],
    ['Price', '1000'],
    ['Lot Size (acres)', '0.01'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('min', '0')
    await expect(page.getByLabel(label)).toHaveAttribute('step', step)
  }
  await expect(page.getByLabel('Year Built')).toHaveAttribute('min', '1800')
  await expect(page.getByLabel('Year Built')).toHaveAttribute(
    'max',
    String(new Date().getFullYear()),
  )
  await fillProperty(page, {
    Bedrooms: '-1',
    Bathrooms: '-1',
    'Square Feet': '-1',
    Price: '-1',
    'Lot Size (acres)': '-1',
    'Year Built': '1799',
  })
  await saveProperty(page)
  for (const message of [
    'Bedrooms cannot be negative',
    'Bathrooms cannot be negative',
    'Square Feet cannot be negative',
    'Price cannot be negative',
    'Lot Size cannot be negative',
    'Year Built can be 1800 at the earliest',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByLabel('Year Built').fill(String(new Date().getFullYear() + 1))
  await expect(page.getByText('Year Built cannot lie in the future')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Select Tone' })).toBeDisabled()
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
  const { count } = await client.from('properties').select('*', { count: 'exact', head: true })
  expect(count).toBe(0)
})

test('[GENP-12] [GENP-25] [GENP-26] [GENP-27] [GENP-28] [GENP-29] [GENP-30] [GENP-31] [GENP-32] [GENP-33] [GENP-34] nine property types are offered', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  await page.getByLabel('Property Type').click()
  await expect(page.getByRole('option')).toHaveText([
    'Single Family Home',
    'Condo',
    'Townhouse',
    'Multi-Family',
    'Apartment',
    'Estate',
    'Penthouse',
    'Land',
    'Commercial',
  ])
})

test('[GENP-18] [FMT-18] [FMT-19] the tooltip of Key Features appears after 700 ms, 4 px away', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  const trigger = page.getByRole('button', { name: 'What to write here' })
  await trigger.hover()
  const tip = page.getByRole('tooltip')
  await page.waitForTimeout(400)
  await expect(tip).toHaveCount(0)
  await expect(tip).toHaveText(
    "Highlight the best parts — think pool, chef's kitchen, home theater.",
  )
  const [button, bubble] = [
    await trigger.boundingBox(),
    await page.locator('[data-side]').first().boundingBox(),
  ]
  expect(Math.round((button?.y ?? 0) - ((bubble?.y ?? 0) + (bubble?.height ?? 0)))).toBe(4)
})

test('[GENP-35] [GENP-36] [GENP-37] [ERR-11] [AUTH-04] [VAL-25] [VAL-26] [VAL-27] [VAL-28] [VAL-29] [VAL-30] [ENT-34] [ENT-35] [ENT-36] [ENT-37] [ENT-38] [ENT-39] [ENT-40] [ENT-41] [ENT-42] [ENT-43] [ENT-44] [ENT-45] [ENT-46] [ENT-47] [ENT-48] a saved form is the agent’s property', async ({
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
  await expect(page.getByRole('tab', { name: 'Select Tone' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(calls.indexOf('GET /auth/v1/user')).toBeGreaterThan(-1)
  expect(calls.indexOf('GET /auth/v1/user')).toBeLessThan(calls.indexOf('POST /rest/v1/properties'))
  const { data } = await client.from('properties').select('*').single()
  expect(data).toMatchObject({
    user_id: id,
    address: '1418 Alder Ridge Lane',
    bedrooms: 4,
    price: 499900,
    square_feet: 2013,
    year_built: null,
    lot_size: null,
    features: ['pool', 'gym'],
  })
})

test('[GENP-03] [ERR-12] [ERR-14] a save that fails keeps every word', async ({
  page,
  signedIn,
}) => {
  const { client } = await signedIn()
  await page.goto('/generate')
  await fillProperty(page)
  await page.route('**/auth/v1/user', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.fulfill({ status: 500, json: {} })
  })
  await saveProperty(page)
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByText('Failed to save property details')).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('1418 Alder Ridge Lane')
  await page.unroute('**/auth/v1/user')
  await page.reload()
  await expect(page.getByLabel('Address')).toHaveValue('1418 Alder Ridge Lane')
  await expect(page.getByLabel('Key Features')).toHaveValue('pool, home theater')
  const { count } = await client.from('properties').select('*', { count: 'exact', head: true })
  expect(count).toBe(0)
})

test('[GENT-01] [GENT-02] [GENT-03] [GENT-04] [GENT-05] [GENT-06] [GENT-07] [GENT-08] [GENT-09] [GENT-10] [GENT-11] [GENT-12] [GENT-13] [GENT-14] [GENT-15] [GENT-16] [GENT-17] [GENT-18] [GENT-19] [GENT-20] [GENT-21] [GENT-22] [GENT-23] six tones, each with a label, a description and a voice', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  await fillProperty(page)
  await saveProperty(page)
  await expect(page.getByRole('heading', { name: 'Select Content Tone' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(6)
  await expect(page.getByRole('radio', { name: /^Luxury/ })).toBeChecked()
  const options = page.locator('label', { has: page.getByRole('radio') })
  for (const [place, label] of [
    'Luxury – Sophisticated & Timeless',
    'Investor – Data-Driven & Strategic',
    'Family-Oriented – Warm & Welcoming',
    'Modern – Fresh & Contemporary',
    'Classic – Timeless & Refined',
    'Casual – Friendly & Approachable',
  ].entries()) {
    const option = options.nth(place)
    await expect(option).toContainText(label)
    const [, text, preview] = [
      option.locator('span').nth(0),
      option.locator('span').nth(1),
      option.locator('span').nth(2),
    ]
    await expect(text).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(preview).toBeHidden()
    await option.hover()
    await expect(preview).toBeVisible()
  }
  await page.getByRole('button', { name: 'Back to Property Details' }).click()
  await expect(page.getByRole('tab', { name: 'Property Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('[GEN-07] [GEN-08] [GEN-11] [GENT-24] [GENT-25] [GENT-26] [TEXT-01] [TEXT-09] [TEXT-10] [TEXT-11] [TEXT-12] [TEXT-19] writing takes two seconds at least and ends on the result', async ({
  page,
  signedIn,
}) => {
  const { client, id } = await signedIn()
  const { data: property } = await client
    .from('properties')
    .insert({
      user_id: id,
      address: '7 Quiet Row',
      city: 'Salem',
      state: 'OR',
      zip_code: '97301',
      bedrooms: 3,
      bathrooms: 2,
      square_feet: 1810,
      price: 500000,
      property_type: 'Townhouse',
      features: ['pool', 'home theater'],
    })
    .select()
    .single()
  await page.goto(`/generate/${property.id}`)
  await expect(page.getByRole('tab', { name: 'Select Tone' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeDisabled()
  const started = Date.now()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(Date.now() - started).toBeGreaterThanOrEqual(1950)
  const text = await description(page).inputValue()
  for (const fact of [
    /7 Quiet Row/,
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

test('a generation can be cancelled', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/generate')
  await fillProperty(page)
  await saveProperty(page)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled()
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeDisabled()
})

test('[ERR-15] a generation that fails says so and keeps the choice', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.route('**/functions/v1/generate-content', (route) =>
    route.fulfill({ status: 500, body: 'no' }),
  )
  await page.goto('/generate')
  await fillProperty(page)
  await saveProperty(page)
  await page.getByRole('radio', { name: /^Casual/ }).check()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Failed to generate content')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Casual/ })).toBeChecked()
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
    await page.getByRole('button', { name: 'Generate Content' }).click()
    if (tone === 'Investor')
      await page.getByRole('button', { name: 'Try Different Tone' }).waitFor()
  }
  await expect(
    page.getByRole('alert').filter({ hasText: 'Everything you typed is kept' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeEnabled()
})

test('an address without a property opens the form with a word about it', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate/5f0c2b0e-0000-4000-8000-000000000000')
  await expect(page.getByText('This property was not found.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Property Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(path(page)).toContain('/generate/')
})
