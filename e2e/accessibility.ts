import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const PHONE = { width: 360, height: 900 }
const DESK = { width: 1440, height: 900 }

/** On a phone and on a desk the page has no accessibility violation and does not scroll sideways. */
export const expectOpenToEveryone = async (page: Page) => {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    expect(await violations(page), `at ${viewport.width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
}

/** As the page stands, with whatever is open, it has no accessibility violation. */
export const expectNoViolations = async (page: Page, what: string) =>
  expect(await violations(page), what).toEqual([])

const violations = async (page: Page) => {
  // The other mode opens one more page per scan, to join the results of frames; we have none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
