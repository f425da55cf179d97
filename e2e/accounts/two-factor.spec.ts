import { createHmac } from 'node:crypto'
import type { Page, Response } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { logIn, logOut } from '../steps.ts'

const toggleOf = (page: Page) => page.getByRole('switch', { name: 'Two-factor authentication' })

test('[ACCT-12] [DATA-16] [GUARD-39] [GUARD-41] [GUARD-42] an agent switches two-factor on and signs in with a code', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  const { secret } = await switchOn(page)
  expect(await levelOf(await logInAgain(page, agent))).toBe('aal1')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^That code is not right, or it was used before/)).toBeVisible()
  await expect(page.getByText('TOTP')).toHaveCount(0)
  // The code of this moment may be the one that was used to switch on.
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, 1))
  const answer = page.waitForResponse('**/factors/*/verify')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await levelOf(await answer)).toBe('aal2')
  await page.waitForURL('**/dashboard')
})

test('an agent who lost the app signs in with a recovery code; two-factor goes off with a code', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  const { secret, recoveryCode } = await switchOn(page)
  await logInAgain(page, agent)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')

  await page.goto('/account')
  await expect(toggleOf(page)).toBeChecked()
  await toggleOf(page).click()
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, 1))
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(toggleOf(page)).not.toBeChecked()
})

const switchOn = async (page: Page) => {
  await page.goto('/account')
  await toggleOf(page).click()
  const codes = page.getByRole('dialog').locator('code')
  const secret = (await codes.textContent()) ?? ''
  await page.getByLabel('Code', { exact: true }).fill(totp(secret))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible()
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(toggleOf(page)).toBeChecked()
  return { secret, recoveryCode }
}

/** Up to the question for the code. */
const logInAgain = async (page: Page, agent: { email: string; password: string }) => {
  await logOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/login')
  const answer = page.waitForResponse('**/token?grant_type=password')
  await logIn(page, agent)
  await expect(page.getByText('One more step')).toBeVisible()
  return answer
}

const levelOf = async (answer: Response) => {
  const { access_token: token } = await answer.json()
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).aal
}

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
