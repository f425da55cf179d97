import { expect, test } from '../product-test.ts'

test('[FUNC-07] the visitor who asked for an invite gets one mail, and the browser speaks to us alone', async ({
  page,
  mailTo,
  product,
}) => {
  const email = `visitor-${crypto.randomUUID()}@example.com`
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/beta')
  await page.getByLabel('Full Name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Request Access' }).click()
  await expect(page.getByText("Thanks! We'll follow up with access shortly.")).toBeVisible()

  expect((await mailTo(email)).subject).toBe('Your request to join the Founding Agent Group')
  const mails = await fetch(`${product.url}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)
  expect(await mails.json()).toHaveLength(1)
  expect([...hosts]).toEqual([new URL(product.url).host])
})
