import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { wire } from '@/testing/wire.ts'
import { PropertyList } from './property-list.tsx'

const SEARCH = 'POST /rest/v1/rpc/search_properties'
const DELETE = 'DELETE /rest/v1/properties'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const openLibrary = async () => {
  const rows = [
    aPropertyRow({ id: 'one', address: '1 First Street' }),
    aPropertyRow({ id: 'two', address: '2 Second Street' }),
  ]
  const on = wire({
    [SEARCH]: () => rows,
    [DELETE]: () => {
      rows.shift()
      return []
    },
  })
  const view = renderScreen(<PropertyList needle="" />, { on, hasFakeTime: true })
  await view.user.click(await screen.findByRole('button', { name: 'Delete 1 First Street' }))
  expect(card('1 First Street')).toBeNull()
  return { ...view, on }
}

it('whoever deletes a card goes on at the next one', async () => {
  await openLibrary()
  const next = card('2 Second Street')?.closest('article')
  expect(document.activeElement).toBe(next)
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const card = (address: string) => screen.queryByRole('heading', { name: address })

it('a refetch within the undo time does not bring a deleted card back', async () => {
  const { on, queryClient } = await openLibrary()
  await queryClient.refetchQueries()
  await pass(100)
  expect(on.requests(SEARCH)).toHaveLength(2)
  expect(card('2 Second Street')).not.toBeNull()
  expect(card('1 First Street')).toBeNull()

  await pass(6000)
  await waitFor(() => expect(on.requests(DELETE)).toHaveLength(1))
  await waitFor(() => expect(on.requests(SEARCH).length).toBeGreaterThan(2))
  expect(card('1 First Street')).toBeNull()
})

it('a card that is taken back stands where it stood, and nothing is deleted', async () => {
  const { on, user } = await openLibrary()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: '1 First Street' })).toBeTruthy()
  await pass(10_000)
  expect(on.requests(DELETE)).toHaveLength(0)
})

it('a deletion that is refused brings the card back and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { on } = await openLibrary()
  on.answers(DELETE, new Response('{"message":"no"}', { status: 500 }))
  await pass(6000)
  expect(await screen.findByText('It could not be deleted. Please try again.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: '1 First Street' })).toBeTruthy()
})
