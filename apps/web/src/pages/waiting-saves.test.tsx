import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWaitingTexts } from '@/app/use-waiting-texts.ts'
import { readStoredDraft } from '@/lib/draft-storage.ts'
import { paths } from '@/lib/paths.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { AGENT, json, type Wire } from '@/testing/wire.ts'
import { field, fill, INSERT_PROPERTY, press, REQUIRED, wizardWire } from '@/testing/wizard.ts'
import { GeneratePage } from './generate.tsx'

const { id } = aPropertyRow()
const INSERT = 'POST /rest/v1/content'
const UPDATE = 'PATCH /rest/v1/content'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const goOnline = (isOnline: boolean) => act(async () => onlineManager.setOnline(isOnline))

const openWizard = (on: Wire) =>
  renderScreen(<GeneratePage />, {
    on,
    at: paths.generateFor(id),
    path: '/generate/:propertyId?',
    hasFakeTime: true,
  })

/** From the tones to a text that was locked in without a network. */
const lockInOffline = async (on = wizardWire()) => {
  const view = openWizard(on)
  await screen.findByRole('heading', { name: 'Select Content Tone' })
  await press(view.user, 'Generate Content')
  await vi.advanceTimersByTimeAsync(2000)
  await screen.findByRole('button', { name: 'Lock This In' })
  fill({ 'Property description': 'My own words.' })
  await goOnline(false)
  await press(view.user, 'Lock This In')
  await screen.findByRole('button', { name: 'Waits to save' })
  await vi.advanceTimersByTimeAsync(300)
  expect(on.requests(INSERT)).toHaveLength(0)
  return { on, ...view }
}

const storedText = () => Object(readStoredDraft(AGENT.id, id)?.body).content

it('a save that waits survives a reload, and is made once there is a network', async () => {
  const { on, unmount } = await lockInOffline()
  unmount()
  const { user } = openWizard(on)
  // A reloaded page knows nothing of the properties it has read; here the network is there for reading.
  await goOnline(true)
  await screen.findByRole('dialog', { name: 'Content Saved Successfully' })
  expect(on.requests(INSERT)).toHaveLength(1)
  expect(on.requests(INSERT)[0]?.body).toMatchObject({ description: 'My own words.' })
  await press(user, 'Close')
  expect(await screen.findByRole('button', { name: 'Locked in' })).toBeTruthy()
})

it('a save that waits is made wherever the app is opened again', async () => {
  const { on, unmount } = await lockInOffline()
  unmount()
  const Elsewhere = () => {
    useWaitingTexts(on.client, AGENT.id)
    return null
  }
  renderScreen(<Elsewhere />, { on, hasFakeTime: true })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(on.requests(INSERT)).toHaveLength(0)
  await goOnline(true)
  expect(await screen.findByText('Content saved to your dashboard!')).toBeTruthy()
  expect(on.requests(INSERT)).toHaveLength(1)
  expect(storedText()).toMatchObject({ isChanged: false, savedAs: { id: 'text' } })
  expect(storedText().lockAs).toBeUndefined()
})

it('what is typed while a save waits is saved with it, and stays on the screen', async () => {
  const { on } = await lockInOffline()
  fill({ 'Property description': 'My last words.' })
  await goOnline(true)
  await screen.findByRole('dialog', { name: 'Content Saved Successfully' })
  expect(on.requests(INSERT)[0]?.body).toMatchObject({ description: 'My last words.' })
  expect(field('Property description').value).toBe('My last words.')
})

it('a step that is left and shown again still says that the save waits', async () => {
  const { user, on } = await lockInOffline()
  await press(user, 'Try Different Tone')
  await user.click(screen.getByRole('tab', { name: 'Generated Content' }))
  expect(await screen.findByRole('button', { name: 'Waits to save' })).toBeTruthy()
  await goOnline(true)
  await screen.findByRole('dialog', { name: 'Content Saved Successfully' })
  expect(on.requests(INSERT)).toHaveLength(1)
})

it('a save whose answer was lost becomes one row, however often it is sent', async () => {
  const { on, user } = await lockInOffline()
  on.answers(INSERT, () => {
    throw new TypeError('Failed to fetch')
  })
  await goOnline(true)
  expect(await screen.findByText('Failed to save content. Please try again.')).toBeTruthy()
  const [first] = on.requests(INSERT)
  on.answers(INSERT, json({ code: '23505', message: 'it is there' }, 409))
  on.answers(UPDATE, [{ id: Object(first?.body).id, updated_at: '2026-11-16T12:00:00Z' }])
  await press(user, 'Lock This In')
  await screen.findByRole('dialog', { name: 'Content Saved Successfully' })
  expect(on.requests(INSERT)[1]?.body).toEqual(first?.body)
  expect(on.requests(UPDATE)[0]?.url.searchParams.get('id')).toBe(`eq.${Object(first?.body).id}`)
})

it('a save that the server refused is not tried again by a reload', async () => {
  const { on, unmount } = await lockInOffline()
  on.answers(INSERT, json({ code: '42501', message: 'no' }, 403))
  await goOnline(true)
  expect(await screen.findByText('Failed to save content. Please try again.')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(300)
  unmount()
  openWizard(on)
  await screen.findByLabelText('Property description')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(on.requests(INSERT)).toHaveLength(1)
  expect(storedText().description).toBe('My own words.')
})

it('a property that waits to be saved survives a reload, with what was typed meanwhile', async () => {
  const on = wizardWire()
  const open = () =>
    renderScreen(<GeneratePage />, {
      on,
      at: paths.generate,
      path: '/generate/:propertyId?',
      hasFakeTime: true,
    })
  const { user, unmount } = open()
  fill(REQUIRED)
  await goOnline(false)
  await press(user, 'Write Listing for Me')
  await screen.findByRole('button', { name: 'Waits to save' })
  fill({ Price: '650000' })
  await vi.advanceTimersByTimeAsync(300)
  expect(on.requests(INSERT_PROPERTY)).toHaveLength(0)

  unmount()
  open()
  await screen.findByRole('button', { name: 'Waits to save' })
  await goOnline(true)
  await screen.findByRole('heading', { name: 'Select Content Tone' })
  expect(on.requests(INSERT_PROPERTY)).toHaveLength(1)
  expect(on.requests(INSERT_PROPERTY)[0]?.body).toMatchObject({ city: 'Boise', price: 650_000 })
})
