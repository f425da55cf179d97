import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeDraft } from '@/lib/draft-storage.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { AGENT, json, wire } from '@/testing/wire.ts'
import { useDraftUpload } from './use-draft-upload.ts'

const KEEP = 'POST /rest/v1/rpc/keep_draft'
const ignoreConflict = () => undefined

const Draft = () => {
  const { uploadSoon } = useDraftUpload(AGENT.id, 'new', ignoreConflict)
  return (
    <button type="button" onClick={uploadSoon}>
      Save
    </button>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  storeDraft(AGENT.id, 'new', {
    body: { typed: { address: '7 Quiet Row' } },
    sync: { version: 0, isPending: true, propertyId: null, contentId: null },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const uploadsWithin = async (answer: Parameters<typeof wire>[0]) => {
  const on = wire(answer)
  const screen = renderScreen(<Draft />, { on, hasFakeTime: true })
  act(() => screen.getByRole('button', { name: 'Save' }).click())
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  return on.requests(KEEP).length
}

it('a draft that the database finds fault with is not sent again and again, and the console says why', async () => {
  const refusal = json({ code: '23514', message: 'violates check constraint' }, 400)
  expect(await uploadsWithin({ [KEEP]: refusal })).toBe(1)
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ code: '23514' }))
})

it('a draft that the server could not take is sent again, and the console says why', async () => {
  const away = json({ code: 'PGRST000', message: 'Could not connect with the database' }, 503)
  expect(await uploadsWithin({ [KEEP]: away })).toBe(3)
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ code: 'PGRST000' }))
})

it('a draft that found no network is sent again, which is no news', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await uploadsWithin({ [KEEP]: offline })).toBe(3)
  expect(console.error).not.toHaveBeenCalled()
})
