import { expect, path, setPlan, signInElsewhere, test } from '../product-test.ts'
import { continueAtProvider } from '../steps.ts'
import {
  description,
  fillProperty,
  generate,
  saveProperty,
  writeListing,
} from '../studio/property-form.ts'

test('[ACCT-01] [ACCT-02] [ACCT-03] [ACCT-04] [ACCT-07] [ACCT-08] [ACCT-09] [ACCT-13] [DATA-07] [DATA-08] [DATA-11] [DATA-12] [DATA-13] [ERR-04] an agent edits name, email and company', async ({
  calmPage: page,
  signedIn,
}) => {
  const { client, id } = await signedIn()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  for (const card of ['Profile', 'Subscription', 'Preferences']) {
    await expect(page.getByRole('heading', { name: card, exact: true })).toBeVisible()
  }
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByLabel('Email', { exact: true }).fill('grace@example.com')
  await page.getByLabel('Company').fill('Harbor Realty')
  const call = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const saved = {
    full_name: 'Grace Hopper',
    email: 'grace@example.com',
    company: 'Harbor Realty',
  }
  expect(new URL((await call).url()).searchParams.get('id')).toBe(`eq.${id}`)
  expect((await call).postDataJSON()).toEqual(saved)
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('GH')
  const { data } = await client.from('profiles').select('*').eq('id', id).single()
  expect(data).toMatchObject(saved)
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue(saved.full_name)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(saved.email)
  await expect(page.getByLabel('Company')).toHaveValue(saved.company)
})

test('[ACCT-10] [ACCT-11] [DATA-14] [DATA-15] the switches are kept', async ({
  page,
  signedIn,
}) => {
  const agent = await signedIn()
  await page.goto('/account')
  for (const name of ['Email notifications', 'IP lock']) {
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('switch', { name }).click()
    expect((await kept).ok()).toBe(true)
    await expect(page.getByText('Profile updated successfully').first()).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'IP lock' })).toBeChecked()
  const { data } = await agent.client
    .from('profiles')
    .select('email_notifications, ip_lock_enabled')
    .eq('id', agent.id)
    .single()
  expect(data).toEqual({ email_notifications: false, ip_lock_enabled: true })
})

test('an agent sees their devices and ends one of them', async ({ page, signedIn, product }) => {
  const elsewhere = await signInElsewhere(product, await signedIn())
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  const { error } = await elsewhere.auth.getUser()
  expect(error?.message).toContain('session')
})

test('an agent takes their data along', async ({ page, signedIn }) => {
  const agent = await signedIn()
  await agent.client.rpc('load_sample_listings')
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  expect((await download).suggestedFilename()).toBe('listwright.json')
})

test('an agent asks to be forgotten and thinks again', async ({ page, signedIn }) => {
  const { password } = await signedIn()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=password]').fill('not my password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Invalid login credentials')).toBeVisible()
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account and everything in it will be deleted on')).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays')).toBeVisible()
  expect(path(page)).toBe('/account')
})

test('an agent without a password leaves by having just signed in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Google/ }).click()
  await continueAtProvider(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Password')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays')).toBeVisible()
})

test('[DATA-02] [DATA-03] [DATA-04] [DATA-06] the profile is read whole, for the own id, as one row', async ({
  page,
  signedIn,
}) => {
  const { id } = await signedIn()
  const call = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/profiles') && answer.request().method() === 'GET',
  )
  await page.goto('/dashboard')
  const answer = await call
  const query = new URL(answer.url()).searchParams
  expect(query.get('select')).toBe('*')
  expect(query.get('id')).toBe(`eq.${id}`)
  expect(answer.request().headers().accept).toContain('vnd.pgrst.object')
  expect(Object.keys(await answer.json())).toEqual(
    expect.arrayContaining([
      'id',
      'full_name',
      'email',
      'company',
      'email_notifications',
      'ip_lock_enabled',
      'two_factor_enabled',
      'subscription_plan',
    ]),
  )
})

test('[DATA-05] nobody’s profile is read for a visitor', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/')
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(calls.filter((url) => url.includes('/rest/v1/profiles'))).toEqual([])
})

test('a Pro agent writes in a tone of their own', async ({ page, signedIn, product }) => {
  const { id } = await signedIn()
  await setPlan(product, id, 'pro')
  await page.goto('/account')
  await page.getByRole('button', { name: 'New tone' }).click()
  await page.getByLabel('Name', { exact: true }).fill('House voice')
  await page.getByLabel('Opening line').fill('Take the long way home.')
  await page.getByRole('button', { name: 'Save tone' }).click()
  await expect(page.getByText('Tone saved')).toBeVisible()
  await page.clock.install()
  await page.goto('/generate')
  await fillProperty(page, { Address: '9 Birch Court' })
  await saveProperty(page)
  await page.getByRole('radio', { name: /^House voice/ }).check()
  await generate(page)
  await expect(description(page)).toHaveValue(/Take the long way home\./)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete the tone ‘House voice’?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('House voice')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'New tone' })).toBeVisible()
  await expect(page.getByText('House voice')).toBeHidden()
})

test('the caption generator is Pro: others are told, Pro agents choose', async ({
  page,
  signedIn,
  product,
}) => {
  const { id } = await signedIn()
  await writeListing(page)
  await page.getByRole('tab', { name: 'Social Media' }).click()
  await page.getByRole('button', { name: 'More captions' }).click()
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible()

  await setPlan(product, id, 'pro')
  const caption = page.getByLabel('Instagram caption')
  const before = await caption.inputValue()
  await page.getByRole('button', { name: 'More captions' }).click()
  await page.getByRole('button', { name: 'Use this one' }).first().click()
  await expect(caption).not.toHaveValue(before)
})
