import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { description, fillProperty, generate, saveProperty, writeListing } from './property-form.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] })

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { ...box, bottom: box.y + box.height }
}

const bar = (page: Page) => page.locator('[data-bar]')

test('each step begins at its heading, and the text is the first thing on the last', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.clock.install()
  await page.goto('/generate')
  await fillProperty(page)
  await saveProperty(page)
  const tones = page.getByRole('heading', { name: 'Select Content Tone' })
  await expect(tones).toBeFocused()
  await expect.poll(async () => (await boxOf(tones)).y).toBeLessThan(200)
  await generate(page)
  const result = page.getByRole('heading', { name: 'Generated Content' })
  await expect(result).toBeFocused()
  await expect(page.getByText('Your text is ready.')).toHaveAttribute('role', 'status')
  await expect.poll(async () => (await boxOf(result)).y).toBeLessThan(60)
  expect((await boxOf(description(page))).y).toBeLessThan(260)
  for (const name of ['Copy', 'Lock This In'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('captions, networks and buttons are under the thumb', async ({ page, signedIn }) => {
  await signedIn()
  await writeListing(page)
  await page.getByRole('tab', { name: 'Social Media' }).click()
  const caption = page.getByLabel('Instagram caption')
  await caption.scrollIntoViewIfNeeded()
  for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter']) {
    const tab = page.getByRole('tab', { name: network })
    await expect(tab).toBeInViewport({ ratio: 0.9 })
    expect((await boxOf(tab)).y).toBeGreaterThan(PHONE.height * 0.6)
  }
  expect((await boxOf(page.getByRole('tab', { name: 'Facebook' }))).y).toBeGreaterThanOrEqual(
    (await boxOf(bar(page))).bottom - 1,
  )
  await page.getByRole('tab', { name: 'Facebook' }).click()
  await expect(page.getByLabel('Facebook caption')).toBeInViewport()
})

test('what must not be published is counted, warned of when copied, and one tap away', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await writeListing(page)
  const text = `${await description(page).inputValue()} Call 555-123-4567.`
  await description(page).fill(text)
  await page.clock.runFor(500)
  const toFix = page.getByRole('button', { name: /^\d to fix$/ })
  await expect(toFix).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied, but do not publish it yet')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await toFix.click()
  const finding = page.locator('[data-finding=prohibited]').first()
  await expect(finding).toBeFocused()
  await expect(finding.getByRole('button')).toBeInViewport({ ratio: 1 })
  const above = async () => (await boxOf(bar(page))).y - (await boxOf(finding)).bottom
  await expect.poll(above).toBeGreaterThan(0)
})

test('on a narrow phone many things to check leave the bar one row, which covers no line', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn()
  await writeListing(page)
  const doubtful = Array.from({ length: 12 }, (_, place) => `The yard is quiet ${place + 40}.`)
  await description(page).fill(doubtful.join('\n'))
  await page.clock.runFor(500)
  await expect(page.getByRole('button', { name: /^\d\d to check$/ })).toBeVisible()
  expect((await boxOf(bar(page))).height).toBeLessThan(80)
})

test('the caret is never behind a bar', async ({ page, signedIn }) => {
  await signedIn()
  await writeListing(page)
  await description(page).focus()
  await page.keyboard.press('Control+End')
  for (let line = 0; line < 6; line += 1) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(`Line ${line}`)
    const written = page.locator('.brochure[aria-hidden] > span').last()
    const lastLine = () =>
      written.evaluate((element) => {
        const lines = element.getClientRects()
        return lines[lines.length - 1]?.bottom ?? 0
      })
    const above = async () => (await boxOf(bar(page))).y - (await lastLine())
    await expect.poll(above).toBeGreaterThanOrEqual(0)
  }
})
