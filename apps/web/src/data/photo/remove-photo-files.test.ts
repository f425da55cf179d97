import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, wire } from '@/testing/wire.ts'
import { removePhotoFiles } from './remove-photo-files.ts'

const PHOTOS = 'GET /rest/v1/property_photos'
const REMOVAL = 'DELETE /storage/v1/object/*'
const ROWS = [{ large_path: 'a/large.jpg', small_path: 'a/small.jpg' }]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('the files of all photos are removed', async () => {
  const on = wire({ [PHOTOS]: ROWS, [REMOVAL]: [] })
  await removePhotoFiles(on.client, ['p1'])
  const removals = on.sent.filter(({ method }) => method === 'DELETE')
  expect(removals.map(({ body }) => body)).toEqual([{ prefixes: ['a/large.jpg', 'a/small.jpg'] }])
  expect(console.warn).not.toHaveBeenCalled()
})

it.each([
  ['the photos cannot be read', { [PHOTOS]: json({ code: 'XX000', message: 'away' }, 500) }],
  ['storage refuses', { [PHOTOS]: ROWS, [REMOVAL]: json({ message: 'away' }, 500) }],
])('where %s, nothing is stopped and the console says so', async (_, answers) => {
  await removePhotoFiles(wire(answers).client, ['p1'])
  expect(console.warn).toHaveBeenCalledOnce()
})
