import { expectNoViolations } from '../accessibility.ts'
import { expect, setPlan, test } from '../product-test.ts'
import { BEFORE_NEXT_LOOK_MS, logIn } from '../steps.ts'
import { loadSamples, newestProperty } from './saved-rows.ts'

test('colleagues see each other at work: a change appears with its author, and who else looks at a property is named', async ({
  page,
  signedIn,
  newAgent,
  mailTo,
  product,
  browser,
}) => {
  test.slow()
  const owner = await signedIn({ full_name: 'Ada Lovelace' })
  await setPlan(product, owner.id, 'pro')
  await loadSamples(owner)
  const guest = await newAgent({ full_name: 'Grace Hopper' })
  await owner.client.rpc('create_team', { name: 'Harbor Realty' })
  await owner.client.functions.invoke('invite-team-member', { body: { email: guest.email } })
  const token = /invitation=(\w+)/.exec((await mailTo(guest.email)).text)?.[1]
  expect((await guest.client.rpc('accept_invitation', { token })).error).toBeNull()
  const property = await newestProperty(owner)

  await page.goto('/saved')
  await expect(page.getByRole('tab', { name: 'Properties (3)' })).toBeVisible()
  const context = await browser.newContext({ baseURL: product.url })
  const visit = await context.newPage()
  await visit.goto('/login')
  await logIn(visit, guest)
  await visit.waitForURL('**/dashboard')
  await expect(visit.locator('dd').first()).toHaveText('3')

  const { error } = await guest.client.from('properties').insert({
    user_id: guest.id,
    address: '9 Live Street',
    city: 'Portland',
    state: 'OR',
    zip_code: '97201',
    bedrooms: 3,
    bathrooms: 2,
    square_feet: 1500,
    price: 500_000,
  })
  expect(error).toBeNull()
  await expect(page.getByText('Updated by Grace Hopper')).toBeVisible({
    timeout: BEFORE_NEXT_LOOK_MS,
  })
  await expect(page.getByRole('tab', { name: 'Properties (4)' })).toBeVisible({
    timeout: BEFORE_NEXT_LOOK_MS,
  })
  await expect(visit.locator('dd').first()).toHaveText('4', { timeout: BEFORE_NEXT_LOOK_MS })
  await expect(visit.getByText(/Updated by/)).toHaveCount(0)

  await page.goto(`/generate/${property.id}`)
  await visit.goto(`/generate/${property.id}`)
  await expect(page.getByText('Also looking: Grace Hopper')).toBeVisible()
  await expect(visit.getByText('Also looking: Ada Lovelace')).toBeVisible()
  await expectNoViolations(page, 'who else looks at a property')
  await visit.goto('/dashboard')
  await expect(page.getByText('Also looking: Grace Hopper')).toHaveCount(0)
  await context.close()
})
