import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { json } from '@/testing/wire.ts'
import { field, fill, isStep, press, REQUIRED, wizardWire } from '@/testing/wizard.ts'
import { GeneratePage } from './generate.tsx'

const { id } = aPropertyRow()
const KEEP = 'POST /rest/v1/rpc/keep_draft'
const READ = 'GET /rest/v1/drafts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server that takes every draft, each with the next version. */
const draftWire = () => {
  const on = wizardWire()
  let version = 0
  on.answers(KEEP, () => ({ version: ++version }))
  on.answers(READ, [])
  on.answers('POST /rest/v1/rpc/list_drafts', [])
  return on
}

const open = (at: string, on = draftWire()) => ({
  on,
  ...renderScreen(<GeneratePage />, { on, at, path: '/generate/:propertyId?', hasFakeTime: true }),
})

const generate = async (at = paths.generateFor(id), on = draftWire()) => {
  const view = open(at, on)
  await screen.findByRole('heading', { name: 'Select Content Tone' })
  await press(view.user, 'Generate Content')
  await vi.advanceTimersByTimeAsync(2000)
  await screen.findByLabelText('Property description')
  return view
}

const another = (description: string) => ({
  tone: 'casual',
  typed: null,
  content: {
    tone: 'casual',
    description,
    socialCaptions: { facebook: '', instagram: '', linkedin: '', twitter: '' },
    spans: [],
    unused: [],
    isChanged: true,
  },
})

it('what was written goes to the server after a pause, and no more often', async () => {
  const { on } = await generate()
  const sent = () => on.requests(KEEP).map(({ body }) => Object(body))
  fill({ 'Property description': 'My own words.' })
  await vi.advanceTimersByTimeAsync(1500)
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({
      subject: id,
      property_id: id,
      body: { content: { description: 'My own words.', isChanged: true } },
    }),
  )
  const before = sent().length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toHaveLength(before)
  fill({ 'Property description': 'My last words.' })
  await vi.advanceTimersByTimeAsync(1500)
  await waitFor(() => expect(sent()).toHaveLength(before + 1))
  expect(sent().map(({ base_version }) => base_version)).toEqual(
    Array.from({ length: before + 1 }, (_, version) => version),
  )
})

it('what could not be sent is sent when that is possible again', async () => {
  const on = draftWire()
  on.answers(KEEP, json({ message: 'away' }, 503))
  await generate(paths.generateFor(id), on)
  await vi.advanceTimersByTimeAsync(1500)
  await waitFor(() => expect(on.requests(KEEP)).toHaveLength(1))
  on.answers(KEEP, { version: 1 })
  await vi.advanceTimersByTimeAsync(20_000)
  await waitFor(() => expect(on.requests(KEEP)).toHaveLength(2))
})

it('a draft of another device is resumed with its text in view', async () => {
  const on = draftWire()
  on.answers(READ, { version: 4, body: another('From the desk.') })
  open(paths.draft(id, id), on)
  await screen.findByLabelText('Property description')
  expect(isStep('Generated Content')).toBe(true)
  expect(field('Property description').value).toBe('From the desk.')
  fill({ 'Property description': 'From the phone.' })
  await vi.advanceTimersByTimeAsync(1500)
  await waitFor(() => expect(on.requests(KEEP)[0]?.body).toMatchObject({ base_version: 4 }))
})

it('a form of another device is filled in where nothing was typed yet', async () => {
  const on = draftWire()
  const { unmount } = open(paths.generate, on)
  fill(REQUIRED)
  await vi.advanceTimersByTimeAsync(1500)
  await waitFor(() => expect(on.requests(KEEP)).toHaveLength(1))
  const [kept] = on.requests(KEEP)
  expect(kept?.body).toMatchObject({ subject: 'new', property_id: null })
  unmount()
  localStorage.clear()
  on.answers(READ, { version: 1, body: Object(kept?.body).body })
  open(paths.generate, on)
  await waitFor(() => expect(field('City').value).toBe(REQUIRED.City))
})

it('a draft that two devices changed asks which one goes on', async () => {
  const on = draftWire()
  const first = await generate(paths.generateFor(id), on)
  fill({ 'Property description': 'From the phone.' })
  on.answers(KEEP, { version: 7, body: another('From the desk.'), is_conflict: true })
  await vi.advanceTimersByTimeAsync(1500)
  await screen.findByText('This draft was changed on another device.')
  expect(field('Property description').value).toBe('From the phone.')

  on.answers(KEEP, { version: 1 })
  await press(first.user, 'Open the other version')
  await waitFor(() => expect(field('Property description').value).toBe('From the desk.'))
  expect(screen.queryByText('This draft was changed on another device.')).toBeNull()

  // One's own is not lost: it is a draft beside the other.
  const [aside] = await waitFor(() => {
    const beside = on.requests(KEEP).filter(({ body }) => Object(body).subject !== id)
    expect(beside).toHaveLength(1)
    return beside
  })
  expect(aside?.body).toMatchObject({
    property_id: id,
    body: { content: { description: 'From the phone.', isChanged: true } },
  })
  expect(screen.getByText('Your version is among the drafts.')).toBeTruthy()
})

it('a form that two devices filled in is kept twice, and the one set aside can be resumed', async () => {
  const on = draftWire()
  const { user, unmount } = open(paths.generate, on)
  fill({ ...REQUIRED, City: 'Boise' })
  const theirs = { typed: { values: {}, basedOn: null }, tone: 'casual', content: null }
  on.answers(KEEP, { version: 7, body: theirs, is_conflict: true })
  await vi.advanceTimersByTimeAsync(1500)
  await screen.findByText('This draft was changed on another device.')

  on.answers(KEEP, { version: 1 })
  // Typed a moment before, and not written down yet.
  await user.clear(field('City'))
  await user.type(field('City'), 'Nampa')
  await press(user, 'Open the other version')
  await waitFor(() => expect(field('City').value).toBe(''))
  const subjects = on.requests(KEEP).map(({ body }) => Object(body).subject)
  const aside = subjects.find((subject) => subject !== 'new')
  unmount()

  open(paths.draft(null, aside), on)
  await waitFor(() => expect(field('City').value).toBe('Nampa'))
})

it('words of this browser that the page was left with are not taken for another device', async () => {
  const on = draftWire()
  const { unmount } = await generate(paths.generateFor(id), on)
  fill({ 'Property description': 'My last words.' })
  on.answers(KEEP, json({ message: 'away' }, 503))
  await vi.advanceTimersByTimeAsync(1500)
  unmount()
  await waitFor(() => expect(on.requests(KEEP).length).toBeGreaterThan(0))
  const { device } = Object(on.requests(KEEP)[0]?.body)
  on.answers(READ, { version: 5, body: another('My first words.'), device })
  on.answers(KEEP, { version: 6 })
  open(paths.draft(id, id), on)
  await waitFor(() => expect(on.requests(READ).length).toBeGreaterThan(1))
  await vi.advanceTimersByTimeAsync(1500)
  expect(field('Property description').value).toBe('My last words.')
  expect(screen.queryByText('This draft was changed on another device.')).toBeNull()
})

it('one’s own version goes on, and the other one is kept among the drafts', async () => {
  const on = draftWire()
  const first = await generate(paths.generateFor(id), on)
  on.answers(KEEP, { version: 7, body: another('From the desk.'), is_conflict: true })
  await vi.advanceTimersByTimeAsync(1500)
  await screen.findByText('This draft was changed on another device.')
  on.answers(KEEP, { version: 8 })
  await press(first.user, 'Keep mine')
  await waitFor(() => expect(on.requests(KEEP).at(-1)?.body).toMatchObject({ base_version: 7 }))
  expect(field('Property description').value).toMatch(/^Three bedrooms/)
  const aside = on.requests(KEEP).filter(({ body }) => Object(body).subject !== id)
  expect(aside.map(({ body }) => Object(body).body.content.description)).toEqual(['From the desk.'])
})

it('a reload opens the step that was left, another visit begins at the tones', async () => {
  const on = draftWire()
  const { unmount } = await generate(paths.generateFor(id), on)
  unmount()
  const again = open(paths.generateFor(id), on)
  expect(await screen.findByLabelText('Property description')).toBeTruthy()
  again.unmount()
  // The browser names each visit of an address; a new one has no step yet.
  sessionStorage.clear()
  open(paths.generateFor(id), on)
  expect(await screen.findByRole('heading', { name: 'Select Content Tone' })).toBeTruthy()
})

it('writing again over one’s own words asks, and keeps both', async () => {
  const { user, on } = await generate()
  fill({ 'Property description': 'My own words.' })
  await press(user, 'Try Different Tone')
  await press(user, 'Generate Content')
  expect(await screen.findByRole('dialog', { name: 'Keep the text you edited?' })).toBeTruthy()
  expect(on.requests('POST /functions/v1/generate-content')).toHaveLength(1)

  await press(user, 'Keep both')
  await vi.advanceTimersByTimeAsync(2000)
  await waitFor(() => expect(field('Property description').value).toMatch(/^Three bedrooms/))
  await vi.advanceTimersByTimeAsync(1500)
  const kept = on.requests(KEEP).map(({ body }) => Object(body))
  const aside = kept.find(({ subject }) => subject !== id)
  expect(aside).toMatchObject({
    property_id: id,
    body: { content: { description: 'My own words.' } },
  })
})

it('writing again over an untouched text asks nothing', async () => {
  const { user, on } = await generate()
  await press(user, 'Try Different Tone')
  await press(user, 'Generate Content')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(on.requests('POST /functions/v1/generate-content')).toHaveLength(2)
})
