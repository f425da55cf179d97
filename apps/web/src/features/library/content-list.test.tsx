import type { SavedContentRow } from '@listwright/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aContentRow } from '@/testing/rows.ts'
import { AGENT, wire } from '@/testing/wire.ts'
import { ContentList } from './content-list.tsx'

const SEARCH = 'POST /rest/v1/rpc/search_content'
const DELETE = 'DELETE /rest/v1/content'

const aSavedText = (number: number, overrides: Partial<SavedContentRow> = {}): SavedContentRow => ({
  id: `text-${number}`,
  user_id: AGENT.id,
  property_id: 'house',
  tone: 'casual',
  headline: null,
  description: 'A quiet house.',
  social_captions: aContentRow().social_captions,
  created_at: '2026-11-15T12:00:00Z',
  updated_at: '2026-11-15T12:00:00Z',
  address: `${number} Elm Street`,
  city: 'Salem',
  state: 'OR',
  zip_code: '97301',
  bedrooms: 3,
  bathrooms: 2,
  square_feet: 1810,
  price: 500_000 + number,
  property_type: 'Townhouse',
  author_name: 'Ada Lovelace',
  ...overrides,
})

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = (rows: SavedContentRow[], at = '/saved') => {
  const on = wire({
    [SEARCH]: ({ body }: { body: unknown }) => {
      const { after_id, page_size } = Object(body)
      const start = rows.findIndex(({ id }) => id === after_id) + 1
      return rows.slice(start, start + page_size)
    },
    [DELETE]: [],
    'POST /rest/v1/rpc/list_drafts': [],
    'POST /rest/v1/rpc/content_filters': { tones: ['casual'], authors: [] },
    'GET /rest/v1/content': () => [aContentRow()],
  })
  return { on, ...renderScreen(<ContentList needle="" />, { on, at, hasFakeTime: true }) }
}

const texts = (count: number) => Array.from({ length: count }, (_, at) => aSavedText(at + 1))

it('a card is named by its address, for whoever is brought to it', async () => {
  open(texts(2))
  expect(await screen.findByRole('article', { name: '2 Elm Street' })).toBeTruthy()
})

it('filters and order of the address are asked for, and are changed there', async () => {
  const { on, user, address } = open(texts(2), '/saved?tone=casual&type=Condo&sort=price_high')
  await screen.findByRole('heading', { name: '1 Elm Street' })
  expect(on.requests(SEARCH)[0]?.body).toMatchObject({
    only_tone: 'casual',
    only_type: 'Condo',
    sort: 'price_high',
  })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(on.requests(SEARCH).at(-1)?.body).not.toHaveProperty('only_tone'))
  expect(address()).toBe('/saved?sort=price_high')
})

it('nothing behind a filter is no empty library', async () => {
  open([], '/saved?tone=casual')
  expect(await screen.findByText('No content matches your search criteria')).toBeTruthy()
})

it('a caption is copied from its card in two taps', async () => {
  const { user } = open(texts(1))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: /^Copy a caption/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Instagram' }))
  expect(write).toHaveBeenCalledWith('On Instagram #salem')
  expect(await screen.findByText('The Instagram caption is copied')).toBeTruthy()
})

it('a dense list holds only the rows in view, and reads on after the last one', async () => {
  const { on } = open(texts(250), '/saved?view=list&sort=address')
  const table = await screen.findByRole('table', { name: 'Saved texts' })
  expect(within(table).getAllByRole('checkbox').length).toBeLessThan(60)
  expect(on.requests(SEARCH)[0]?.body).toMatchObject({ page_size: 100, sort: 'address' })
  expect(table.getAttribute('aria-rowcount')).toBe('-1')
})

it('what is selected is deleted together, but not what a colleague saved', async () => {
  const rows = [...texts(2), aSavedText(3, { user_id: 'someone else' })]
  const { user, on } = open(rows, '/saved?view=list')
  for (const number of [1, 3]) {
    const name = `Select the text about ${number} Elm Street`
    await user.click(await screen.findByRole('checkbox', { name }))
  }
  expect(screen.getByText('2 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete 1 text' }))
  expect(await screen.findByText('1 text is deleted')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  await waitFor(() => expect(on.requests(DELETE)).toHaveLength(1))
  expect(on.requests(DELETE)[0]?.url.searchParams.get('id')).toBe('in.(text-1)')
})

it('what is selected is exported with its proof', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user, on } = open(texts(3), '/saved?view=list')
  await user.click(await screen.findByRole('button', { name: 'Select all 3 listed' }))
  for (const format of ['JSON', 'CSV']) {
    await user.click(screen.getByRole('button', { name: `Export as ${format}` }))
  }
  await waitFor(() => expect(files).toHaveLength(2))
  expect(on.requests('GET /rest/v1/content')[0]?.url.searchParams.get('id')).toBe(
    'in.(text-1,text-2,text-3)',
  )
  const [json, csv] = await Promise.all(files.map((file) => file.text()))
  expect(JSON.parse(json ?? '').content[0].claims).toEqual(aContentRow().claims)
  expect(csv).toContain('“Three bedrooms” from bedrooms: 3')
})

it('copying a text that must not be published warns, and leads to where it is changed', async () => {
  const forbidden = 'A house for Christian families only.'
  const captions = { ...aContentRow().social_captions, facebook: forbidden }
  const { user, address } = open([
    aSavedText(1, { description: forbidden, social_captions: captions }),
    aSavedText(2),
  ])
  const [card, calm] = await screen.findAllByRole('article')
  const button = (name: RegExp, where = card) =>
    within(where as HTMLElement).getByRole('button', { name })
  await user.click(button(/^Copy Description/, calm))
  await user.click(button(/^Copy a caption/))
  await user.click(await screen.findByRole('menuitem', { name: 'Instagram' }))
  expect(await screen.findByText('The Instagram caption is copied')).toBeTruthy()
  expect(screen.queryByText('Copied, but do not publish it yet')).toBeNull()
  await user.click(button(/^Copy a caption/))
  await user.click(await screen.findByRole('menuitem', { name: 'Facebook' }))
  expect(await screen.findByText('Copied, but do not publish it yet')).toBeTruthy()
  expect(screen.queryByText('The Facebook caption is copied')).toBeNull()
  await user.click(button(/^Copy Description/))
  await waitFor(() => expect(screen.getAllByText(/do not publish it yet/)).toHaveLength(2))
  await user.click(screen.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/generate/house?content=text-1'))
})
