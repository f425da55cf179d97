import type { Page, Route } from '@playwright/test'

/** A page asks again by itself every 30 seconds: what it shows within this time, it was told. */
export const BEFORE_NEXT_LOOK_MS = 20_000

interface Credentials {
  email: string
  password: string
}

/** Fills the login form that is open, and sends it. */
export const logIn = async (page: Page, { email, password }: Credentials) => {
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export const openMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).click()

export const logOut = async (page: Page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

/** On the page of the sandbox that stands for Google or Microsoft. */
export const continueAtProvider = async (page: Page) => {
  await page.waitForURL('**/sandbox/identity/**')
  await page
    .getByRole('button', { name: /^Continue as/ })
    .first()
    .click()
  await page.waitForURL('**/dashboard')
}

/** From here on time passes only as far as the test says. */
export const stopClock = async (page: Page) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets a request go on, or answers it in the server's place, only when the test says so. */
export const holdBack = async (
  page: Page,
  url: string,
  answer?: Parameters<Route['fulfill']>[0],
) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return release
}
