import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../steps.ts'

const INVITES = '**/rest/v1/beta_invites*'
const MAIL = '**/functions/v1/send-beta-invite-email'

const fill = async (page: Page) => {
  await page.getByLabel('Full Name').fill('Dana Whitlock')
  await page.getByLabel('Email').fill('dana@example.com')
}
const submit = (page: Page) => page.getByRole('button', { name: 'Request Access' }).click()

test.beforeEach(async ({ page }) => {
  await page.route(INVITES, (route) => route.fulfill({ status: 201 }))
  await page.route(MAIL, (route) => route.fulfill({ json: {} }))
})

test('[BETA-01] [BETA-02] [BETA-03] [GUARD-04] /beta invites to the Founding Agent Group', async ({
  page,
}) => {
  await page.goto('/beta')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Founding Agent Group')
  await expect(
    page.getByText(
      "We're inviting 3 agents to test our instant listing generator before public launch",
    ),
  ).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/beta')
})

test('[BETA-04] [BETA-05] [BETA-06] [BETA-08] the form asks for name, email and an optional company', async ({
  page,
}) => {
  await page.goto('/beta')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Real Estate Company')).toBeVisible()
  await expect(page.getByText('optional')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request Access' })).toBeEnabled()
})

test("[BETA-07] 'Already invited? → Log in' goes to /login", async ({ page }) => {
  await page.goto('/beta')
  await page.getByRole('link', { name: 'Already invited? → Log in' }).click()
  await page.waitForURL('**/login')
})

test('[BETA-09] [BETA-10] while the request is under way the button says so and is disabled', async ({
  page,
}) => {
  const answer = await holdBack(page, INVITES, { status: 201 })
  await page.goto('/beta')
  await fill(page)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeHidden()
})

test('[BETA-11] [BETA-12] [BETA-13] [ERR-02] [FUNC-02] [FUNC-03] [FUNC-04] a saved request is thanked for', async ({
  page,
}) => {
  const saved = page.waitForRequest(INVITES)
  const mailed = page.waitForRequest(MAIL)
  await page.goto('/beta')
  await fill(page)
  await page.getByLabel('Real Estate Company').fill('Alder Realty')
  await submit(page)
  await expect(page.getByText("Thanks! We'll follow up with access shortly.")).toBeVisible()
  await expect(page.getByText('Keep an eye on your inbox for your invitation.')).toBeVisible()
  await expect(page.getByText("Thanks! We'll reach out shortly.")).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeHidden()
  const invite = { full_name: 'Dana Whitlock', email: 'dana@example.com', company: 'Alder Realty' }
  expect((await saved).postDataJSON()).toEqual(invite)
  expect((await mailed).postDataJSON()).toEqual(invite)
})

test('[BETA-14] [ERR-01] a request that fails leaves the form as it was', async ({ page }) => {
  await page.route(INVITES, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.goto('/beta')
  await fill(page)
  await submit(page)
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request Access' })).toBeEnabled()
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Whitlock')
})

test('[FUNC-05] [FUNC-06] a mail that cannot be sent is logged and does not disturb the visitor', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) =>
    /invite mail was not sent/.test(message.text()),
  )
  await page.route(MAIL, (route) => route.fulfill({ status: 500 }))
  await page.goto('/beta')
  await fill(page)
  await submit(page)
  await expect(page.getByText("Thanks! We'll follow up with access shortly.")).toBeVisible()
  await logged
})

test('name and email are required, and the email must be one', async ({ page }) => {
  let asked = 0
  await page.route(INVITES, (route) => {
    asked += 1
    return route.fulfill({ status: 201 })
  })
  await page.goto('/beta')
  await submit(page)
  await expect(page.getByText('Please enter your full name')).toBeVisible()
  await page.getByLabel('Full Name').fill('Dana')
  await page.getByLabel('Email').fill('dana@')
  await submit(page)
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  expect(asked).toBe(0)
})
