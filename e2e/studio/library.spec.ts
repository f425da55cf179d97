import { expect, path, test } from '../product-test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const withSamples = async (agent: { client: { rpc: (name: string) => PromiseLike<unknown> } }) => {
  await agent.client.rpc('load_sample_listings')
}

test('[SAVED-01] [SAVED-02] [SAVED-03] [SAVED-27] [SAVED-29] [SAVED-31] [SAVED-32] an empty library invites to a first listing', async ({
  calmPage: page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'Saved Content' })).toBeVisible()
  await expect(page.getByPlaceholder('Search by address, city, state...')).toBeVisible()
  await expect(
    page.getByText('Start building your listing library — your first masterpiece awaits.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write Your First Listing' })).toBeVisible()
  await page.getByRole('tab', { name: 'Content (0)' }).click()
  await expect(page.getByText("You haven't generated any content yet")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write Your First Listing' })).toBeVisible()
  await page.getByRole('link', { name: 'Write New Listing' }).click()
  await expect.poll(() => path(page)).toBe('/generate')
})

test('[SAVED-04] [SAVED-05] [SAVED-06] [SAVED-07] [SAVED-08] [SAVED-09] [SAVED-10] [SAVED-11] [SAVED-12] [SAVED-13] [SAVED-14] [SAVED-15] [SAVED-16] [FMT-02] property cards', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await withSamples(agent)
  await page.goto('/saved')
  await expect(page.getByRole('tab', { name: 'Properties (3)' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Content (2)' })).toBeVisible()
  const { data } = await agent.client
    .from('properties')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(1)
    .single()
  const card = page.locator('article').first()
  for (const text of [
    `$${Number(data.price).toLocaleString('en-US')}`,
    data.address,
    data.city,
    data.state,
    data.zip_code,
    data.property_type,
    `${data.bedrooms} bed`,
    `${data.bathrooms} bath`,
    `${Number(data.square_feet).toLocaleString('en-US')} sq ft`,
  ])
    await expect(card).toContainText(text)
  await expect(card).toContainText(/Added [A-Z][a-z]{2} \d{1,2}, \d{4}/)
  await card.getByRole('link', { name: 'Write Listing for Me' }).click()
  await expect.poll(() => path(page)).toBe(`/generate/${data.id}`)
})

test('[SAVED-17] [SAVED-18] [SAVED-19] [SAVED-20] [SAVED-21] [SAVED-22] [SAVED-23] [SAVED-24] [SAVED-25] [SAVED-26] [FMT-03] [FMT-04] content cards', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await withSamples(agent)
  await page.goto('/saved?tab=content')
  const { data } = await agent.client
    .from('content')
    .select('*, properties(*)')
    .order('created_at', { ascending: false })
    .limit(1)
    .single()
  const card = page.locator('article').first()
  for (const text of [
    data.properties.address,
    data.properties.city,
    data.properties.state,
    `${data.properties.bedrooms} bed`,
    `$${Number(data.properties.price).toLocaleString('en-US')}`,
  ]) {
    await expect(card).toContainText(text)
  }
  await expect(card).toContainText(new RegExp(data.tone, 'i'))
  await expect(card).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)
  await expect(card.locator('p.line-clamp-3')).toHaveCSS('-webkit-line-clamp', '3')
  await card.getByRole('button', { name: 'Copy Description' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(data.description)
  await card.getByRole('link', { name: 'Edit' }).click()
  await expect.poll(() => path(page)).toBe(`/generate/${data.property_id}`)
})

test('[SAVED-28] [SAVED-30] [SAVED-33] [SAVED-34] [SAVED-35] [SAVED-36] [SAVED-38] search finds parts of address, city and zip, whatever the case', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await withSamples(agent)
  const { data: all } = await agent.client
    .from('properties')
    .select('*')
    .order('created_at', { ascending: false })
  const target = all?.[0]
  await page.goto('/saved')
  const search = page.getByPlaceholder('Search by address, city, state...')
  for (const needle of [
    target.address.slice(3, 10),
    target.address.slice(3, 10).toUpperCase(),
    target.city.toLowerCase(),
    target.zip_code,
  ]) {
    await search.fill(needle)
    await expect(page.locator('article')).toHaveCount(1)
    await expect(page.locator('article')).toContainText(target.address)
    await expect(page.locator('mark').first()).toBeVisible()
  }
  await search.fill('%')
  await expect(page.getByText('No properties match your search criteria')).toBeVisible()
  await search.fill('zzzz')
  await page.getByRole('tab', { name: /^Content/ }).click()
  await expect(page.getByText('No content matches your search criteria')).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue('zzzz')
})

test('[SAVED-39] [SAVED-40] [SAVED-42] [SAVED-43] [SAVED-44] content is found by its property, its tone and its words', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await withSamples(agent)
  const { data } = await agent.client
    .from('content')
    .select('*, properties(*)')
    .order('created_at', { ascending: false })
    .limit(1)
    .single()
  await page.goto('/saved?tab=content')
  const search = page.getByPlaceholder('Search by address, city, state...')
  for (const needle of [
    data.properties.address.slice(2, 9),
    data.properties.city,
    data.tone,
    data.description.slice(40, 60).trim(),
  ]) {
    await search.fill(needle)
    await expect(page.locator('article').first()).toContainText(data.properties.address)
  }
})

test('a deleted property can be taken back', async ({ page, signedIn }) => {
  const agent = await signedIn()
  await withSamples(agent)
  await page.goto('/saved')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.locator('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('article')).toHaveCount(3)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Properties (2)' })).toBeVisible()
})

test('[DATA-09] two agents never see each other’s work', async ({ page, signedIn, newAgent }) => {
  await withSamples(await newAgent())
  await signedIn()
  await page.goto('/saved')
  await expect(page.getByRole('tab', { name: 'Properties (0)' })).toBeVisible()
})
