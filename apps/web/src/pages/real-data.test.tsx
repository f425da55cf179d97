import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { libraryCountsQuery } from '@/data/library/queries.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aContentRow, aProfileRow, aPropertyRow, aUsage } from '@/testing/rows.ts'
import { wire } from '@/testing/wire.ts'
import { DashboardPage } from './dashboard.tsx'
import { SavedPage } from './saved.tsx'

// The specification keeps its lists in memory. By the rulings data is real: lists show what the database holds.
const PROPERTIES = 'POST /rest/v1/rpc/search_properties'
const CONTENT = 'POST /rest/v1/rpc/search_content'

const aSavedText = () => {
  const { address, city, state, zip_code, bedrooms, bathrooms, square_feet, price, property_type } =
    aPropertyRow()
  const facts = { address, city, state, zip_code, bedrooms, bathrooms, square_feet, price }
  return { ...aContentRow(), ...facts, property_type, author_name: 'Ada Lovelace' }
}

const library = ({ properties = [aPropertyRow()] } = {}) =>
  wire({
    [PROPERTIES]: () => properties,
    [CONTENT]: () => [aSavedText()],
    'GET /rest/v1/profiles': aProfileRow(),
    'GET /rest/v1/property_photos': [],
    'POST /rest/v1/rpc/usage_this_month': aUsage(),
    'POST /rest/v1/rpc/list_drafts': [],
    'POST /rest/v1/rpc/content_filters': { tones: ['luxury'], authors: [] },
    'POST /rest/v1/rpc/library_counts': {
      properties: properties.length,
      contents: 1,
      is_capped: false,
      last_content_at: null,
    },
  })

afterEach(() => onlineManager.setOnline(true))

it('[DASH-16] the dashboard shows what the database holds, and no samples of its own', async () => {
  const on = library()
  renderScreen(<DashboardPage />, { on })
  expect(await screen.findByText('7 Quiet Row')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Generate Content' })).toHaveLength(1)
  expect(on.requests(PROPERTIES)).toHaveLength(1)
})

it('[DASH-16] an account without properties has none on its dashboard', async () => {
  renderScreen(<DashboardPage />, { on: library({ properties: [] }) })
  expect(await screen.findByText("You haven't added any properties yet")).toBeTruthy()
})

it('[DATA-26] [ENT-66] the library lists the properties of the database', async () => {
  const on = library()
  renderScreen(<SavedPage />, { on, at: '/saved' })
  expect(await screen.findByRole('heading', { name: '7 Quiet Row' })).toBeTruthy()
  expect(await screen.findByRole('tab', { name: 'Properties (1)' })).toBeTruthy()
  expect(on.requests(PROPERTIES)).toHaveLength(1)
})

it('the number over a list that is there as a whole is its own, however old the one that was read', async () => {
  const on = library()
  const { queryClient, user } = renderScreen(<SavedPage />, { on, at: '/saved' })
  expect(await screen.findByRole('tab', { name: 'Properties (1)' })).toBeTruthy()
  onlineManager.setOnline(false)
  queryClient.setQueryData(libraryCountsQuery(on.client).queryKey, {
    properties: 4,
    contents: 3,
    isCapped: false,
    lastContentAt: null,
  })
  expect(await screen.findByRole('tab', { name: 'Content (3)' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Properties (1)' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Delete/ }))
  expect(await screen.findByRole('tab', { name: 'Properties (0)' })).toBeTruthy()
})

it('[DATA-28] [ENT-67] the library lists the texts of the database', async () => {
  const on = library()
  renderScreen(<SavedPage />, { on, at: '/saved?tab=content' })
  expect(await screen.findByText(aContentRow().description)).toBeTruthy()
  expect(on.requests(CONTENT)).toHaveLength(1)
})

it('what was never read on this device says so without a network, instead of loading for ever', async () => {
  onlineManager.setOnline(false)
  renderScreen(<SavedPage />, { on: library(), at: '/saved' })
  expect(await screen.findByText('Not on this device yet')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Properties' })).toBeTruthy()
  onlineManager.setOnline(true)
  expect(await screen.findByRole('heading', { name: '7 Quiet Row' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Not on this device yet')).toBeNull())
})

it('without a network the dashboard says what is missing and what can be done, and fills when it returns', async () => {
  onlineManager.setOnline(false)
  const { container } = renderScreen(<DashboardPage />, { on: library() })
  expect(await screen.findByText('Not on this device yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Type in a property' })).toBeTruthy()
  expect(screen.getByText('This month’s usage shows once you are online.')).toBeTruthy()
  expect(screen.getAllByText('Not known offline')).toHaveLength(3)
  expect(screen.getByText(/^Hi Agent, ready/).className).not.toContain('invisible')
  expect(container.querySelector('.animate-pulse')).toBeNull()

  onlineManager.setOnline(true)
  expect(await screen.findByText('7 Quiet Row')).toBeTruthy()
  expect(await screen.findByText(/^Hi Ada Lovelace, ready/)).toBeTruthy()
  expect(screen.queryByText('Not on this device yet')).toBeNull()
})
