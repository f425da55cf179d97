import type { Page } from '@playwright/test'
import { expect, IMAGE_HOST, test } from '../fixtures.ts'

const HEADLINE = 'Instant Real Estate Content. Zero Writing Needed.'
const path = (page: Page) => new URL(page.url()).pathname
const header = (page: Page) => page.getByRole('banner')

const PROMISES = [
  /hours of writing/i,
  /professional real-estate tone/i,
  /formatted for social networks/i,
  /formatted for .*MLS/i,
  /for solo agents/i,
  /solo agents and teams/i,
]

test('[LAND-01] [LAND-14] [LAND-21] [LAND-22] [LAND-23] [LAND-24] [LAND-25] [LAND-26] [LAND-27] [LAND-29] [LAND-42] [GUARD-01] a visitor finds the landing page at /, with its headline, promises, testimonials and a contact', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  expect(path(page)).toBe('/')
  await expect(page.locator('#features').getByRole('article')).toHaveCount(4)
  for (const promise of PROMISES)
    await expect(page.locator('#features').getByText(promise).first()).toBeVisible()
  await expect(page.locator('blockquote')).toHaveCount(2)
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
  ).toHaveAttribute('href', /^mailto:/)
})

test('[LAND-03] [LAND-04] [LAND-05] [LAND-06] the links of the header scroll to their sections', async ({
  page,
}) => {
  await page.goto('/')
  for (const [link, target] of [
    ['Home', '#home'],
    ['Features', '#features'],
    ['Pricing', '#pricing'],
    ['FAQ', '#faq'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 1500))
    await header(page).getByRole('link', { name: link, exact: true }).click()
    await expect(page.locator(target)).toBeInViewport()
    if (link === 'Home')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(60)
    else await expect(page.locator(`${target} h2`).first()).toBeInViewport()
    expect(path(page)).toBe('/')
  }
})

const DOORS = [
  { id: 'LAND-07', name: 'Log in', to: '/login', where: 'banner' },
  { id: 'LAND-08', name: 'Sign up', to: '/signup', where: 'banner' },
  { id: 'LAND-15] [LAND-16', name: 'Try Free Now', to: '/signup', where: 'main' },
  { id: 'LAND-17] [LAND-18', name: 'Generate My First Listing', to: '/signup', where: 'main' },
  { id: 'LAND-39', name: 'Create a Description', to: '/signup', where: 'main' },
  { id: 'LAND-40', name: 'Terms', to: '/terms', where: 'contentinfo' },
  { id: 'LAND-41', name: 'Privacy', to: '/privacy', where: 'contentinfo' },
] as const
for (const { id, name, to, where } of DOORS)
  test(`[${id}] '${name}' goes to ${to}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole(where).getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${to}`)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[LAND-09] [LAND-10] the menu opens and closes again', async ({ page }) => {
    await page.goto('/')
    const pricing = header(page).getByRole('link', { name: 'Pricing' })
    await expect(pricing).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(pricing).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(pricing).toBeHidden()
  })

  test('[LAND-11] the menu closes after a link is chosen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const pricing = header(page).getByRole('link', { name: 'Pricing' })
    await pricing.click()
    await expect(pricing).toBeHidden()
    await expect(page.locator('#pricing h2')).toBeInViewport()
  })

  test('Escape closes the menu and hands focus back to its button', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    await header(page).getByRole('link', { name: 'Pricing' }).focus()
    await page.keyboard.press('Escape')
    await expect(header(page).getByRole('link', { name: 'Pricing' })).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('photographs are not fetched', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).hostname))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(fetched).not.toContain('images.unsplash.com')
  })
})

const background = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor)

test('[LAND-12] [LAND-13] the header turns solid after 10 px, not at 10', async ({ page }) => {
  await page.goto('/')
  const clear = await background(page)
  await page.evaluate(() => window.scrollTo(0, 10))
  await page.waitForTimeout(200)
  expect(await background(page)).toBe(clear)
  await page.evaluate(() => window.scrollTo(0, 11))
  await expect.poll(() => background(page)).not.toBe(clear)
  expect(await background(page)).not.toMatch(/\/ 0|, 0\)|transparent/)
})

const heroImages = (page: Page) => page.locator('#home img')

test('[LAND-19] the hero photographs come from an external host', async ({ page, product }) => {
  await page.goto('/')
  const sources = await heroImages(page).evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).src),
  )
  expect(sources.length).toBeGreaterThan(1)
  for (const source of sources) expect(new URL(source).host).not.toBe(new URL(product.url).host)
})

test('[LAND-20] a drawing takes the place of a photograph that does not load', async ({
  page,
  product,
}) => {
  await page.route(IMAGE_HOST, (route) => route.abort())
  await page.goto('/')
  await expect
    .poll(() =>
      heroImages(page).evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ src, naturalWidth }) => [
          new URL(src).origin,
          naturalWidth > 0,
        ]),
      ),
    )
    .toEqual([
      [product.url, true],
      [product.url, true],
    ])
})

test('the demonstration writes in the tone that is picked, and keeps every claim traced', async ({
  page,
}) => {
  await page.goto('/')
  const copy = page.locator('.woven:visible')
  const first = await copy.innerText()
  await page.getByRole('radio', { name: 'Modern' }).check({ force: true })
  await expect(copy).not.toHaveText(first)
  expect(await copy.locator('mark').count()).toBeGreaterThan(5)
})

test('a claim that is pointed at shows the fact behind it', async ({ page }) => {
  await page.goto('/')
  const fact = page.locator('dl > div', { hasText: 'Square feet' })
  const plain = await fact.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.locator('.woven:visible mark', { hasText: '2,480' }).first().hover()
  await expect
    .poll(() => fact.evaluate((element) => getComputedStyle(element).backgroundColor))
    .not.toBe(plain)
})
