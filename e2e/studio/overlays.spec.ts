import type { Page } from '@playwright/test'
import { expectNoViolations } from '../accessibility.ts'
import { expect, setPlan, test } from '../product-test.ts'
import { openMenu } from '../steps.ts'
import { writeListing } from './property-form.ts'
import { loadSamples } from './saved-rows.ts'

const dismiss = async (page: Page, role: 'dialog' | 'menu') => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole(role)).toHaveCount(0)
}

test('every menu, list and dialog of the account is open to everyone while it is open', async ({
  page,
  signedIn,
  product,
}) => {
  test.slow()
  const { id, client } = await signedIn()
  await setPlan(product, id, 'pro')
  await client.rpc('create_team', { name: 'Harbor Realty' })
  await page.goto('/account')

  await openMenu(page)
  await page.getByRole('menu').waitFor()
  await expectNoViolations(page, 'the account menu')
  await dismiss(page, 'menu')

  await page.getByRole('button', { name: 'New tone' }).click()
  await page.getByRole('dialog').getByRole('combobox').click()
  await page.getByRole('option').first().waitFor()
  await expectNoViolations(page, 'a tone, with its list open')
  await page.keyboard.press('Escape')
  await dismiss(page, 'dialog')

  for (const name of ['Leave team', 'Delete my account']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoViolations(page, name)
    await dismiss(page, 'dialog')
  }

  await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await expectNoViolations(page, 'two-factor authentication')
})

test('every menu, list and dialog of the wizard is open to everyone while it is open', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/generate')
  await page.getByLabel('Property Type').click()
  await page.getByRole('option').first().waitFor()
  await expectNoViolations(page, 'the property types')
  await page.keyboard.press('Escape')
  const help = page.getByRole('button', { name: 'What to write here' })
  // A page that scrolls closes its tooltip, so it is brought into view first.
  await help.scrollIntoViewIfNeeded()
  await help.hover()
  await expect(page.getByRole('tooltip')).toBeAttached()
  await expectNoViolations(page, 'the tooltip of the features')

  await writeListing(page)
  await page.getByRole('button', { name: 'Lock This In' }).click()
  await page.getByRole('dialog', { name: 'Content Saved Successfully' }).waitFor()
  await expectNoViolations(page, 'the word about what was saved')
})

test('every menu and tab under a written text is open to everyone', async ({ page, signedIn }) => {
  test.slow()
  await signedIn()
  await writeListing(page)
  for (const name of [/^Lead with/, /^For Instagram/]) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('menu').waitFor()
    await expectNoViolations(page, String(name))
    await dismiss(page, 'menu')
  }
  await page.getByRole('button', { name: 'Lock This In' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Languages' }).click()
  await page.getByText('Other languages need a language model').waitFor()
  await expectNoViolations(page, 'the languages')
})

test('every list, filter and menu of the library is open to everyone', async ({
  page,
  signedIn,
}) => {
  test.slow()
  await loadSamples(await signedIn())
  for (const list of ['/saved?view=list&type=Condo', '/saved?tab=content&view=list&tone=modern']) {
    await page.goto(list)
    await page.getByRole('checkbox').first().check()
    await expectNoViolations(page, `${list}, with a selection`)
  }
  await page.goto('/saved?tab=content')
  await page
    .getByRole('button', { name: /^Copy a caption/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
  await expectNoViolations(page, 'the captions of a card')
  await dismiss(page, 'menu')
  await page
    .getByRole('button', { name: /^Delete the text/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await expectNoViolations(page, 'a deletion that can be taken back')
})
