import { expect, path, platform, test } from '../product-test.ts'

test('[DASH-01] [DASH-03] an agent is greeted by name and goes on to write', async ({
  calmPage: page,
  signedIn,
}) => {
  await signedIn({ full_name: 'Ada' })
  await page.goto('/dashboard')
  await expect(
    page.getByText('Hi Ada, ready to create your next high-converting listing?'),
  ).toBeVisible()
  await page.getByRole('link', { name: '+ Create New Content' }).click()
  await expect.poll(() => path(page)).toBe('/generate')
})

test('[DASH-02] [DASH-04] [DASH-08] [DASH-09] [DASH-12] [DASH-13] [DASH-14] [DASH-15] a new account is empty and says what comes next', async ({
  page,
  signedIn,
}) => {
  await signedIn({ full_name: '' })
  await page.goto('/dashboard')
  await expect(
    page.getByText('Hi Agent, ready to create your next high-converting listing?'),
  ).toBeVisible()
  await expect(page.locator('dl > div')).toHaveCount(3)
  await expect(page.getByText('No content yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent Properties' })).toBeVisible()
  await expect(page.getByText("You haven't added any properties yet")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Your First Property' })).toBeVisible()
  const comingSoon = page.locator('section', { hasText: 'Coming Soon' }).last()
  await expect(comingSoon).toContainText(/MLS/)
  await expect(comingSoon).toContainText(/listing service/)
  await expect(comingSoon).toContainText(/address/)
})

test('[DASH-05] [DASH-06] [DASH-07] [DASH-10] [DASH-11] [FMT-01] [ENT-68] [ENT-69] [CARD-01] [CARD-02] [CARD-03] [CARD-04] [CARD-05] [CARD-06] [CARD-07] [CARD-08] [CARD-09] [CARD-10] the sample listings fill the dashboard', async ({
  page,
  signedIn,
}) => {
  const { client, id } = await signedIn()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Load sample listings' }).click()
  await expect(page.locator('article')).toHaveCount(3)
  const stats = page.locator('dl')
  await expect(stats).toContainText('Saved Properties')
  await expect(stats.locator('dd').nth(0)).toHaveText('3')
  await expect(stats.locator('dd').nth(1)).toHaveText('2')
  await expect(stats.locator('dd').nth(2)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)

  const { data: newest } = await client
    .from('properties')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(1)
    .single()
  const card = page.locator('article').first()
  for (const text of [
    `$${Number(newest.price).toLocaleString('en-US')}`,
    newest.address,
    newest.city,
    newest.state,
    newest.zip_code,
    newest.property_type,
    `${newest.bedrooms} bed`,
    `${newest.bathrooms} bath`,
    `${Number(newest.square_feet).toLocaleString('en-US')} sq ft`,
  ]) {
    await expect(card).toContainText(text)
  }

  await client.from('properties').insert({
    user_id: id,
    address: '4 Fourth Street',
    city: 'Boise',
    state: 'ID',
    zip_code: '83702',
    bedrooms: 1,
    bathrooms: 1,
    square_feet: 900,
    price: 1,
    property_type: 'Condo',
  })
  await page.reload()
  await expect(page.getByText('4 Fourth Street')).toBeVisible()
  await expect(page.locator('article')).toHaveCount(3)
  await page.getByRole('link', { name: 'View All' }).click()
  await expect.poll(() => path(page)).toBe('/saved')
  await page.goBack()
  await page.locator('article').nth(1).getByRole('link', { name: 'Generate Content' }).click()
  await expect.poll(() => path(page)).toBe(`/generate/${newest.id}`)
})

test('an agent sees what the month has used of the plan', async ({ page, signedIn, product }) => {
  const { id } = await signedIn()
  await platform(product).from('profiles').update({ subscription_plan: 'starter' }).eq('id', id)
  await page.goto('/dashboard')
  await expect(page.getByText('0 of 15')).toBeVisible()
  await expect(page.getByText('Starter Plan')).toBeVisible()
})
