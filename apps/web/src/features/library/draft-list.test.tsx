import type { DraftRow } from '@listwright/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftKey, readStoredDraft } from '@/lib/draft-storage.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { AGENT, json, wire } from '@/testing/wire.ts'
import { DraftList } from './draft-list.tsx'

const LIST = 'POST /rest/v1/rpc/list_drafts'
const KEEP = 'POST /rest/v1/rpc/keep_draft'
const DELETE = 'DELETE /rest/v1/drafts'

const aDraft = (overrides: Partial<DraftRow> = {}): DraftRow => ({
  id: 'e0000000-0000-4000-8000-00000000000e',
  subject: aPropertyRow().id,
  property_id: aPropertyRow().id,
  content_id: null,
  tone: 'casual',
  preview: 'A quiet house with a pool.',
  address: '7 Quiet Row',
  city: 'Salem',
  state: 'OR',
  property_type: 'Townhouse',
  updated_at: '2026-11-15T12:00:00Z',
  ...overrides,
})

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const open = (rows: DraftRow[], props = {}) => {
  const on = wire({ [LIST]: () => rows, [DELETE]: [], [KEEP]: { version: 1 } })
  return { on, ...renderScreen(<DraftList {...props} />, { on, hasFakeTime: true }) }
}

it('a text that is not locked in is shown and resumed in one tap', async () => {
  const { user, address } = open([aDraft()])
  expect(await screen.findByText('Draft, not locked')).toBeTruthy()
  expect(screen.getByText('A quiet house with a pool.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Resume 7 Quiet Row' }))
  expect(address()).toBe(`/generate/${aPropertyRow().id}?draft=${aPropertyRow().id}`)
})

it('edits of a saved text and an unfinished form open where they belong', async () => {
  const content_id = 'd0000000-0000-4000-8000-00000000000d'
  const form = { id: 'form', subject: 'new', property_id: null, address: null, preview: null }
  open([aDraft({ content_id }), aDraft(form)])
  const links = await screen.findAllByRole('link', { name: /^Resume/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/generate/${aPropertyRow().id}?content=${content_id}`,
    '/generate',
  ])
  expect(screen.getByText('Property details, not saved')).toBeTruthy()
})

it('what only this browser has is sent before the list is read', async () => {
  const body = { tone: 'casual', content: { description: 'Offline words.' } }
  localStorage.setItem(draftKey(AGENT.id, 'mine'), JSON.stringify(body))
  const { on } = open([])
  await waitFor(() => expect(on.requests(LIST)).toHaveLength(1))
  expect(on.requests(KEEP)[0]?.body).toMatchObject({ subject: 'mine', body, base_version: 0 })
  expect(readStoredDraft(AGENT.id, 'mine')?.sync).toMatchObject({ version: 1, isPending: false })
})

it('a draft whose property is gone stays here and is not sent again and again', async () => {
  localStorage.setItem(draftKey(AGENT.id, 'mine'), JSON.stringify({ content: {} }))
  const on = wire({ [LIST]: [], [KEEP]: json({ code: '42501', message: 'no' }, 403) })
  const { queryClient } = renderScreen(<DraftList />, { on })
  await waitFor(() => expect(on.requests(LIST)).toHaveLength(1))
  await queryClient.refetchQueries()
  expect(on.requests(KEEP)).toHaveLength(1)
  expect(readStoredDraft(AGENT.id, 'mine')).not.toBeNull()
})

it('a deleted draft can be taken back', async () => {
  const rows = [aDraft()]
  const { user, on } = open(rows)
  const button = { name: 'Delete the draft about 7 Quiet Row' }
  await user.click(await screen.findByRole('button', button))
  expect(screen.queryByText('Draft, not locked')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', button))
  rows.pop()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  await waitFor(() => expect(on.requests(DELETE)).toHaveLength(1))
})

it('a search finds drafts by their words, and a short list leads to the others', async () => {
  const view = open([aDraft(), aDraft({ id: 'two', address: '9 Elm' })], { needle: 'elm' })
  expect(await screen.findByRole('link', { name: 'Resume 9 Elm' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Resume 7 Quiet Row' })).toBeNull()
  view.unmount()
  open([aDraft(), aDraft({ id: 'two' })], { most: 1 })
  expect(await screen.findByRole('link', { name: 'All 2 drafts' })).toBeTruthy()
})

it('the filters of the library leave out drafts as well', async () => {
  open([aDraft(), aDraft({ id: 'two', address: '9 Elm', tone: 'luxury' })], {
    filters: { tone: 'luxury', sort: 'newest' },
  })
  expect(await screen.findByRole('link', { name: 'Resume 9 Elm' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Resume 7 Quiet Row' })).toBeNull()
})
