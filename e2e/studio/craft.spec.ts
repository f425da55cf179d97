import { expect, test } from '../product-test.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('headlines are set with hairlines that a screen can draw, and room between the letters', async ({
  page,
  signedIn,
}) => {
  await signedIn({ full_name: 'Hanna Real' })
  await page.goto('/dashboard')
  const type = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { fontVariationSettings, letterSpacing, fontSize } = getComputedStyle(heading)
    return {
      opticalSize: Number(/"opsz" (\d+)/.exec(fontVariationSettings)?.[1]),
      tracking: Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize),
    }
  })
  expect(type.opticalSize).toBeLessThanOrEqual(72)
  expect(type.tracking).toBeGreaterThan(-0.02)
})

test('the ring around a tab stays clear of its letters', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/saved')
  const tab = page.getByRole('tab', { name: /^Properties/ })
  await tab.focus()
  await page.keyboard.press('ArrowRight')
  const room = await page.getByRole('tab', { name: /^Content/ }).evaluate((element) => {
    const letters = document.createRange()
    letters.selectNodeContents(element)
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    const inside = Math.max(0, -Number.parseFloat(outlineOffset))
    const ring = Math.max(
      inside,
      Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
    )
    return letters.getBoundingClientRect().left - element.getBoundingClientRect().left - ring
  })
  expect(room).toBeGreaterThanOrEqual(2)
})

test('a search is emptied by our own cross, and Undo stands on one line beside its toast', async ({
  page,
  signedIn,
}) => {
  const { client } = await signedIn()
  await client.rpc('load_sample_listings')
  await page.goto('/saved')
  const search = page.getByRole('searchbox')
  await search.fill('cedar')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()

  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  const toast = page.locator('[data-sonner-toast]')
  const undo = toast.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  const [whole, button] = [await toast.boundingBox(), await undo.boundingBox()]
  expect(button?.height).toBe(36)
  expect(whole?.height).toBeLessThan(90)
  await undo.click()
})

test('choosing a tab moves no other tab, and a hint that is too long ends in dots', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/saved')
  const content = page.getByRole('tab', { name: /^Content/ })
  await expect(content).toHaveText('Content (0)')
  // The width of a tab is that of its text, which changes when the typeface has arrived.
  await page.evaluate(() => document.fonts.ready)
  const before = await content.boundingBox()
  await content.click()
  await expect(content).toHaveAttribute('aria-selected', 'true')
  expect(await content.boundingBox()).toEqual(before)
  await expect(page.getByRole('searchbox')).toHaveCSS('text-overflow', 'ellipsis')
})
