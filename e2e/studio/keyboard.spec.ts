import { expectNoViolations } from '../accessibility.ts'
import { expect, path, test } from '../product-test.ts'
import { description } from './property-form.ts'
import { saveRow } from './saved-rows.ts'

test('from the dashboard to a locked text without a mouse', async ({
  calmPage: page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Go to' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).waitFor()
  await page.keyboard.type('new')
  await expect(page.getByRole('option')).toHaveText(['New Listing'])
  await page.keyboard.press('Enter')
  await page.getByLabel('Address').focus()
  for (const text of ['1418 Alder Ridge Lane', 'boise', 'id', '83702']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Select Content Tone' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Investor/ })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Generated Content' })).toBeFocused()
  await expect(page.getByText('Your text is ready.')).toHaveAttribute('role', 'status')
  await expect(description(page)).toHaveValue(/Boise/)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Content Saved Successfully' })).toBeVisible()
})

test('the palette and the list of shortcuts are open to everyone', async ({ page, signedIn }) => {
  const agent = await signedIn()
  const property = await saveRow(agent)
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toBeVisible()
  await expectNoViolations(page, 'the shortcuts')
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).waitFor()
  await page.keyboard.type('quiet')
  await expect(page.getByRole('option', { name: /7 Quiet Row/ })).toBeVisible()
  await expectNoViolations(page, 'the palette')
  await page.keyboard.press('Enter')
  await expect.poll(() => path(page)).toBe(`/generate/${property.id}`)
})
