import { expect, test } from '../fixtures.ts'
import { test as agentTest } from '../product-test.ts'

test('[NF-02] an unknown path shows the 404 page and keeps its address', async ({ page }) => {
  const response = await page.goto('/no-such-path')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/no-such-path')
})

test("[NF-03] 'Return to Home' goes home", async ({ page }) => {
  await page.goto('/no-such-path')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('[NF-04] the missing path is logged to the console', async ({ page }) => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.text().includes('/no-such-path') && !message.text().startsWith('Failed'),
  )
  await page.goto('/no-such-path')
  await logged
})

agentTest('[NF-01] a signed-in agent sees the same page', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/no-such-path')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/no-such-path')
})
