import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { libraryCountsQuery } from '@/data/library/queries.ts'
import { photosQuery } from '@/data/photo/queries.ts'
import { usageQuery } from '@/data/plan/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { standInSockets } from '@/testing/stand-in-socket.ts'
import { AGENT, wire } from '@/testing/wire.ts'
import { AlsoLooking } from './also-looking.tsx'
import { LiveUpdates } from './live-updates.tsx'

const COLLEAGUE = 'b0000000-0000-4000-8000-00000000000b'
const COUNTS = 'POST /rest/v1/rpc/library_counts'
const AGAIN_MS = 5000
const USAGE = 'POST /rest/v1/rpc/usage_this_month'

const member = (user_id: string, full_name: string) => ({
  user_id,
  full_name,
  email: `${full_name}@example.com`,
  role: 'member',
  joined_at: '2026-11-15T12:00:00Z',
})

const team = {
  'GET /rest/v1/teams': [{ name: 'Harbor' }],
  'POST /rest/v1/rpc/team_roster': [member(AGENT.id, 'Ada'), member(COLLEAGUE, 'Grace Hopper')],
  'GET /rest/v1/team_invitations': [],
}

const Watched = () => {
  const { client } = useAuth()
  const counts = useQuery(libraryCountsQuery(client))
  useQuery({ ...usageQuery(client), enabled: counts.isSuccess })
  return (
    <>
      <LiveUpdates />
      <label>
        Notes
        <input />
      </label>
      <p>{counts.data?.properties} properties</p>
    </>
  )
}

const open = async (answers: Record<string, object> = team) => {
  const server = standInSockets()
  let properties = 1
  const on = wire(
    {
      ...answers,
      [COUNTS]: () => ({
        properties: properties++,
        contents: 0,
        is_capped: false,
        last_content_at: null,
      }),
      [USAGE]: {},
    },
    { transport: server.transport },
  )
  const view = renderScreen(<Watched />, { on })
  await screen.findByText('1 properties')
  // What changed between the first reading and the connection is not missed.
  await screen.findByText('2 properties')
  expect(server.topics()).toHaveLength(1)
  return { ...view, on, server }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('what a colleague saves appears by itself, and says whose it is', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { server } = await open()
  await act(async () => server.change('properties', { id: 'x', user_id: COLLEAGUE }))
  expect(await screen.findByText('Updated by Grace Hopper')).toBeTruthy()
  expect(await screen.findByText('3 properties')).toBeTruthy()
})

it('what is being typed stays, focus and all', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { server, user } = await open()
  await user.type(screen.getByLabelText('Notes'), 'half a sen')
  await act(async () => server.change('properties', { id: 'x', user_id: COLLEAGUE }))
  await screen.findByText('3 properties')
  await user.keyboard('tence')
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('half a sentence')
})

it("the user's own work elsewhere is read without a word", async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { server } = await open()
  await act(async () => server.change('content', { id: 'x', user_id: AGENT.id }))
  await screen.findByText('3 properties')
  expect(screen.queryByText(/Updated by/)).toBeNull()
})

it('a generation reads the usage anew, and nothing else', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { server, on } = await open()
  await waitFor(() => expect(on.requests(USAGE)).toHaveLength(2))
  await act(async () => server.change('generations', { id: 'x', user_id: AGENT.id }))
  await waitFor(() => expect(on.requests(USAGE)).toHaveLength(3))
  expect(on.requests(COUNTS)).toHaveLength(2)
})

it('what is not followed is not read twice when the connection is there', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = standInSockets()
  const on = wire({ ...team, [USAGE]: {} }, { transport: server.transport })
  const read = vi.fn(async () => 'Sonnet')
  const Models = () => {
    useQuery(usageQuery(useAuth().client))
    useQuery({ queryKey: ['models'], queryFn: read })
    return <LiveUpdates />
  }
  renderScreen(<Models />, { on })
  await waitFor(() => expect(on.requests(USAGE)).toHaveLength(2))
  expect(read).toHaveBeenCalledOnce()
})

it('photos that another tab adds are read anew, and nothing else', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = standInSockets()
  const PHOTOS = 'GET /rest/v1/property_photos'
  const property = 'b0000000-0000-4000-8000-0000000000aa'
  const on = wire({ ...team, [PHOTOS]: [], [USAGE]: {} }, { transport: server.transport })
  const Photos = () => {
    useQuery(photosQuery(useAuth().client, property))
    return <LiveUpdates />
  }
  renderScreen(<Photos />, { on })
  await waitFor(() => expect(on.requests(PHOTOS)).toHaveLength(2))
  await act(async () => server.change('property_photos', { id: 'x', user_id: AGENT.id }))
  await waitFor(() => expect(on.requests(PHOTOS)).toHaveLength(3))
  expect(on.requests(USAGE)).toHaveLength(0)
})

it('colleagues who have the same property open are named, strangers and oneself are not', async () => {
  const server = standInSockets()
  const on = wire(team, { transport: server.transport })
  renderScreen(<AlsoLooking propertyId="p1" />, { on })
  await waitFor(() => expect(server.topics()).toEqual(['realtime:property:p1']))
  await act(async () => server.present('realtime:property:p1', [AGENT.id, COLLEAGUE, 'stranger']))
  expect(await screen.findByText('Also looking: Grace Hopper')).toBeTruthy()
})

it('presence begins again when what it needs could not be loaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockReturnValue()
  const server = standInSockets()
  const on = wire(team, { transport: server.transport })
  const load = vi
    .spyOn(on.client, 'services')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  renderScreen(<AlsoLooking propertyId="p1" />, { on })
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(AGAIN_MS)
  await waitFor(() => expect(server.topics()).toEqual(['realtime:property:p1']))
})

it('presence that cannot be loaded is given up when the page is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockReturnValue()
  const on = wire(team)
  const load = vi.spyOn(on.client, 'services').mockRejectedValue(new TypeError('Failed to fetch'))
  const { unmount } = renderScreen(<AlsoLooking propertyId="p1" />, { on })
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(AGAIN_MS)
  const times = load.mock.calls.length
  expect(times).toBeGreaterThan(1)
  unmount()
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS)
  expect(load).toHaveBeenCalledTimes(times)
})

it('whoever works alone opens no channel', async () => {
  const server = standInSockets()
  const on = wire({ 'GET /rest/v1/teams': [] }, { transport: server.transport })
  renderScreen(<AlsoLooking propertyId="p1" />, { on })
  await waitFor(() => expect(on.requests('GET /rest/v1/teams')).toHaveLength(1))
  await act(async () => {})
  expect(server.topics()).toEqual([])
})
