import { propertyFromRow } from '@listwright/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { wire } from '@/testing/wire.ts'
import { PropertyList } from './property-list.tsx'
import { PropertyTable } from './property-table.tsx'

const SEARCH = 'POST /rest/v1/rpc/search_properties'
const DELETE = 'DELETE /rest/v1/properties'
/** A row of the dense list. */
const ROW_PX = 64

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const row = (number: number, overrides: Partial<ReturnType<typeof aPropertyRow>> = {}) =>
  aPropertyRow({ id: `house-${number}`, address: `${number} Elm Street`, ...overrides })

const open = (rows: ReturnType<typeof aPropertyRow>[]) => {
  const on = wire({ [SEARCH]: () => rows, [DELETE]: [], 'GET /rest/v1/properties': () => rows })
  const visit = { on, at: '/saved?view=list', hasFakeTime: true }
  return { on, ...renderScreen(<PropertyList needle="" />, visit) }
}

it('properties are listed densely as well, a hundred at a time', async () => {
  const { on, user, address } = open([row(1), row(2)])
  const table = await screen.findByRole('table', { name: 'Saved properties' })
  expect(within(table).getByRole('link', { name: '2 Elm Street' })).toBeTruthy()
  expect(on.requests(SEARCH)[0]?.body).toMatchObject({ page_size: 100 })
  await user.click(screen.getByRole('button', { name: 'Cards' }))
  expect(address()).toBe('/saved')
  expect(await screen.findByRole('heading', { name: '1 Elm Street' })).toBeTruthy()
})

it('selected properties are deleted together, but not what a colleague saved', async () => {
  const { on, user } = open([row(1), row(2, { user_id: 'someone else' })])
  await user.click(await screen.findByRole('button', { name: 'Select all 2 listed' }))
  await user.click(screen.getByRole('button', { name: 'Delete 1 listing' }))
  expect(await screen.findByText('1 listing and its texts are deleted')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  await waitFor(() => expect(on.requests(DELETE)).toHaveLength(1))
  expect(on.requests(DELETE)[0]?.url.searchParams.get('id')).toBe('in.(house-1)')
})

it("a colleague's property says whose it is, one's own does not", async () => {
  const on = wire({
    [SEARCH]: () => [row(1), row(2, { user_id: 'someone else' })],
    'POST /rest/v1/rpc/property_filters': { authors: [{ id: 'someone else', name: 'Grace' }] },
  })
  renderScreen(<PropertyList needle="" />, { on, at: '/saved?view=list', hasFakeTime: true })
  const link = await screen.findByRole('link', { name: '2 Elm Street' })
  await waitFor(() => expect(link.closest('tr')?.textContent).toContain('Grace'))
  const own = screen.getByRole('link', { name: '1 Elm Street' })
  expect(own.closest('tr')?.textContent).not.toMatch(/Grace|colleague/)
})

it('selected properties are exported', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = open([row(1)])
  await user.click(await screen.findByRole('checkbox', { name: 'Select 1 Elm Street' }))
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toContain('1 Elm Street')
})

const openTenThousand = () => {
  const properties = Array.from({ length: 10_000 }, (_, at) => propertyFromRow(row(at)))
  const table = (
    <PropertyTable
      properties={properties}
      needle=""
      nameOf={() => ''}
      hasMore={false}
      onMore={() => undefined}
      onDelete={() => undefined}
    />
  )
  return renderScreen(table, { hasFakeTime: true })
}

it('ten thousand rows put no more into the document than fits the screen', () => {
  const { container } = openTenThousand()
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(60)
  expect(container.querySelectorAll('*').length).toBeLessThan(1500)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
})

it('a jump in ten thousand rows draws the rows that belong there, and keeps what was selected', async () => {
  const { container, user } = openTenThousand()
  const jumpTo = async (place: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(place * ROW_PX)
    await act(async () => window.dispatchEvent(new Event('scroll')))
    // The list is told when the scrolling has ended.
    await act(() => vi.advanceTimersByTimeAsync(500))
  }
  const chosen = () => screen.getByLabelText<HTMLInputElement>('Select 2 Elm Street')
  await user.click(chosen())
  for (const place of [5000, 9990]) {
    await jumpTo(place)
    const address = screen.getByText(`${place + 1} Elm Street`)
    expect(address.closest('tr')?.getAttribute('aria-rowindex')).toBe(String(place + 3))
    expect(screen.queryByText('2 Elm Street')).toBeNull()
    const drawn = container.querySelectorAll('tr[aria-rowindex]').length
    expect(drawn).toBeLessThan(60)
    // As tall as all rows, so that the scroll bar tells the truth.
    const spacers = [...container.querySelectorAll<HTMLElement>('tbody td[style]')]
    const height = spacers.reduce((sum, { style }) => sum + Number.parseFloat(style.height), 0)
    expect(height + drawn * ROW_PX).toBe(10_000 * ROW_PX)
  }
  await jumpTo(0)
  expect(chosen().checked).toBe(true)
})
