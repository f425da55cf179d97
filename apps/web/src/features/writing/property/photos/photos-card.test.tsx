import { PHOTOS_MAX, propertyFromRow } from '@listwright/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { json, wire } from '@/testing/wire.ts'
import { PhotosCard } from './photos-card.tsx'

const PROPERTY = aPropertyRow().id
const ROWS = '/rest/v1/property_photos'
const FILES = 'POST /storage/v1/object/property-photos/*'
const SIGN = 'POST /storage/v1/object/sign/property-photos'

const idOf = (n: number) => `e0000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`
const aRow = (n: number, alt = '') => ({
  id: idOf(n),
  property_id: PROPERTY,
  alt,
  width: 1600,
  height: 1200,
  large_path: `${PROPERTY}/${idOf(n)}-large.jpg`,
  small_path: `${PROPERTY}/${idOf(n)}-small.jpg`,
})

/** A server with these photos, which takes whatever is sent. */
const open = (count: number, property = aPropertyRow()) => {
  let rows = Array.from({ length: count }, (_, n) => aRow(n + 1, `View ${n + 1}`))
  const on = wire({
    [`GET ${ROWS}`]: () => rows,
    [SIGN]: ({ body }: { body: unknown }) =>
      (body as { paths: string[] }).paths.map((path) => ({
        path,
        signedURL: `/object/sign/${path}?token=t`,
        error: null,
      })),
    'POST /rest/v1/rpc/order_photos': null,
    [`PATCH ${ROWS}`]: () => new Response(null, { status: 204 }),
    [`POST ${ROWS}`]: ({ body }: { body: unknown }) => {
      rows = [...rows, { ...aRow(rows.length + 1), ...(body as { id: string }) }]
      return new Response(null, { status: 201 })
    },
    [`DELETE ${ROWS}`]: ({ url }: { url: URL }) => {
      rows = rows.filter(({ id }) => `eq.${id}` !== url.searchParams.get('id'))
      return new Response(null, { status: 204 })
    },
    [FILES]: { Id: 'file', Key: 'property-photos/file' },
    'DELETE /storage/v1/object/property-photos': [],
  })
  return { on, ...renderScreen(<PhotosCard property={propertyFromRow(property)} />, { on }) }
}

const alts = () =>
  within(screen.getByRole('list', { name: 'Photos' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'))
const button = (name: string) => screen.getByRole('button', { name })
const aFile = (name = 'garden.jpg', type = 'image/jpeg') => new File(['bytes'], name, { type })

/** jsdom draws nothing: these stand for the browser's own decoder and canvas. */
const drawn = vi.fn()
beforeEach(() => {
  drawn.mockReset()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!file.type.startsWith('image/jpeg')) throw new DOMException('no', 'InvalidStateError')
    return { width: 4000, height: 3000, close: () => undefined }
  })
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: (_: unknown, ...place: number[]) => drawn(place),
  })) as never
  HTMLCanvasElement.prototype.toBlob = (done, type) => {
    done(new Blob(['drawn'], { type: type ?? '' }))
  }
})

/** The paths of the files that were sent. */
const sentFiles = ({ sent }: ReturnType<typeof wire>) =>
  sent
    .filter(
      ({ method, url }) => method === 'POST' && url.pathname.includes('/object/property-photos/'),
    )
    .map(({ url }) => url.pathname.split('/').slice(-2).join('/'))

it('shows the photos in their order, the first one as the cover', async () => {
  open(3)
  expect(await screen.findByText(`3 of ${PHOTOS_MAX}`)).toBeTruthy()
  expect(alts()).toEqual(['View 1', 'View 2', 'View 3'])
  expect(screen.getAllByText('Cover')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'View 1' }).getAttribute('src')).toContain(
    '-small.jpg?token=t',
  )
})

it('a chosen photo is drawn in two sizes and sent, then entered', async () => {
  const { on, user } = open(1)
  await user.upload(await screen.findByLabelText('Add photos'), aFile())
  expect(await screen.findByText('2 of 20')).toBeTruthy()
  expect(drawn.mock.calls.map(([place]) => place.slice(2))).toEqual([
    [2048, 1536],
    [640, 480],
  ])
  expect(sentFiles(on)).toEqual([
    expect.stringMatching(new RegExp(`^${PROPERTY}/[\\da-f-]{36}-small.jpg$`)),
    expect.stringMatching(new RegExp(`^${PROPERTY}/[\\da-f-]{36}-large.jpg$`)),
  ])
  expect(on.requests(`POST ${ROWS}`)[0]?.body).toMatchObject({
    property_id: PROPERTY,
    width: 2048,
    height: 1536,
  })
})

it('a photo that did not arrive is tried again, or left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { on, user } = open(0)
  let isDown = true
  on.answers(FILES, () => json({ message: 'away' }, isDown ? 503 : 200))
  await user.upload(await screen.findByLabelText('Add photos'), [aFile('a.jpg'), aFile('b.jpg')])
  const failed = await screen.findAllByText('It could not be uploaded.')
  expect(failed).toHaveLength(2)
  isDown = false
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body)
  expect(await screen.findByText('1 of 20')).toBeTruthy()
  await user.click(button('Leave it out'))
  await waitFor(() => expect(screen.queryByText('It could not be uploaded.')).toBeNull())
})

it('HEIC is refused with a sentence where the browser cannot read it', async () => {
  const { on } = open(0)
  const input = await screen.findByLabelText('Add photos')
  fireEvent.change(input, { target: { files: [aFile('IMG_1.HEIC', 'image/heic')] } })
  expect(await screen.findByText(/^This browser cannot read HEIC photos\./)).toBeTruthy()
  fireEvent.change(input, { target: { files: [aFile('notes.txt', 'text/plain')] } })
  expect(await screen.findByText(/^This is not a picture/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(sentFiles(on)).toEqual([])
})

it('no more than twenty are taken, and it says how many were left out', async () => {
  const { user } = open(19)
  await user.upload(await screen.findByLabelText('Add photos'), [
    aFile(),
    aFile('b.jpg'),
    aFile('c.jpg'),
  ])
  expect(await screen.findByText('2 of those you chose were left out.')).toBeTruthy()
  expect(await screen.findByText('20 of 20')).toBeTruthy()
  expect(screen.queryByLabelText('Add photos')).toBeNull()
})

it('arrow keys and buttons move a photo, and the new order is said and saved', async () => {
  const { on, user } = open(3)
  await screen.findByText('3 of 20')
  button('Move photo 3').focus()
  await user.keyboard('{ArrowLeft}')
  expect(alts()).toEqual(['View 1', 'View 3', 'View 2'])
  expect(await screen.findByText('The photo is now number 2 of 3')).toBeTruthy()
  expect(document.activeElement).toBe(button('Move photo 2'))
  expect(on.requests('POST /rest/v1/rpc/order_photos')[0]?.body).toEqual({
    property_id: PROPERTY,
    photo_ids: [idOf(1), idOf(3), idOf(2)],
  })
  await user.click(button('Move photo 1 later'))
  expect(alts()).toEqual(['View 3', 'View 1', 'View 2'])
  expect(button('Move photo 1 earlier').ariaDisabled).toBe('true')
})

it('whoever moves a photo to an end by its button stays on that button', async () => {
  const { user } = open(3)
  await screen.findByText('3 of 20')
  button('Move photo 2 later').focus()
  await user.keyboard('{Enter}{Enter}')
  expect(alts()).toEqual(['View 1', 'View 3', 'View 2'])
  expect(document.activeElement).toBe(button('Move photo 3 later'))
})

it('a photo that is dragged onto another takes its place when it is let go', async () => {
  const { on } = open(3)
  await screen.findByText('3 of 20')
  const tiles = screen.getAllByRole('listitem')
  document.elementsFromPoint = () => [tiles[0] ?? document.body]
  const handle = button('Move photo 3')
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1 })
  fireEvent.pointerMove(handle, { clientX: 5, clientY: 5, pointerId: 1 })
  expect(alts()).toEqual(['View 3', 'View 1', 'View 2'])
  expect(on.requests('POST /rest/v1/rpc/order_photos')).toHaveLength(0)
  fireEvent.pointerUp(handle, { pointerId: 1 })
  await waitFor(() => expect(on.requests('POST /rest/v1/rpc/order_photos')).toHaveLength(1))
  expect(alts()).toEqual(['View 3', 'View 1', 'View 2'])
})

it('an order that cannot be saved is taken back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { on, user } = open(2)
  on.answers('POST /rest/v1/rpc/order_photos', json({ message: 'photos_have_changed' }, 409))
  await user.click(await screen.findByRole('button', { name: 'Move photo 1 later' }))
  expect(
    await screen.findByText('The new order could not be saved. Please try again.'),
  ).toBeTruthy()
  await waitFor(() => expect(alts()).toEqual(['View 1', 'View 2']))
})

it('what a photo shows is saved when the field is left', async () => {
  const { on, user } = open(1)
  const field = await screen.findByLabelText('Description of photo 1')
  await user.clear(field)
  await user.type(field, 'The kitchen')
  await user.tab()
  await waitFor(() => expect(alts()).toEqual(['The kitchen']))
  expect(on.requests(`PATCH ${ROWS}`)[0]?.body).toEqual({ alt: 'The kitchen' })
})

it('a deleted photo goes with both of its files', async () => {
  const { on, user } = open(2)
  await user.click(await screen.findByRole('button', { name: 'Delete photo 1' }))
  expect(await screen.findByText('1 of 20')).toBeTruthy()
  expect(alts()).toEqual(['View 2'])
  expect(on.requests('DELETE /storage/v1/object/property-photos')[0]?.body).toEqual({
    prefixes: [`${PROPERTY}/${idOf(1)}-small.jpg`, `${PROPERTY}/${idOf(1)}-large.jpg`],
  })
})

it('colleagues look, and change nothing', async () => {
  open(2, aPropertyRow({ user_id: 'f0000000-0000-4000-8000-00000000000f' }))
  expect(await screen.findByText('2 of 20')).toBeTruthy()
  expect(alts()).toEqual(['View 1', 'View 2'])
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryByLabelText('Add photos')).toBeNull()
})

it('a description that another tab wrote shows in a field that nobody types in, and is not undone by leaving it', async () => {
  const described = { alt: 'View 1' }
  const { on, user, queryClient } = open(1)
  on.answers(`GET ${ROWS}`, () => [aRow(1, described.alt)])
  const field = await screen.findByLabelText<HTMLInputElement>('Description of photo 1')
  described.alt = 'The pool'
  await queryClient.invalidateQueries({ queryKey: ['photos'] })
  await waitFor(() => expect(field.value).toBe('The pool'))
  await user.click(field)
  await user.tab()
  expect(on.requests(`PATCH ${ROWS}`)).toHaveLength(0)
  await user.type(field, ' at')
  described.alt = 'The garden'
  await queryClient.invalidateQueries({ queryKey: ['photos'] })
  await user.type(field, ' dusk')
  expect(field.value).toBe('The pool at dusk')
})
