import type { Page } from '@playwright/test'
import { expect, path, test } from '../product-test.ts'
import { logIn, logOut } from '../steps.ts'
import { description, saveProperty, step, writeListing } from './property-form.ts'
import { cards, letUndoPass, loadSamples, newestProperty, saveRow } from './saved-rows.ts'

test.use({ serviceWorkers: 'allow' })

const openDetails = async (page: Page, property: { id: string }) => {
  await page.goto(`/generate/${property.id}`)
  await step(page, 'Property Details').click()
}

test('what one tab saves and deletes, the other shows', async ({ page, context, signedIn }) => {
  const agent = await signedIn()
  await loadSamples(agent)
  await page.goto('/saved')
  await expect(page.getByRole('tab', { name: 'Properties (3)' })).toBeVisible()
  const dashboard = await context.newPage()
  await dashboard.goto('/dashboard')
  await expect(dashboard.locator('dd').first()).toHaveText('3')

  const wizard = await context.newPage()
  await writeListing(wizard)
  await expect(page.getByRole('tab', { name: 'Properties (4)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1418 Alder Ridge Lane' })).toBeVisible()
  await expect(dashboard.locator('dd').first()).toHaveText('4')
  await expect(dashboard.getByRole('heading', { name: '1418 Alder Ridge Lane' })).toBeVisible()

  await wizard.getByRole('button', { name: 'Lock This In' }).click()
  await expect(page.getByRole('tab', { name: 'Content (3)' })).toBeVisible()
  await expect(dashboard.locator('dd').nth(1)).toHaveText('3')

  await page.getByRole('button', { name: 'Delete 1418 Alder Ridge Lane' }).click()
  await letUndoPass(page)
  await expect(dashboard.locator('dd').first()).toHaveText('3')
  await expect(dashboard.getByRole('heading', { name: '1418 Alder Ridge Lane' })).toHaveCount(0)
})

test('a form that nobody has typed into follows the other tab', async ({
  page,
  context,
  signedIn,
}) => {
  const agent = await signedIn()
  const property = await saveRow(agent)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openDetails(tab, property)
    await expect(tab.getByLabel('Price')).toHaveValue('500000')
  }
  await other.getByLabel('Price').fill('510000')
  await saveProperty(other)
  await expect(page.getByLabel('Price')).toHaveValue('510000')
})

test('an edit that was overtaken is said, and the agent decides', async ({
  page,
  context,
  signedIn,
}) => {
  const agent = await signedIn()
  const property = await saveRow(agent)
  const other = await context.newPage()
  for (const tab of [page, other]) await openDetails(tab, property)
  await page.getByLabel('City').fill('Portland')
  await other.getByLabel('Price').fill('510000')
  await saveProperty(other)

  const notice = page.getByText('This property was changed elsewhere while you typed.')
  await expect(notice).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Portland')
  await page.getByRole('button', { name: 'Use the newest version' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Salem')
  await expect(page.getByLabel('Price')).toHaveValue('510000')
  await expect(notice).toHaveCount(0)
})

test('a version that nobody announced is found when saving, and nothing is lost', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  const property = await saveRow(agent)
  await openDetails(page, property)
  await page.getByLabel('City').fill('Portland')
  await agent.client.from('properties').update({ price: 510000 }).eq('id', property.id)

  await saveProperty(page)
  await expect(page.getByText('It was changed elsewhere since you opened it.')).toBeVisible()
  expect((await newestProperty(agent)).city).toBe('Salem')
  await page.reload()
  await step(page, 'Property Details').click()
  await expect(page.getByLabel('City')).toHaveValue('Portland')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saveProperty(page)
  await expect(page.getByText('Property details saved')).toBeVisible()
  expect((await newestProperty(agent)).city).toBe('Portland')
})

test('a locked-in text that changed elsewhere is kept beside the new one', async ({
  page,
  signedIn,
}) => {
  const { client } = await signedIn()
  await writeListing(page)
  await page.getByRole('button', { name: 'Lock This In' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const theirs = 'Their words about 1418 Alder Ridge Lane.'
  const mine = 'My words about 1418 Alder Ridge Lane.'
  await client.from('content').update({ description: theirs }).neq('description', theirs)

  await description(page).fill(mine)
  await page.getByRole('button', { name: 'Lock This In' }).click()
  await expect(page.getByText(/Locking in again keeps both/)).toBeVisible()
  await page.getByRole('button', { name: 'Lock This In' }).click()
  await expect(page.getByRole('dialog', { name: 'Content Saved Successfully' })).toBeVisible()
  const { data } = await client.from('content').select('description').order('created_at')
  expect(data?.map((row) => row.description)).toEqual([theirs, mine])
})

test('whoever signs in next sees nothing of the agent before', async ({
  page,
  context,
  signedIn,
  newAgent,
}) => {
  await loadSamples(await signedIn())
  await page.goto('/dashboard')
  await expect(cards(page)).toHaveCount(3)

  const next = await newAgent({ full_name: 'Grace Hopper' })
  const other = await context.newPage()
  await other.goto('/dashboard')
  await logOut(other)
  await expect.poll(() => path(page)).toBe('/')

  // Anything left over from the other account would be shown here, because the answer for this one never arrives.
  await page.route('**/rest/v1/rpc/**', () => undefined)
  await other.goto('/login')
  await logIn(other, next)
  await expect.poll(() => path(page)).toBe('/dashboard')
  await expect(page.getByText('Hi Grace Hopper, ready')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.locator('dd').first()).toHaveText('')
})
