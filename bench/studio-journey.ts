import type { WatchedPage } from './studio-interactions.ts'

const FIELDS = {
  Address: '1418 Alder Ridge Lane',
  City: 'Boise',
  State: 'ID',
  'Zip Code': '83702',
  Price: '',
  Bedrooms: '',
  'Year Built': '1987',
  'Lot Size (acres)': '0.25',
  'Key Features':
    "heated pool, chef's kitchen with quartz counters, home theater, cedar deck, three-car garage, new roof",
}
const SENTENCE =
  ' Perfect for families who love to entertain!! Call 555-123-4567 for a safe area near churches.'
const PARTS = 12

/** Everything an agent does in the wizard, key by key and click by click. */
export const writeListing = async ({ page, during }: WatchedPage): Promise<void> => {
  for (const [label, text] of Object.entries(FIELDS)) {
    await page.getByLabel(label).click()
    await during('type into the form', () => page.keyboard.type(text || '1', { delay: 5 }))
  }
  await during('choose a property type', async () => {
    await page.getByLabel('Property Type').click()
    await page.getByRole('option', { name: 'Estate' }).click()
  })
  await page.getByRole('button', { name: 'Write Listing for Me' }).click()
  for (const tone of ['Investor', 'Casual', 'Luxury'])
    await during('choose a tone', () =>
      page.getByRole('radio', { name: new RegExp(`^${tone}`) }).click(),
    )
  for (const tab of ['Property Details', 'Select Tone'])
    await during('change the step', () => page.getByRole('tab', { name: tab }).click())
  await page.getByRole('button', { name: 'Generate Content' }).click()
  const text = page.getByRole('textbox', { name: 'Property description' })
  await text.waitFor()
  await text.click()
  await during('edit the text', async () => {
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(SENTENCE, { delay: 5 })
    await page.keyboard.press('ControlOrMeta+Home')
    for (let key = 0; key < PARTS; key += 1) await page.keyboard.press('Delete')
  })
  await during('take a suggestion', () =>
    page.getByRole('button', { name: 'Remove' }).first().click(),
  )
  await during('copy', () => page.getByRole('button', { name: 'Copy' }).click())
  for (const tab of ['Social Media', 'Facebook', 'LinkedIn', 'Twitter', 'Instagram'])
    await during('change the tab', () => page.getByRole('tab', { name: tab }).click())
  await page.getByLabel('Instagram caption').click()
  await during('edit a caption', () => page.keyboard.type(SENTENCE, { delay: 5 }))
  await during('lock in', () => page.getByRole('button', { name: 'Lock This In' }).click())
}

/** The same kinds of interaction where nothing is to be done. */
export const useEmptyPage = async ({ page, during }: WatchedPage): Promise<void> => {
  await page.getByRole('textbox').click()
  await during('type', () => page.keyboard.type(SENTENCE, { delay: 5 }))
  for (let click = 0; click < PARTS; click += 1)
    await during('click', () => page.getByRole('button').click())
}
