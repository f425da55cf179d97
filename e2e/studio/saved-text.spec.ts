import { readFile } from 'node:fs/promises'
import { expect, path, test } from '../product-test.ts'
import { logIn } from '../steps.ts'
import { description, expectStep, writeListing } from './property-form.ts'
import { cards } from './saved-rows.ts'

for (const [device, viewport] of [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a text is locked in, opened again, edited and exported with its proof on a ${device}`, async ({
    calmPage: page,
    signedIn,
  }) => {
    await page.setViewportSize(viewport)
    const { client } = await signedIn()
    await writeListing(page)
    const written = await description(page).inputValue()
    await page.getByRole('button', { name: 'Lock This In' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open the library' }).click()

    await cards(page).getByRole('link', { name: 'Edit' }).click()
    await expectStep(page, 'Generated Content')
    await expect(description(page)).toHaveValue(written)
    await expect(page.getByText(/written by the built-in writer/)).toBeVisible()
    await expect(page.locator('[data-source=bedrooms]').first()).toBeAttached()
    await expect(page.getByRole('button', { name: 'Locked in' })).toBeVisible()

    await description(page).fill(`Welcome. ${written}`)
    await page.reload()
    await expect(description(page)).toHaveValue(`Welcome. ${written}`)
    await page.getByRole('button', { name: 'Lock This In' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const { data } = await client.from('content').select('*').single()
    expect(data).toMatchObject({ description: `Welcome. ${written}`, engine: 'built-in' })
    expect(data.claims.length).toBeGreaterThan(3)

    await page.goto('/account')
    for (const format of ['JSON', 'CSV']) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: `Export as ${format}` }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      expect(file).toContain('Welcome. ')
      expect(file).toMatch(
        format === 'JSON' ? /"source": "bedrooms"/ : /“[^”]*bedrooms?” from bedrooms: 3/,
      )
    }
  })
}

test('the draft of one device opens on the other, with the text in view', async ({
  page,
  browser,
  signedIn,
}) => {
  const agent = await signedIn()
  await writeListing(page)
  await description(page).fill('Words from the desk.')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expect(page.getByText('Draft, not locked')).toBeVisible()
  await expect(page.locator('dd').nth(1)).toHaveText('0 and 1 draft')

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage()
  await phone.goto(new URL('/login', page.url()).href)
  await logIn(phone, agent)
  await phone.getByRole('link', { name: /^Resume/ }).click()
  await expect(description(phone)).toHaveValue('Words from the desk.')
  await expect.poll(() => path(phone)).toMatch(/^\/generate\//)
  const areKept = (...words: string[]) =>
    expect(async () => {
      const { data } = await agent.client.from('drafts').select('body').eq('is_open', true)
      expect(data?.map(({ body }) => body.content.description).sort()).toEqual(words)
    }).toPass({ timeout: 60_000 })
  await description(phone).fill('Words from the phone.')
  await areKept('Words from the phone.')

  await page.getByRole('link', { name: /^Resume/ }).click()
  await expect(description(page)).toHaveValue('Words from the phone.')

  await description(page).fill('Once more from the desk.')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await areKept('Once more from the desk.')
  await phone.evaluate(() => window.scrollTo(0, 300))
  await description(phone).fill('Once more from the phone.')
  const notice = phone.locator('[data-notice]')
  await expect(notice).toContainText('This draft was changed on another device.')
  await expect(notice).toBeInViewport({ ratio: 1 })
  // It does not cover the one line that is being typed.
  const [above, text] = [await notice.boundingBox(), await description(phone).boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)
  await phone.getByRole('button', { name: 'Keep mine' }).click()
  await areKept('Once more from the desk.', 'Once more from the phone.')
  await phone.context().close()
})

test('hand edits are kept beside a text that is written again', async ({ page, signedIn }) => {
  await signedIn()
  await writeListing(page)
  await description(page).fill('My own words.')
  // The review follows a moment later and moves what is below it.
  await expect(page.getByText('0 claims traced to a field')).toBeVisible()
  await page.getByRole('button', { name: 'Try Different Tone' }).click()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await page.clock.fastForward(2000)
  await expect(description(page)).not.toHaveValue('My own words.')
  await page.goto('/saved?tab=content')
  await expect(page.getByText('Draft, not locked')).toHaveCount(2)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'My own words.' })
    .getByRole('link', { name: /^Resume/ })
    .click()
  await expect(description(page)).toHaveValue('My own words.')
})
