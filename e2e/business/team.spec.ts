import { expect, setPlan, test } from '../product-test.ts'
import { logIn } from '../steps.ts'

test('an owner invites a colleague, who joins and shares the library', async ({
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
  await owner.client.rpc('load_sample_listings')
  await page.goto('/account')
  await page.getByLabel('Team name').fill('Harbor Realty')
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByRole('heading', { name: 'Harbor Realty' })).toBeVisible()

  const guest = await newAgent({ full_name: 'Grace Hopper' })
  await page.getByLabel('Invite by mail').fill(guest.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${guest.email}`)).toBeVisible()
  const link = /https?:\/\/\S+invitation=\w+/.exec((await mailTo(guest.email)).text)?.[0] ?? ''

  const context = await browser.newContext()
  const visit = await context.newPage()
  await visit.goto(link)
  await visit.waitForURL('**/login')
  await logIn(visit, guest)
  await visit.getByRole('button', { name: 'Join the team' }).click()
  await expect(visit.getByText('Welcome to Harbor Realty')).toBeVisible()
  await visit.goto(`${product.url}/saved`)
  await expect(visit.getByRole('tab', { name: 'Properties (3)' })).toBeVisible()
  await expect(visit.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await context.close()

  await page.reload()
  await expect(page.getByText('Grace Hopper')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Grace Hopper')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Grace Hopper')).toHaveCount(0)
})

test('an owner hands the team over, stays on Pro, and leaves', async ({
  page,
  signedIn,
  newAgent,
  mailTo,
  product,
}) => {
  const owner = await signedIn()
  const heir = await newAgent({ full_name: 'Grace Hopper' })
  await setPlan(product, owner.id, 'pro')
  await owner.client.rpc('create_team', { name: 'Harbor Realty' })
  await owner.client.functions.invoke('invite-team-member', { body: { email: heir.email } })
  const token = /invitation=(\w+)/.exec((await mailTo(heir.email)).text)?.[1]
  expect((await heir.client.rpc('accept_invitation', { token })).error).toBeNull()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Make owner' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  expect((await heir.client.rpc('my_plan')).data).toBe('pro')
  await page.getByRole('button', { name: 'Leave team' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click()
  await expect(page.getByRole('button', { name: 'Create team' })).toBeVisible()
  expect((await heir.client.rpc('my_plan')).data).toBe('free')
})
