import type { Page } from '@playwright/test'
import { expectOpenToEveryone } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { stopClock } from '../steps.ts'

test.beforeEach(async ({ page, kitUrl }) => {
  await page.goto(kitUrl)
  await page.getByRole('heading', { name: 'Surfaces' }).waitFor()
})

test('the kit has no accessibility violation and does not scroll sideways', async ({ page }) => {
  await expectOpenToEveryone(page)
})

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link']

test('[FMT-05] [FMT-09] [FMT-10] [FMT-11] [FMT-12] [FMT-13] [FMT-14] the colours are those of the theme estate, and each button variant has its own style', async ({
  page,
}) => {
  const colour = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-estate-800'),
  )
  expect(colour).toContain('oklch')
  const looks = await Promise.all(
    VARIANTS.map((variant) =>
      page.getByTestId(`button-${variant}`).evaluate((button) => {
        const { backgroundColor, borderTopWidth, textDecorationLine } = getComputedStyle(button)
        return `${backgroundColor} ${borderTopWidth} ${textDecorationLine}`
      }),
    ),
  )
  expect(new Set(looks).size).toBe(VARIANTS.length)
})

const visibleToasts = (page: Page) => page.locator('[data-sonner-toast][data-visible=true]')

test('[FMT-15] at most three stacked toasts are visible', async ({ page }) => {
  await page.getByRole('button', { name: 'Show five toasts' }).click()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(5)
  await expect(visibleToasts(page)).toHaveCount(3)
})

test('[FMT-16] [FMT-17] a toast stands at the bottom right for 4 seconds', async ({ page }) => {
  await stopClock(page)
  await page.getByRole('button', { name: 'Show toast' }).click()
  const toast = page.getByText('Property details saved')
  // The code of toasts arrives in real time, and only then waits for the clock.
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await toast.isVisible()).toBe(true)
  }).toPass()
  await page.clock.runFor(3400)
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.x).toBeGreaterThan(width / 2)
  expect(box?.y).toBeGreaterThan(height * 0.75)
  await page.clock.runFor(1500)
  await expect(toast).toBeHidden()
})

test('[FMT-18] [FMT-19] a tooltip opens after 700 ms, 4 px away', async ({ page }) => {
  await stopClock(page)
  const trigger = page.getByRole('button', { name: 'First tooltip' })
  await trigger.scrollIntoViewIfNeeded()
  await trigger.hover()
  await page.clock.runFor(600)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.clock.runFor(200)
  await expect(page.getByRole('tooltip')).toBeAttached()
  await page.clock.resume()
  const bubble = page.locator('[data-radix-popper-content-wrapper]')
  const gap = async () => {
    const [button, content] = [await trigger.boundingBox(), await bubble.boundingBox()]
    return (button?.y ?? 0) - ((content?.y ?? 0) + (content?.height ?? 0))
  }
  await expect.poll(gap).toBeCloseTo(4, 0)
})

test('[FMT-20] a second tooltip opens at once within 300 ms, and waits again after that', async ({
  page,
}) => {
  await stopClock(page)
  const [first, second] = ['First tooltip', 'Second tooltip'].map((name) =>
    page.getByRole('button', { name }),
  )
  await first?.hover()
  await page.clock.runFor(800)
  await expect(page.getByRole('tooltip')).toBeAttached()
  await page.mouse.move(0, 0, { steps: 5 })
  await page.clock.runFor(100)
  await second?.hover()
  await page.clock.runFor(50)
  await expect(page.getByRole('tooltip')).toContainText('brass')

  await page.mouse.move(0, 0, { steps: 5 })
  await page.clock.runFor(400)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await first?.hover()
  await page.clock.runFor(300)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('a dialog traps focus, closes with Escape and hands focus back', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Open dialog' })
  await trigger.click()
  const dialog = page.getByRole('dialog', { name: 'Content Saved Successfully' })
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
})
