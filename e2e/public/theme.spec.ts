import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const lightness = (page: Page) =>
  page.evaluate(() => {
    const [, value] = /oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor) ?? []
    return Number(value)
  })
const expectDark = (page: Page) => expect.poll(() => lightness(page)).toBeLessThan(0.3)
const expectLight = (page: Page) => expect.poll(() => lightness(page)).toBeGreaterThan(0.9)

const choose = async (page: Page, theme: string) => {
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: theme }).click()
}

test('[FMT-06] without a choice the page follows the system', async ({ page }) => {
  await page.goto('/')
  await expectLight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDark(page)
  await page.reload()
  await expectDark(page)
})

test('[FMT-07] Light stays light on a dark system, also after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await choose(page, 'Light')
  await expectLight(page)
  await page.reload()
  await expectLight(page)
})

test('[FMT-08] Dark stays dark on a light system, and System gives it back', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Dark')
  await expectDark(page)
  await page.goto('/terms')
  await expectDark(page)
  await choose(page, 'System')
  await expectLight(page)
})

test('a dark page is dark from its first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  expect(await page.evaluate(() => document.documentElement.className)).toContain('dark')
})
