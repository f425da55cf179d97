import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { description, expectStep, reachTones } from './property-form.ts'
import { loadSamples, saveRow, saveText } from './saved-rows.ts'

test.use({ serviceWorkers: 'allow' })

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

/** What was read and is kept for use without a network. */
const readingsHere = (page: Page) =>
  page.evaluate(async () => {
    const made = await indexedDB.databases()
    if (!made.some(({ name }) => name === 'listwright')) return null
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('listwright', 1)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const readings = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('readings').objectStore('readings').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    database.close()
    return readings
  })

/** Until texts are kept in this browser, among what was read or typed. */
const expectKept = async (page: Page, ...texts: string[]) => {
  for (const text of texts)
    await expect
      .poll(async () => {
        const typed = await page.evaluate(() => Object.values(localStorage))
        return JSON.stringify([typed, await readingsHere(page)])
      })
      .toContain(text)
}

/** Until the page has heard of it as well. */
const goOffline = async (context: BrowserContext) => {
  await context.setOffline(true)
  for (const page of context.pages()) await page.waitForFunction(() => !navigator.onLine)
}

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
    const response = await route.fetch({ timeout: 0 })
    await goOffline(context)
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
  await expectKept(page, '"usage"', '1418 Alder Ridge Lane')

  await goOffline(context)
  await description(page).fill('My own words, typed in a driveway.')
  await expectKept(page, 'My own words, typed in a driveway.')
  await page.reload()
  await expect(page.getByText(LINE)).toBeVisible()
  await expectStep(page, 'Generated Content')
  await expect(description(page)).toHaveValue('My own words, typed in a driveway.')

  await page.getByRole('button', { name: 'Lock This In' }).click()
  await expect(page.getByRole('button', { name: 'Waits to save' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Waits to save' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Content Saved Successfully' })).toBeVisible()
  const { data } = await client.from('content').select('description')
  expect(data).toEqual([{ description: 'My own words, typed in a driveway.' }])
})

test('a saved text and a draft that were never opened here are edited without a network, in any tab', async ({
  page,
  context,
  signedIn,
}) => {
  const agent = await signedIn()
  const property = await saveRow(agent)
  await saveText(agent, property.id, { description: 'A quiet house with words of its own.' })
  await reachTones(page)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(description(page)).toBeVisible()
  await description(page).fill('The draft that another tab began.')
  // The other tab finds it on the server.
  await expect
    .poll(async () => JSON.stringify((await agent.client.from('drafts').select('body')).data))
    .toContain('The draft that another tab began.')

  const tab = await context.newPage()
  const isReadAhead = tab.waitForResponse(/\/rpc\/search_content/)
  await tab.goto('/dashboard')
  await isReadAhead
  await whenKept(tab)
  await expectKept(
    tab,
    'A quiet house with words of its own.',
    'The draft that another tab began.',
    '"contents"',
  )
  await page.close()
  await goOffline(context)
  await tab.getByRole('link', { name: 'Resume' }).click()
  await expect(description(tab)).toHaveValue('The draft that another tab began.')
  await tab.getByRole('link', { name: 'Saved Content' }).click()
  await tab.getByRole('tab', { name: /^Content/ }).click()
  await tab.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(description(tab)).toHaveValue('A quiet house with words of its own.')
  await description(tab).fill('Edited in a driveway.')
  await expectKept(tab, 'Edited in a driveway.')
  await tab.reload()
  await expect(description(tab)).toHaveValue('Edited in a driveway.')
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
  await expectKept(page, '"contents"')
  await goOffline(context)
  await page.reload()
  await expect(page.getByRole('tab', { name: /^Content \(\d/ })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await readingsHere(page)).toEqual([])
  const answers = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(answers.filter((path) => /^\/(?:auth|rest|functions)/.test(path))).toEqual([])
})
