import { expect, test } from '../product-test.ts'
import { logIn } from '../steps.ts'
import { description, fillProperty, saveProperty } from './property-form.ts'

test.use({ serviceWorkers: 'allow' })

for (const [device, viewport] of [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`from sign-up to a saved listing on a ${device}`, async ({ calmPage: page }) => {
    await page.setViewportSize(viewport)
    const email = `journey-${crypto.randomUUID()}@example.com`
    await page.goto('/signup')
    await page.getByLabel('Email').fill(email)
    await page.locator('input[type=password]').fill('secret1')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.waitForURL('**/login')
    await logIn(page, { email, password: 'secret1' })
    await page.getByRole('link', { name: 'Add Your First Property' }).click()
    await fillProperty(page)
    await saveProperty(page)
    await page.getByRole('button', { name: 'Generate Content' }).click()
    await expect(description(page)).toBeVisible()
    await page.getByRole('button', { name: 'Lock This In' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.goto('/saved')
    await expect(page.getByRole('tab', { name: 'Content (1)' })).toBeVisible()
  })
}

test('the whole wizard by keyboard alone', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/generate')
  await page.getByLabel('Address').focus()
  for (const text of ['1418 Alder Ridge Lane', 'Boise', 'ID', '83702']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Write Listing for Me' }).press('Enter')
  await page.getByRole('radio', { name: /^Luxury/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Investor/ })).toBeChecked()
  await page.getByRole('button', { name: 'Generate Content' }).press('Enter')
  await page.getByRole('button', { name: 'Lock This In' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
