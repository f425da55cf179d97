import { createHmac } from 'node:crypto'
import { expect, test } from '../product-test.ts'

test('[ACCT-12] [DATA-16] [GUARD-39] [GUARD-41] [GUARD-42] an agent switches two-factor on, signs in with a code, and switches it off', async ({
  page,
  signedIn,
}) => {
  const { email, password } = await signedIn()
  await page.goto('/account')
  const toggle = page.getByRole('switch', { name: 'Two-factor authentication' })
  await toggle.click()
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.getByLabel('Code', { exact: true }).fill(totp(secret))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible()
  const recovery = (await page.getByRole('dialog').locator('code').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(toggle).toBeChecked()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('One more step')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Invalid TOTP code entered')).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')

  await page.goto('/account')
  await expect(toggle).toBeChecked()
  await toggle.click()
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, 1))
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(toggle).not.toBeChecked()
})

/** A code as an authenticator app makes it; `ahead` counts 30-second steps from now. */
const totp = (secret: string, ahead = 0): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const fromBase32 = (text: string): Buffer => {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
