import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { description, expectStep, reachTones } from './property-form.ts'
import { loadSamples } from './saved-rows.ts'

const LINE = "You're offline. Your text is safe."

/** Until the app is kept in this browser, and the page is under its worker. */
const whenKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })

test('a network that goes while the text is written does not end the app', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn()
  await reachTones(page)
  await page.waitForLoadState('networkidle')
  // The network goes with the last word of the answer.
  await page.route('**/functions/v1/generate-content', async (route) => {
    const response = await route.fetch()
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(description(page)).toBeVisible()
  await expect(page.getByText(LINE)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(LINE)).toHaveCount(0)
})

test('generate, go offline, edit, reload, come back: nothing is lost', async ({
  page,
  context,
  signedIn,
}) => {
  const { client } = await signedIn()
  await reachTones(page)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(description(page)).toBeVisible()
  await whenKept(page)
  await page.waitForTimeout(1500)

  await context.setOffline(true)
  await description(page).fill('My own words, typed in a driveway.')
  await page.waitForTimeout(500)
  await page.reload()
  await expect(page.getByText(LINE)).toBeVisible()
  await expectStep(page, 'Generated Content')
  await expect(description(page)).toHaveValue('My own words, typed in a driveway.')

  await page.getByRole('button', { name: 'Lock This In' }).click()
  await expect(page.getByRole('button', { name: 'Waits to save' })).toBeVisible()
  await page.waitForTimeout(500)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Waits to save' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Content Saved Successfully' })).toBeVisible()
  const { data } = await client.from('content').select('description')
  expect(data).toEqual([{ description: 'My own words, typed in a driveway.' }])
})

test('the library can be read without a network, and not by the next user', async ({
  page,
  context,
  signedIn,
}) => {
  await loadSamples(await signedIn())
  await page.goto('/saved?tab=content')
  await expect(page.getByRole('tab', { name: /^Content \(\d/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await whenKept(page)
  await page.waitForTimeout(1500)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('tab', { name: /^Content \(\d/ })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('listwright', 1)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    return new Promise((resolve) => {
      const request = database.transaction('readings').objectStore('readings').count()
      request.onsuccess = () => resolve(request.result)
    })
  })
  expect(kept).toBe(0)
  const answers = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(answers.filter((path) => /^\/(?:auth|rest|functions)/.test(path))).toEqual([])
})
