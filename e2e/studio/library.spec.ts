import { expect, path, test } from '../product-test.ts'
import {
  cards,
  expectFacts,
  letUndoPass,
  loadSamples,
  newestProperty,
  saveRow,
  saveText,
  searchBox,
} from './saved-rows.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('[SAVED-01] [SAVED-02] [SAVED-03] [SAVED-27] [SAVED-29] [SAVED-31] [SAVED-32] an empty library invites to a first listing', async ({
  calmPage: page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'Saved Content' })).toBeVisible()
  await expect(searchBox(page)).toBeVisible()
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

test('[SAVED-04] [SAVED-05] [SAVED-06] [SAVED-07] [SAVED-08] [SAVED-09] [SAVED-10] [SAVED-11] [SAVED-12] [SAVED-13] [SAVED-14] [SAVED-15] [SAVED-16] property cards', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await loadSamples(agent)
  await page.goto('/saved')
  await expect(page.getByRole('tab', { name: 'Properties (3)' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Content (2)' })).toBeVisible()
  const newest = await newestProperty(agent)
  const card = cards(page).first()
  await expectFacts(card, newest)
  await expect(card).toContainText(/Added [A-Z][a-z]{2} \d{1,2}, \d{4}/)
  await card.getByRole('link', { name: 'Write Listing for Me' }).click()
  await expect.poll(() => path(page)).toBe(`/generate/${newest.id}`)
})

test('[SAVED-17] [SAVED-18] [SAVED-19] [SAVED-20] [SAVED-21] [SAVED-22] [SAVED-23] [SAVED-24] [SAVED-25] [SAVED-26] [FMT-04] content cards', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  const property = await saveRow(agent)
  const text = await saveText(agent, property.id, {
    tone: 'investor',
    description: 'A long line about a quiet house.\n\n'.repeat(30),
  })
  await page.goto('/saved?tab=content')
  const card = cards(page).first()
  for (const shown of [
    '7 Quiet Row',
    'Investor – Data-Driven & Strategic',
    /[A-Z][a-z]{2} \d{1,2}, \d{4}/,
    'Salem, OR',
    '3 beds',
    '$500,000',
  ])
    await expect(card).toContainText(shown)
  const preview = card.getByText('A long line about')
  const lines = await preview.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBe(3)
  await card.getByRole('button', { name: 'Copy Description' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(text.description)
  await card.getByRole('link', { name: 'Edit' }).click()
  await expect.poll(() => path(page)).toBe(`/generate/${property.id}`)
})

test('a deleted property can be taken back', async ({ page, signedIn }) => {
  await loadSamples(await signedIn())
  await page.clock.install()
  await page.goto('/saved')
  const deletes = page.getByRole('button', { name: /^Delete/ })
  await deletes.first().click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(3)
  await deletes.first().click()
  await letUndoPass(page)
  await expect(page.getByRole('tab', { name: 'Properties (2)' })).toBeVisible()
})

test('two agents never see each other’s work', async ({ page, signedIn, newAgent }) => {
  await loadSamples(await newAgent())
  await signedIn()
  await page.goto('/saved')
  await expect(page.getByRole('tab', { name: 'Properties (0)' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Content (0)' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('a dense list leaves room for the address at every width', async ({ page, signedIn }) => {
  const agent = await signedIn()
  const property = await saveRow(agent, { address: '1418 Alder Ridge Lane' })
  await saveText(agent, property.id)
  for (const list of ['/saved?view=list', '/saved?tab=content&view=list']) {
    await page.goto(list)
    const address = page.getByRole('link', { name: '1418 Alder Ridge Lane', exact: true })
    for (const width of [360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const room = () => address.evaluate((link) => link.clientWidth)
      await expect.poll(room, `${list} at ${width} px`).toBeGreaterThan(120)
    }
  }
})
