import { expect, test } from '../fixtures.ts'

const PAGES = [
  { path: '/terms', title: 'Terms and Conditions', ids: '[LEGAL-01] [LEGAL-02] [GUARD-02]' },
  { path: '/privacy', title: 'Privacy Policy', ids: '[LEGAL-08] [LEGAL-09] [GUARD-03]' },
]
for (const { path, title, ids } of PAGES)
  test(`${ids} ${path} shows the ${title}, effective April 2025`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('Effective April 2025')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  })

for (const { path } of PAGES)
  test(`[LEGAL-03] a reader of ${path} gets back home`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

const FACTS = [
  { id: 'LEGAL-04', path: '/terms', fact: /capped at the fees you paid .*prior 12 months/ },
  { id: 'LEGAL-05', path: '/terms', fact: /arbitration in the State of Georgia/ },
  { id: 'LEGAL-06', path: '/terms', fact: /no refunds for partial periods/ },
  { id: 'LEGAL-07', path: '/terms', fact: /at least 18 years old/ },
  { id: 'LEGAL-10', path: '/privacy', fact: /answered within 30 days/ },
  { id: 'LEGAL-11', path: '/privacy', fact: /18 or older/ },
]
for (const { id, path, fact } of FACTS)
  test(`[${id}] ${path} states: ${fact.source}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(fact)).toBeVisible()
  })

test('the table of contents leads to each clause', async ({ page }) => {
  await page.goto('/terms')
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Limit of liability' })
    .click()
  await expect(page.getByRole('heading', { name: /Limit of liability/ })).toBeInViewport()
})
