import { brotliCompressSync } from 'node:zlib'
import { expectNoViolations, expectOpenToEveryone, PHONE } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

const PAGES = ['/', '/terms', '/privacy', '/beta', '/check', '/no-such-path']

for (const path of PAGES)
  test(`${path} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await expectOpenToEveryone(page)
  })

test('an element that breaks a rule is reported, in dark and in light colours', async ({
  page,
}) => {
  await page.goto('/terms')
  const add = (html: string) =>
    page.evaluate(
      (added) => document.querySelector('main')?.insertAdjacentHTML('beforeend', added),
      html,
    )
  await add('<button type="button" class="nameless"></button>')
  await expect(expectNoViolations(page, 'with a nameless button')).rejects.toThrow('button-name')
  await add('<p style="color: #777; background: #888">Hardly to be read</p>')
  await expect(expectNoViolations(page, 'with a pale text')).rejects.toThrow('color-contrast')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PAGES)
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })

  test('every answer of the FAQ is open', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('No credit card is needed for Free')).toBeVisible()
    await expect(page.getByText('Pro includes up to 5 users')).toBeVisible()
  })

  test('a phone shows the links that the menu would hold', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})

/** The browser itself reports what was blocked or missing; the 404 page says which path it is. */
const EXPECTED = /^Failed to load resource|^No page at this address/

for (const path of PAGES)
  test(`${path} is calm with every outside host blocked: no error, no warning, nothing against its policy`, async ({
    page,
    product,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.route(
      (url) => !url.href.startsWith(product.url),
      (route) => route.abort(),
    )
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    expect(complaints.filter((complaint) => !EXPECTED.test(complaint))).toEqual([])
  })

test('the landing page needs at most 10 kB of script, and no React, until someone reaches for a menu', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(1_000)
  expect(total).toBeLessThan(10_000)
})

test.describe('with the keyboard alone', () => {
  test('the first stop skips to the content', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
  })

  test('a question opens and closes with Enter and Space', async ({ page }) => {
    await page.goto('/')
    const question = page.locator('#faq').getByRole('button').first()
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Space')
    await expect(question).toHaveAttribute('aria-expanded', 'false')
  })

  test('the tone is picked with the arrows', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Luxury' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Investor' })).toBeChecked()
  })

  test('the theme menu opens, is walked with arrows and closes with Escape', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Theme' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await expectNoViolations(page, 'the theme menu')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused()
  })

  test('the phone menu and the beta form can be used', async ({ page }) => {
    await page.route('**/rest/v1/beta_invites*', (route) => route.fulfill({ status: 201 }))
    await page.route('**/functions/v1/**', (route) => route.fulfill({ json: {} }))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/beta', { waitUntil: 'networkidle' })
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
    await expectNoViolations(page, 'the phone menu')
    await page.keyboard.press('Enter')
    await page.getByLabel('Full Name').focus()
    await page.keyboard.type('Dana')
    await page.keyboard.press('Tab')
    await page.keyboard.type('dana@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText("Thanks! We'll follow up with access shortly.")).toBeVisible()
  })
})
