import type { Page } from '@playwright/test'
import { expect, path, setPlan, test } from '../product-test.ts'
import { cards, expectFacts, loadSamples, newestProperty, saveRow } from './saved-rows.ts'

const SHORT_DATE = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/

const stat = (page: Page, label: string) =>
  page.locator('dl > div', { hasText: label }).locator('dd')

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
  await expect(stat(page, 'Last Generation')).toHaveText('No content yet')
  await expect(page.getByRole('heading', { name: 'Recent Properties' })).toBeVisible()
  await expect(page.getByText("You haven't added any properties yet")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Your First Property' })).toBeVisible()
  const comingSoon = page.locator('section', { hasText: 'Coming Soon' }).last()
  await expect(comingSoon).toContainText(/MLS/)
  await expect(comingSoon).toContainText(/listing service/)
  await expect(comingSoon).toContainText(/address/)
})

test('[DASH-05] [DASH-06] [DASH-07] [ENT-68] [ENT-69] [CARD-01] [CARD-02] [CARD-03] [CARD-04] [CARD-05] [CARD-06] [CARD-07] [CARD-08] [CARD-09] [CARD-10] the sample listings fill the dashboard', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Load sample listings' }).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(stat(page, 'Saved Properties')).toHaveText('3')
  await expect(stat(page, 'Generated Descriptions')).toHaveText('2')
  await expect(stat(page, 'Last Generation')).toHaveText(SHORT_DATE)
  const newest = await newestProperty(agent)
  await expectFacts(cards(page).first(), newest)
  await cards(page).first().getByRole('link', { name: 'Generate Content' }).click()
  await expect.poll(() => path(page)).toBe(`/generate/${newest.id}`)
})

test('[DASH-10] [DASH-11] the newest three are shown, the rest one click away', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await loadSamples(agent)
  await saveRow(agent, { address: '4 Fourth Street' })
  await page.goto('/dashboard')
  await expect(cards(page).first()).toContainText('4 Fourth Street')
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'View All' }).click()
  await expect.poll(() => path(page)).toBe('/saved')
  await expect(page.getByRole('tab', { name: 'Properties (4)' })).toBeVisible()
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('[FMT-01] [FMT-02] [FMT-03] dates stay American', async ({ page, signedIn }) => {
    await loadSamples(await signedIn())
    await page.goto('/dashboard')
    await expect(stat(page, 'Last Generation')).toHaveText(SHORT_DATE)
    await page.goto('/saved')
    await expect(
      cards(page)
        .first()
        .getByText(/^Added/),
    ).toHaveText(/^Added [A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    await page.goto('/saved?tab=content')
    await expect(cards(page).first().getByText(SHORT_DATE)).toBeVisible()
  })
})

test('an agent sees what the month has used of the plan', async ({ page, signedIn, product }) => {
  const { id } = await signedIn()
  await setPlan(product, id, 'starter')
  await page.goto('/dashboard')
  await expect(page.getByText('0 of 15')).toBeVisible()
  await expect(page.getByText('Starter Plan')).toBeVisible()
})
