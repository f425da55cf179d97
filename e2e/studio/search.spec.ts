import { expect, test } from '../product-test.ts'
import { description, writeListing } from './property-form.ts'
import { cards, loadSamples, saveRow, saveText, searchBox } from './saved-rows.ts'

const PORTER = {
  address: '12 Porter Mews',
  city: 'Savannah',
  state: 'Georgia',
  zip_code: '31401',
}
const WILLOW = { address: '9 Willow Bend', city: 'Tucson', state: 'Arizona', zip_code: '85701' }

test('[SAVED-33] [SAVED-34] [SAVED-35] [SAVED-36] [SAVED-37] [SAVED-38] properties are found by address, city, state and zip code, in any case', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await saveRow(agent, PORTER)
  await saveRow(agent, WILLOW)
  await page.goto('/saved')
  for (const needle of ['orter Me', 'PORTER', 'porter', 'savann', 'georgia', '3140']) {
    await searchBox(page).fill('')
    await expect(cards(page)).toHaveCount(2)
    await searchBox(page).fill(needle)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText(PORTER.address)
    await expect(page.locator('mark').first()).toHaveText(new RegExp(`^${needle}$`, 'i'))
    await expect(page.getByRole('tab', { name: 'Properties (1)' })).toBeVisible()
  }
})

test('[SAVED-39] [SAVED-40] [SAVED-41] [SAVED-42] [SAVED-43] texts are found by address, city, state, tone and words', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  const { id: porter } = await saveRow(agent, PORTER)
  const { id: willow } = await saveRow(agent, WILLOW)
  await saveText(agent, porter, { tone: 'investor', description: 'A Lantern-lit courtyard.' })
  await saveText(agent, willow, { tone: 'casual', description: 'A shady ramada.' })
  await page.goto('/saved?tab=content')
  for (const needle of ['orter me', 'savann', 'georgia', 'investor', 'lantern-lit']) {
    await searchBox(page).fill('')
    await expect(cards(page)).toHaveCount(2)
    await searchBox(page).fill(needle)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText(PORTER.address)
    await expect(page.getByRole('tab', { name: 'Content (1)' })).toBeVisible()
  }
})

test('[SAVED-28] [SAVED-30] what matches nothing is said, and the search outlives a reload', async ({
  page,
  signedIn,
}) => {
  await loadSamples(await signedIn())
  await page.goto('/saved')
  for (const needle of ['%', '_', 'zzzz']) {
    await searchBox(page).fill(needle)
    await expect(page.getByText('No properties match your search criteria')).toBeVisible()
  }
  await page.getByRole('tab', { name: /^Content/ }).click()
  await expect(page.getByText('No content matches your search criteria')).toBeVisible()
  await page.reload()
  await expect(searchBox(page)).toHaveValue('zzzz')
  await expect(page.getByRole('tab', { name: 'Content (0)' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('[SAVED-44] what was locked in is found again', async ({ page, signedIn }) => {
  const agent = await signedIn()
  await loadSamples(agent)
  await writeListing(page)
  const text = await description(page).inputValue()
  await page.getByRole('button', { name: 'Lock This In' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Saved Content' }).click()
  await page.getByRole('tab', { name: 'Content (3)' }).click()
  await searchBox(page).fill('1418 alder')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(text.slice(0, 40))
})
