import { once } from 'node:events'
import { generateContentResponse, writtenSentence } from '@listwright/contracts'
import { write } from '@listwright/copywriter'
import { createEngine, type Engine, gate, type Order } from '@listwright/engine'
import { createSandbox } from '@listwright/sandbox'
import { trustProxies } from '@listwright/server'
import { listenForTest, openTestDatabase } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aProperty, type Backend, PROPERTY, startBackend } from '../_testing/backend.ts'
import { generateContent } from './handler.ts'

/** The stand-in for the model, reached over a real socket. */
let sandboxUrl: string
let backend: Backend
let model: string
let provider: 'openai' | 'anthropic' = 'openai'
const PATIENCE_MS = 50_000
let deadlineMs = PATIENCE_MS
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const listener = await listenForTest({ trustedProxies: trustProxies(['127.0.0.1']) })
  sandboxUrl = listener.url
  const sandbox = createSandbox({ origin: sandboxUrl })
  listener.serve((request) =>
    sandbox.routes.fetch(new Request(request.url.replace('/sandbox', ''), request)),
  )
  const database = await openTestDatabase('pglite')
  backend = await startBackend(database, (world) => ({
    'generate-content': (request) =>
      generateContent({
        ...world,
        write,
        models: {
          names: [model],
          engine: async (name) => {
            const engine = createEngine(
              { provider, name, url: sandbox.model.MODEL_URL, key: 'k' },
              { deadlineMs },
            )
            return name === 'stalling' ? { ...engine, write: stall } : engine
          },
        },
        now: () => new Date('2026-06-01'),
        randomSeed: () => 7,
      })(request),
  }))
  closers.push(
    () => backend.close(),
    () => database.close(),
    () => sandbox.close(),
    listener.close,
  )
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  for (const close of closers) await close()
})

/** Says one sentence, and no more until nobody waits. */
const stall: Engine['write'] = async (_, { signal, onSentence }) => {
  onSentence?.({ part: 'description', paragraph: 1, text: 'It has 4 bedrooms.', sources: [] })
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

const unitsOf = async (id: string) =>
  (await backend.database.query('select 1 from public.generations where user_id = $1', [id]))
    .rowCount

const { zip_code, square_feet, property_type, year_built, lot_size, ...rest } = PROPERTY
const order: Order = {
  property: {
    ...rest,
    zipCode: zip_code,
    squareFeet: square_feet,
    propertyType: 'Single Family Home',
    yearBuilt: year_built,
    lotSize: lot_size,
  },
  tone: 'classic',
  tier: 'basic',
  seed: 7,
  year: 2026,
}

describe.each(['openai', 'anthropic'] as const)('with a model that speaks like %s', (wire) => {
  it.each([
    'good',
    'careless',
    'lying',
    'offensive',
    'slow',
    'cut-off',
    'busy',
    'garbage',
    'injected',
    'foreign',
  ])(
    'the agent gets a text without a fault, for one unit, when it is %s',
    async (temper) => {
      provider = wire
      model = `sandbox-${temper}`
      deadlineMs = temper === 'slow' ? 1500 : PATIENCE_MS
      const ann = await backend.signUp()
      const { data, error } = await ann.client.functions.invoke('generate-content', {
        body: { property_id: await aProperty(ann), tone: 'classic' },
      })
      expect(error).toBeNull()
      const content = generateContentResponse.parse(data)
      expect(gate({ ...content, socialCaptions: content.social_captions }, order)).toEqual([])
      expect(content).toMatchObject({ model, seed: 7, tier: 'basic' })
      expect(content.claims.length).toBeGreaterThan(5)
      expect(content.engine).toBe(/garbage|foreign|slow/.test(temper) ? 'built-in' : 'model')
      expect(await unitsOf(ann.id)).toBe(1)
    },
    60_000,
  )
})

/** Reads the events of an answer as they come. */
const eventsOf = async (answer: Response) =>
  (await answer.text())
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }))

describe('whoever asks for events', () => {
  const ask = async (temper: string) => {
    provider = 'openai'
    model = `sandbox-${temper}`
    const ann = await backend.signUp()
    const { data, error } = await ann.client.functions.invoke<Response>('generate-content', {
      headers: { accept: 'text/event-stream' },
      body: { property_id: await aProperty(ann), tone: 'classic' },
    })
    if (error || !data) throw error
    return { ann, events: await eventsOf(data) }
  }

  it('gets the text sentence by sentence, then whole', async () => {
    const { ann, events } = await ask('good')
    const sentences = events
      .filter(({ event }) => event === 'sentence')
      .map(({ data }) => writtenSentence.parse(data))
    const last = events.at(-1)
    expect(last?.event).toBe('result')
    const content = generateContentResponse.parse(last?.data)
    const shown = sentences.filter(({ part }) => part === 'description').map(({ text }) => text)
    expect(shown.join(' ')).toBe(content.description)
    expect(await unitsOf(ann.id)).toBe(1)
  })

  it('never gets a sentence that is at fault', async () => {
    const { events } = await ask('lying')
    expect(JSON.stringify(events)).not.toMatch(/pool|creek|beach/)
    expect(events.at(-1)?.event).toBe('result')
  })

  it('is refused with a status while nothing has been said', async () => {
    model = 'sandbox'
    const ann = await backend.signUp()
    const { error } = await ann.client.functions.invoke('generate-content', {
      headers: { accept: 'text/event-stream' },
      body: { property_id: crypto.randomUUID(), tone: 'classic' },
    })
    expect(error?.context.status).toBe(404)
  })
})

it.each(['application/json', 'text/event-stream'])(
  'whoever leaves while a model writes gets the unit back (%s)',
  async (accept) => {
    model = 'sandbox-slow'
    deadlineMs = PATIENCE_MS
    const ann = await backend.signUp()
    const leaving = new AbortController()
    const body = JSON.stringify({ property_id: await aProperty(ann), tone: 'classic' })
    const headers = {
      accept,
      apikey: backend.settings.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${ann.token}`,
    }
    const url = `${backend.settings.SUPABASE_URL}/functions/v1/generate-content`
    const asked = backend.request(url, { method: 'POST', headers, body, signal: leaving.signal })
    await expect.poll(() => unitsOf(ann.id)).toBe(1)
    setTimeout(() => leaving.abort(), 200)
    await Promise.resolve(asked)
      .then((answer) => answer.text())
      .catch(() => undefined)
    await expect.poll(() => unitsOf(ann.id)).toBe(0)
  },
)

it('[SEC-AC-13] whoever leaves after a sentence was delivered has spent the unit', async () => {
  model = 'stalling'
  const ann = await backend.signUp()
  const { data } = await ann.client.functions.invoke<Response>('generate-content', {
    headers: { accept: 'text/event-stream' },
    body: { property_id: await aProperty(ann), tone: 'classic' },
  })
  const reader = data?.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toContain('It has 4 bedrooms.')
  await reader?.cancel()
  // As long as giving it back would take.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(await unitsOf(ann.id)).toBe(1)
})
