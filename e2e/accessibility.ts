import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const PHONE = { width: 360, height: 900 }
const DESK = { width: 1440, height: 900 }

/** On a phone and on a desk, light and dark, the page has no accessibility violation and does not scroll sideways. */
export const expectOpenToEveryone = async (page: Page) => {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await expectNoViolations(page, `at ${viewport.width} px`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
}

/**
 * As the page stands, with whatever is open, it has no accessibility violation, light or dark. Dark differs from light
 * in its colours alone, so only those are looked at again.
 */
export const expectNoViolations = async (page: Page, what: string) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await violations(page, 'color-contrast'), `${what}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  expect(await violations(page), `${what}, light`).toEqual([])
}

const violations = async (page: Page, ...rules: string[]) => {
  await settle(page)
  // The other mode opens one more page per scan, to join the results of frames; we have none.
  // What is in order is not listed node by node, which would take a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Longer than any animation of the product. */
const SETTLE_MS = 10_000

/**
 * Waits for what fades or changes its colour: half-way it has a contrast that nobody reads by. An animation of something
 * that the browser does not draw may never finish, so the wait has an end.
 */
const settle = (page: Page) =>
  page.evaluate(async (limit) => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.race([
      Promise.allSettled(ending.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, limit)),
    ])
  }, SETTLE_MS)
