import {
  captionVariantsResponse,
  generateContentResponse,
  planLimitReached,
  type SocialNetwork,
} from '@listwright/contracts'
import { write } from '@listwright/copywriter'
import { describePostgres } from '@listwright/server/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClients } from '../_shared/clients.ts'
import {
  aProperty,
  type Backend,
  NO_MODELS,
  type Person,
  startBackend,
} from '../_testing/backend.ts'
import { generateContent } from './handler.ts'

describePostgres((open) => {
  let backend: Backend
  let isBroken = false
  const reported: [measure: string, value: number, labels: object][] = []

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => ({
      'generate-content': (request) =>
        generateContent({
          ...world,
          models: NO_MODELS,
          write: (order) => {
            if (isBroken) throw new Error('out of ink')
            return write(order)
          },
          now: () => new Date('2026-06-01'),
          randomSeed: () => 7,
          report: (...measure) => void reported.push(measure),
        })(request),
    }))
  })
  afterAll(() => backend.close())
  afterEach(() => {
    isBroken = false
  })

  const generate = async ({ client }: Person, body: object) => {
    const { data, error } = await client.functions.invoke('generate-content', { body })
    const status: number = error?.context.status ?? 200
    return { data, status, problem: error ? await error.context.json() : undefined }
  }
  const unitsOf = async ({ id }: Person) =>
    (await backend.database.query('select 1 from public.generations where user_id = $1', [id]))
      .rowCount

  it('an agent gets text, captions, claims and findings in the content shape', async () => {
    const ann = await backend.signUp()
    const property_id = await aProperty(ann)
    const { data } = await generate(ann, { property_id, tone: 'luxury', seed: 3 })
    const content = generateContentResponse.parse(data)
    expect(content).toMatchObject({
      property_id,
      tone: 'luxury',
      tier: 'basic',
      seed: 3,
      engine: 'built-in',
    })
    expect(content.description.length).toBeGreaterThan(50)
    expect(content.claims.length).toBeGreaterThan(0)
    expect(content.duration_ms).toBeGreaterThanOrEqual(0)
    const { data: saved, error } = await ann.client
      .from('content')
      .insert({
        property_id,
        tone: content.tone,
        description: content.description,
        social_captions: content.social_captions,
      })
      .select('id')
      .single()
    expect(error).toBeNull()
    expect(saved?.id).toBeDefined()
  })

  it('a text reports how long it took and each finding, without a word of it', async () => {
    const ann = await backend.signUp()
    const property_id = await aProperty(ann)
    reported.length = 0
    const { data } = await generate(ann, { property_id, tone: 'luxury', seed: 3 })
    const { findings, duration_ms } = generateContentResponse.parse(data)
    expect(reported).toEqual([
      ['generation', (duration_ms ?? 0) / 1000, { kind: 'content', engine: 'built-in' }],
      ...findings.map(({ rule }) => ['finding', 1, { rule }]),
    ])
  })

  it('a database that is away is 503 and when to come back, not a bug', async () => {
    const ann = await backend.signUp()
    const property_id = await aProperty(ann)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const away = createClients(
      {
        SUPABASE_URL: 'http://away',
        SUPABASE_PUBLISHABLE_KEY: 'a',
        SUPABASE_SECRET_KEY: 's',
        RELAY_SECRET: undefined,
      },
      async () => Response.json({ code: 'PGRST000', message: 'away' }, { status: 503 }),
    )
    const handle = generateContent({
      clients: away,
      models: NO_MODELS,
      write,
      now: () => new Date('2026-06-01'),
      randomSeed: () => 7,
    })
    const answer = await handle(
      new Request('http://edge/generate-content', {
        method: 'POST',
        body: JSON.stringify({ property_id, tone: 'luxury' }),
      }),
    )
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  it('the same seed writes the same text', async () => {
    const ann = await backend.signUp()
    const property_id = await aProperty(ann)
    const first = await generate(ann, { property_id, tone: 'casual', seed: 11 })
    const second = await generate(ann, { property_id, tone: 'casual', seed: 11 })
    expect(second.data.description).toBe(first.data.description)
  })

  it('a Pro agent gets the premium text with a headline', async () => {
    const ann = await backend.signUp()
    await backend.setPlan(ann.id, 'pro')
    const { data } = await generate(ann, { property_id: await aProperty(ann), tone: 'modern' })
    expect(data.tier).toBe('premium')
    expect(data.headline).toEqual(expect.any(String))
  })

  describe('at a limit the answer is 402 with what, how many and when it resets', () => {
    it('the fourth listing of a month on Free', async () => {
      const ann = await backend.signUp()
      for (let count = 0; count < 3; count++) {
        const answer = await generate(ann, { property_id: await aProperty(ann), tone: 'luxury' })
        expect(answer.status).toBe(200)
      }
      const fourth = await generate(ann, { property_id: await aProperty(ann), tone: 'luxury' })
      expect(fourth.status).toBe(402)
      expect(planLimitReached.parse(fourth.problem)).toMatchObject({
        limit: 'listings',
        plan: 'free',
        allowed: 3,
        used: 3,
        resets_at: expect.stringMatching(/^\d{4}-\d{2}-01T00:00:00Z$/),
      })
    })

    it('the third tone of a listing on Free', async () => {
      const ann = await backend.signUp()
      const property_id = await aProperty(ann)
      for (const tone of ['luxury', 'casual']) await generate(ann, { property_id, tone })
      const third = await generate(ann, { property_id, tone: 'modern' })
      expect(third.problem).toMatchObject({ code: 'plan_limit_reached', limit: 'tones' })
    })

    it('the caption generator without Pro', async () => {
      const ann = await backend.signUp()
      const body = {
        property_id: await aProperty(ann),
        tone: 'luxury',
        captions: { network: 'facebook', count: 2 },
      }
      expect((await generate(ann, body)).problem).toMatchObject({ limit: 'caption_variants' })
    })
  })

  it('SEC-AC-13 fifty calls at once get exactly what the plan has', async () => {
    const ann = await backend.signUp()
    const properties = await Promise.all(Array.from({ length: 50 }, () => aProperty(ann)))
    const answers = await Promise.all(
      properties.map((property_id) => generate(ann, { property_id, tone: 'luxury' })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    // 402: the plan has no units left. 429: the account has too many calls under way at once.
    expect(statuses.filter((status) => status === 402 || status === 429)).toHaveLength(47)
    expect(await unitsOf(ann)).toBe(3)
  })

  it('SEC-AC-13 a generation that fails gives its unit back', async () => {
    const ann = await backend.signUp()
    const property_id = await aProperty(ann)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    isBroken = true
    expect((await generate(ann, { property_id, tone: 'luxury' })).status).toBe(500)
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
    expect(await unitsOf(ann)).toBe(0)
  })

  it('SEC-AC-13 a stored tone that the writer cannot read gives the unit back, too', async () => {
    const ann = await backend.signUp()
    await backend.setPlan(ann.id, 'pro')
    const property_id = await aProperty(ann)
    // Stored before the table knew the rule.
    await backend.database.execute(
      'alter table public.custom_tones drop constraint preferred_words_are_words',
    )
    await ann.client.from('custom_tones').insert({ name: 'Odd', prefer: ['!!'] })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await generate(ann, { property_id, tone: 'Odd' })).status).toBe(500)
    logged.mockRestore()
    expect(await unitsOf(ann)).toBe(0)
    await backend.database.execute(`
      delete from public.custom_tones;
      alter table public.custom_tones add constraint preferred_words_are_words check (private.are_tone_words(prefer))`)
  })

  it.each(['\0', 'a\0b', '\ud800', '\udfff\ud800', 'x'.repeat(101), '\u202e', '{}', "'; --"])(
    '[SEC-IN-02] the tone %j is refused and costs nothing',
    async (tone) => {
      const ann = await backend.signUp()
      const answer = await generate(ann, { property_id: await aProperty(ann), tone })
      expect(answer.status).toBe(400)
      expect(await unitsOf(ann)).toBe(0)
    },
  )

  it('nobody writes about a property of someone else, or without a session', async () => {
    const ann = await backend.signUp()
    const ben = await backend.signUp()
    const property_id = await aProperty(ann)
    const body = { property_id, tone: 'luxury' }
    expect((await generate(ben, body)).problem).toMatchObject({ code: 'property_not_found' })
    const { error } = await backend.client().functions.invoke('generate-content', { body })
    expect(error?.context.status).toBe(401)
    expect(await unitsOf(ben)).toBe(0)
  })

  it.each([
    [{}],
    [{ property_id: 'x', tone: 'luxury' }],
    [{ property_id: crypto.randomUUID(), tone: '' }],
    [{ property_id: crypto.randomUUID(), tone: 'luxury', seed: -1 }],
  ])('the body %j is refused', async (body) => {
    expect((await generate(await backend.signUp(), body)).status).toBe(400)
  })

  it('an unknown tone is refused and costs nothing', async () => {
    const ann = await backend.signUp()
    const answer = await generate(ann, { property_id: await aProperty(ann), tone: 'shouting' })
    expect(answer.status).toBe(400)
    expect(await unitsOf(ann)).toBe(0)
  })

  it('a Pro agent writes in a custom tone, by its id', async () => {
    const ann = await backend.signUp()
    await backend.setPlan(ann.id, 'pro')
    const { data: tone } = await ann.client
      .from('custom_tones')
      .insert({ name: 'Coastal', base: 'modern' })
      .select('id')
      .single()
    const property_id = await aProperty(ann)
    const { data } = await generate(ann, { property_id, tone: String(tone?.id) })
    expect(data.tone).toBe('Coastal')
  })

  it.each(['facebook', 'instagram', 'linkedin', 'twitter'] satisfies SocialNetwork[])(
    'a Pro agent gets three different captions for %s',
    async (network) => {
      const ann = await backend.signUp()
      await backend.setPlan(ann.id, 'pro')
      const { data } = await generate(ann, {
        property_id: await aProperty(ann),
        tone: 'casual',
        captions: { network, count: 3 },
      })
      const { captions } = captionVariantsResponse.parse(data)
      expect(new Set(captions).size).toBe(3)
    },
  )
})
