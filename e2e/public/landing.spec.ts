import type { Page } from '@playwright/test'
import { expect, IMAGE_HOST, test } from '../fixtures.ts'

const HEADLINE = 'Instant Real Estate Content. Zero Writing Needed.'
const path = (page: Page) => new URL(page.url()).pathname
const header = (page: Page) => page.getByRole('banner')

test('[LAND-01] [LAND-14] [GUARD-01] a visitor finds the landing page and its headline at /', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  expect(path(page)).toBe('/')
})

const SECTIONS = [
  { id: 'LAND-03', link: 'Home', target: '#home' },
  { id: 'LAND-04', link: 'Features', target: '#features' },
  { id: 'LAND-05', link: 'Pricing', target: '#pricing' },
  { id: 'LAND-06', link: 'FAQ', target: '#faq' },
]
for (const { id, link, target } of SECTIONS)
  test(`[${id}] the header link ${link} scrolls to its section`, async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, 1500))
    await header(page).getByRole('link', { name: link, exact: true }).click()
    await expect(page.locator(target)).toBeInViewport()
    if (link === 'Home')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(60)
    else await expect(page.locator(`${target} h2`).first()).toBeInViewport()
    expect(path(page)).toBe('/')
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

test('[LAND-42] the closing part has a contact mail link', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
  ).toHaveAttribute('href', /^mailto:/)
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

const PROMISES = [
  { id: 'LAND-21', promise: 'saves hours of writing', text: /hours of writing/i },
  {
    id: 'LAND-22',
    promise: 'writes in a professional real-estate tone',
    text: /professional real-estate tone/i,
  },
  { id: 'LAND-23', promise: 'formats for social networks', text: /formatted for social networks/i },
  { id: 'LAND-24', promise: 'formats for MLS', text: /formatted for .*MLS/i },
  { id: 'LAND-25', promise: 'fits solo agents', text: /for solo agents/i },
  { id: 'LAND-26', promise: 'fits teams', text: /solo agents and teams/i },
]
for (const { id, promise, text } of PROMISES)
  test(`[${id}] the page promises that it ${promise}`, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#features').getByText(text).first()).toBeVisible()
  })

test('[LAND-27] the Features section is there', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#features').getByRole('article')).toHaveCount(4)
})

test('[LAND-29] there are exactly two testimonials', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('blockquote')).toHaveCount(2)
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
