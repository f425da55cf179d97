import type { Page } from '@playwright/test'
import { expect, setPlan, test } from '../product-test.ts'
import { saveRow, saveText } from '../studio/saved-rows.ts'
import { PAYLOADS } from './payloads.ts'

const EVIL = /evil\.example/

/** Notes whatever a payload achieves: a call, a dialog, a refused script, a request to somewhere else. */
const watch = async (page: Page) => {
  const achieved: string[] = []
  await page.exposeFunction('pwned', () => achieved.push('a script ran'))
  await page.exposeFunction('reportViolation', (what: string) => achieved.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report = (globalThis as unknown as Record<string, (what: string) => void>)
        .reportViolation
      report?.(`the policy had to refuse ${violatedDirective} ${blockedURI}`)
    })
  })
  page.on('dialog', (dialog) => {
    achieved.push(`a dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  page.on('request', (request) => {
    if (EVIL.test(new URL(request.url()).host)) achieved.push(`a request: ${request.url()}`)
  })
  return achieved
}

/** No element that a payload asked for, and no link that leads out of the page's own protocols. */
const expectNoMarkup = async (page: Page) => {
  const found = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'a[href], area[href], form[action], iframe, object, embed, base, img, script',
      ),
    ]
      .map((element) =>
        ['href', 'action', 'src', 'data'].map((name) => element.getAttribute(name) ?? '').join(' '),
      )
      .filter((text) => /javascript:|data:text|evil\.example|pwned/i.test(text)),
  )
  expect(found).toEqual([])
}

test('[SEC-IN-05] fifty texts that look like markup are shown as text on every page', async ({
  page,
  signedIn,
  product,
}) => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(50)
  const achieved = await watch(page)
  const at = (index: number) => PAYLOADS[index % PAYLOADS.length] ?? ''
  const agent = await signedIn({ full_name: at(0), company: at(8) })
  await setPlan(product, agent.id, 'pro')
  await agent.client.rpc('create_team', { name: at(12) })
  await agent.client.from('custom_tones').insert({ name: at(8).slice(0, 60) })
  let property = { id: '' }
  for (const [index] of PAYLOADS.entries()) {
    property = await saveRow(agent, {
      address: at(index),
      city: at(index + 1),
      state: at(index + 2),
      zip_code: at(index + 3),
      features: [at(index + 4), at(index + 5)],
    })
    await saveText(agent, property.id, {
      headline: at(index),
      description: PAYLOADS.join('\n'),
      social_captions: {
        facebook: at(index + 6),
        instagram: at(index + 7),
        linkedin: at(index + 8),
        twitter: at(index + 9),
      },
    })
  }
  for (const address of [
    '/dashboard',
    '/saved',
    '/account',
    `/generate/${property.id}`,
    `/saved?q=${encodeURIComponent(at(8))}`,
    `/generate/${encodeURIComponent(at(8))}`,
    `/${encodeURIComponent(at(8))}`,
  ]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expectNoMarkup(page)
  }
  await page.goto('/saved')
  await page.getByRole('tab', { name: /^Content \(/ }).click()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('<script>pwned()</script>').first()).toBeVisible()
  await expectNoMarkup(page)
  await page.goto(`/account?invitation=${encodeURIComponent(at(8))}`)
  await page.waitForLoadState('networkidle')
  await expectNoMarkup(page)
  expect(achieved).toEqual([])
})

test('[SEC-IN-05] what an address says about an error is not run, whatever it says', async ({
  page,
}) => {
  const achieved = await watch(page)
  for (const payload of PAYLOADS) {
    const text = encodeURIComponent(payload)
    await page.goto(
      `/login?error=${text}&error_description=${text}#error=${text}&error_description=${text}`,
    )
    await expectNoMarkup(page)
  }
  expect(achieved).toEqual([])
})

test('[SEC-IN-06] a generated text is shown, kept and copied as plain text, and loads nothing', async ({
  page,
  signedIn,
}) => {
  const achieved = await watch(page)
  const agent = await signedIn()
  const property = await saveRow(agent)
  const text = PAYLOADS.join('\n\n')
  const captions = { facebook: text, instagram: text, linkedin: text, twitter: text }
  // A model that was talked into answering with markup.
  await page.route('**/functions/v1/generate-content', async (route) => {
    const headers = { ...route.request().headers(), accept: 'application/json' }
    const answer = await route.fetch({ headers })
    const body = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...body, headline: text.slice(0, 300), description: text, social_captions: captions },
    })
  })
  await page.goto(`/generate/${property.id}`)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('button', { name: 'Lock This In' })).toBeVisible()
  await expectNoMarkup(page)
  await page.getByRole('button', { name: 'Lock This In' }).click()
  await expect(page.getByText('Content saved to your dashboard!')).toBeVisible()
  await page.goto('/saved')
  await page.getByRole('tab', { name: 'Content (1)' }).click()
  await page.waitForLoadState('networkidle')
  await expectNoMarkup(page)
  const { data } = await agent.client.from('content').select('description').single()
  expect(data?.description).toContain(PAYLOADS[0])
  expect(achieved).toEqual([])
})
