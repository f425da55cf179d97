import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})

/** Taps as a thumb does, and counts. Nothing is typed into a field that was not tapped or focused by the page. */
const aThumb = () => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  return { tap, taps: () => taps }
}
type Tap = ReturnType<typeof aThumb>['tap']

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the empty dashboard to a caption in the clipboard. */
const copyFirstCaption = async (page: Page, tap: Tap) => {
  await tap(page.getByRole('link', { name: 'Add Your First Property' }))
  await tap(page.getByLabel('Address'))
  await page.keyboard.type('1418 Alder Ridge Lane, Boise, ID 83702')
  await tap(button(page, 'Write Listing for Me'))
  await tap(button(page, 'Generate Content'))
  await tap(page.getByRole('tab', { name: 'Social Media' }))
  const caption = await page.getByLabel('Instagram caption').inputValue()
  await tap(button(page, 'Copy'))
  await expect(button(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(caption)
  expect(caption).toContain('Boise')
}

test('a caption is copied within 14 taps by e-mail, and a saved one again within 2', async ({
  page,
  mailTo,
}) => {
  const { tap, taps } = aThumb()
  const email = `taps-${crypto.randomUUID()}@example.com`
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Try Free Now' }))
  await tap(page.getByLabel('Email'))
  await page.keyboard.type(email)
  await tap(page.locator('input[type=password]'))
  await page.keyboard.type('correct horse')
  await tap(button(page, 'Sign up'))
  await expect(page.getByLabel('Code from the mail')).toBeFocused()
  const [, code = ''] = /code: (\d+)/.exec((await mailTo(email)).text) ?? []
  await page.keyboard.type(code)
  await tap(button(page, 'Confirm and go on'))
  await copyFirstCaption(page, tap)
  expect(taps()).toBeLessThanOrEqual(14)

  await button(page, 'Lock This In').tap()
  await page.getByRole('link', { name: 'Open the library' }).tap()
  const again = aThumb()
  await again.tap(page.getByRole('button', { name: /^Copy a caption/ }))
  await again.tap(page.getByRole('menuitem', { name: 'Facebook' }))
  await expect(page.getByText('The Facebook caption is copied')).toBeVisible()
  expect(again.taps()).toBeLessThanOrEqual(2)
})

test('a caption is copied within 10 taps by Google', async ({ page }) => {
  const { tap, taps } = aThumb()
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Try Free Now' }))
  await tap(button(page, 'Google'))
  await page.waitForURL('**/sandbox/identity/**')
  await tap(page.getByRole('button', { name: /^Continue as/ }).first())
  await page.waitForURL('**/dashboard')
  await copyFirstCaption(page, tap)
  expect(taps()).toBeLessThanOrEqual(10)
})
