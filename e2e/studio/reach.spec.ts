import { expectOpenToEveryone, PHONE } from '../accessibility.ts'
import { test } from '../product-test.ts'
import { writeListing } from './property-form.ts'
import { loadSamples } from './saved-rows.ts'

test.use({ viewport: PHONE })

test('every signed-in screen is open to everyone, light and dark, on a phone and on a desk', async ({
  page,
  signedIn,
}) => {
  test.slow()
  await loadSamples(await signedIn())
  for (const route of ['/dashboard', '/saved', '/saved?tab=content', '/account', '/generate']) {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
    await expectOpenToEveryone(page)
  }
  await writeListing(page)
  await expectOpenToEveryone(page)
  await page.getByRole('tab', { name: 'Social Media' }).click()
  await expectOpenToEveryone(page)
})
