import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

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

/**
 * Runs axe in the page. Its Playwright package would load axe again for every scan and join the results of frames, of which
 * the product has none: that took as long as the scan itself.
 */
const violations = async (page: Page, ...rules: string[]) => {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      // axe describes every element that passed a rule otherwise, which takes a third of the time.
      resultTypes: ['violations'],
      ...(only.length > 0 && { runOnly: { type: 'rule', values: only } }),
    })
    return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))
  }, rules)
  return found.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Longer than any animation of the product. */
const SETTLE_MS = 10_000

/**
 * Waits until nothing fades or changes its colour: half-way, a text has a contrast that it never has otherwise. A change of
 * an inherited colour goes down the document level by level, so the end of one transition can start the next. The wait has
 * a limit, because an animation of something that the browser does not draw may never finish.
 */
const settle = (page: Page) =>
  page.evaluate(async (limit) => {
    const deadline = performance.now() + limit
    const underWay = () =>
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .filter(({ playState }) => playState === 'running')
    for (let ending = underWay(); ending.length > 0; ending = underWay()) {
      const left = deadline - performance.now()
      if (left <= 0) return
      await Promise.race([
        Promise.allSettled(ending.map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, left)),
      ])
    }
  }, SETTLE_MS)
