import type { Page } from '@playwright/test'
import { expectOpenToEveryone, PHONE } from '../accessibility.ts'
import { expect, test } from '../product-test.ts'
import { BEFORE_NEXT_LOOK_MS } from '../steps.ts'
import { saveRow } from './saved-rows.ts'

/** A photograph of one colour, as a phone would write it: with the place where it was taken. */
const aPhotograph = async (page: Page, colour: string) => {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 2000
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = fill
    context.fillRect(0, 0, 3000, 2000)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, colour)
  const jpeg = Buffer.from(base64, 'base64')
  const place = Buffer.from(`Exif\0\0${GPS}`)
  const header = Buffer.from([0xff, 0xe1, 0, place.length + 2])
  const buffer = Buffer.concat([jpeg.subarray(0, 2), header, place, jpeg.subarray(2)])
  return { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer }
}

const GPS = 'GPSLatitude 43.6150 N'

test('an agent adds photos, puts them in order, describes and deletes them; nobody learns where they were taken', async ({
  calmPage: page,
  signedIn,
}) => {
  const agent = await signedIn()
  const property = await saveRow(agent)
  await page.goto(`/generate/${property.id}`)
  await page.getByRole('tab', { name: 'Property Details' }).click()

  const photographs = []
  for (const colour of ['red', 'green', 'blue']) photographs.push(await aPhotograph(page, colour))
  await page.getByLabel('Add photos').setInputFiles(photographs)
  await expect(page.getByText('3 of 20')).toBeVisible()
  const photos = page.getByRole('list', { name: 'Photos' })
  await expect(photos.getByRole('img')).toHaveCount(3)
  await page.getByLabel('Description of photo 3').fill('The pool')
  await page.getByLabel('Description of photo 3').blur()
  await expect(photos.getByRole('img', { name: 'The pool' })).toBeVisible()

  await page.getByRole('button', { name: 'Move photo 3', exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Move photo 2', exact: true })).toBeFocused()
  const handle = page.getByRole('button', { name: 'Move photo 2', exact: true })
  await handle.hover()
  await page.mouse.down()
  await photos.getByRole('listitem').first().hover()
  await page.mouse.up()
  await expect(photos.getByRole('listitem').first().getByRole('img')).toHaveAccessibleName(
    'The pool',
  )
  await expectOpenToEveryone(page)

  const { data: rows } = await agent.client
    .from('property_photos')
    .select('alt, width, height, large_path, small_path')
    .order('position')
  expect(rows?.map(({ alt }) => alt)).toEqual(['The pool', '', ''])
  expect(rows?.[0]).toMatchObject({ width: 2048, height: 1365 })
  for (const path of [rows?.[0]?.large_path, rows?.[0]?.small_path]) {
    const { data } = await agent.client.storage.from('property-photos').download(path ?? '')
    const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(bytes.includes('GPS')).toBe(false)
  }

  await page.getByRole('button', { name: 'Delete photo 2' }).click()
  await expect(page.getByText('2 of 20')).toBeVisible()

  await page.goto('/saved')
  const card = page.getByRole('article').filter({ hasText: '7 Quiet Row' })
  await expect(card.getByRole('img', { name: 'The pool' })).toBeVisible()
  await expect
    .poll(() =>
      card
        .getByRole('img', { name: 'The pool' })
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(640)
  await agent.client.from('properties').delete().eq('id', property.id)
  const { data: left } = await agent.client.storage.from('property-photos').list(property.id)
  expect(left).toEqual([])
})

test('a photo that does not arrive is tried again, and HEIC is refused with a sentence', async ({
  page,
  signedIn,
}) => {
  const property = await saveRow(await signedIn())
  await page.goto(`/generate/${property.id}`)
  await page.getByRole('tab', { name: 'Property Details' }).click()
  await page.route('**/storage/v1/object/property-photos/**', (route) => route.abort())
  await page.getByLabel('Add photos').setInputFiles([await aPhotograph(page, 'red')])
  await expect(page.getByText('It could not be uploaded.')).toBeVisible()
  await page.unroute('**/storage/v1/object/property-photos/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 of 20')).toBeVisible()
  await page
    .getByLabel('Add photos')
    .setInputFiles([
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\u0018ftypheic') },
    ])
  await expect(page.getByText('This browser cannot read HEIC photos.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE })

  test('a photo is taken with the camera, and moved by a button', async ({ page, signedIn }) => {
    const property = await saveRow(await signedIn())
    await page.goto(`/generate/${property.id}`)
    await page.getByRole('tab', { name: 'Property Details' }).click()
    await expect(page.getByText('Take a photo')).toBeVisible()
    await expect(page.getByText('or drop them here')).toBeHidden()
    const camera = page.getByLabel('Take a photo')
    await expect(camera).toHaveAttribute('capture', 'environment')
    for (const colour of ['red', 'green'])
      await camera.setInputFiles([await aPhotograph(page, colour)])
    await expect(page.getByText('2 of 20')).toBeVisible()
    const later = page.getByRole('button', { name: 'Move photo 1 later' })
    const first = page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first()
    const before = await first.getAttribute('data-photo')
    await later.tap()
    await expect(first).not.toHaveAttribute('data-photo', before ?? '')
  })
})

test('a photo that one tab adds appears in the other, which keeps what is being typed there', async ({
  calmPage: page,
  signedIn,
}) => {
  const agent = await signedIn()
  const property = await saveRow(agent)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/generate/${property.id}`)
    await tab.getByRole('tab', { name: 'Property Details' }).click()
  }
  await page.getByLabel('Add photos').setInputFiles([await aPhotograph(page, 'red')])
  await expect(page.getByText('1 of 20')).toBeVisible()
  await expect(other.getByText('1 of 20')).toBeVisible({ timeout: BEFORE_NEXT_LOOK_MS })
  await expect(other.getByRole('list', { name: 'Photos' }).getByRole('img')).toHaveCount(1)

  await other.getByLabel('Description of photo 1').fill('The garden in')
  await page.getByLabel('Add photos').setInputFiles([await aPhotograph(page, 'green')])
  await expect(other.getByText('2 of 20')).toBeVisible({ timeout: BEFORE_NEXT_LOOK_MS })
  await other.keyboard.type(' June')
  await expect(other.getByLabel('Description of photo 1')).toHaveValue('The garden in June')
  await expect(other.getByText(/Updated by/)).toHaveCount(0)
  await other.close()
})
