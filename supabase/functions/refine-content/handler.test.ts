import {
  cannotRefine,
  captionVariantsResponse,
  type GenerateContentResponse,
  generateContentResponse,
  refineContentResponse,
} from '@listwright/contracts'
import { write } from '@listwright/copywriter'
import { createEngine } from '@listwright/engine'
import { createSandbox } from '@listwright/sandbox'
import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aProperty, type Backend, type Person, startBackend } from '../_testing/backend.ts'
import { generateContent } from '../generate-content/handler.ts'
import { refineContent } from './handler.ts'

const sandbox = createSandbox({ origin: 'http://models.test' })
const fetchModel = (async (input: string | URL | Request, init?: RequestInit) =>
  sandbox.routes.fetch(new Request(String(input).replace('/sandbox', ''), init))) as typeof fetch

/** Enough of them that a sentence can go. */
const FEATURES = [
  'covered patio',
  'gas fireplace',
  'quartz countertops',
  'gas range',
  'third-floor office',
  'oak floors',
  'two-car garage',
  'raised garden beds',
  'new roof 2021',
]

describePostgres((open) => {
  let backend: Backend
  let names: string[] = []

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => {
      const deps = () => ({
        ...world,
        write,
        models: {
          names,
          engine: async (name: string) =>
            createEngine(
              { provider: 'openai', name, url: sandbox.model.MODEL_URL, key: 'k' },
              { fetch: fetchModel },
            ),
        },
        now: () => new Date('2026-06-01'),
        randomSeed: () => 7,
      })
      return {
        'generate-content': (request) => generateContent(deps())(request),
        'refine-content': (request) => refineContent(deps())(request),
      }
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    return () => vi.restoreAllMocks()
  })
  afterAll(() => backend.close())

  const aText = async (plan = 'pro') => {
    const ann = await backend.signUp()
    await backend.setPlan(ann.id, plan)
    const property_id = await aProperty(ann, { features: FEATURES })
    const body = { property_id, tone: 'classic' }
    const { data } = await ann.client.functions.invoke('generate-content', { body })
    return { ann, written: generateContentResponse.parse(data) }
  }
  const refine = async (
    { client }: Person,
    { property_id, tone, description, generation_id }: GenerateContentResponse,
    wish: object,
    more: object = {},
  ) => {
    const body = { property_id, tone, part: 'description', generation_id, wish }
    const { data, error } = await client.functions.invoke('refine-content', {
      body: { ...body, text: description, ...more },
    })
    const problem = error ? await error.context.json() : undefined
    return {
      problem,
      status: error?.context.status ?? 200,
      refined: problem ? undefined : refineContentResponse.parse(data),
    }
  }
  const unitsOf = async ({ id }: Person) =>
    (await backend.database.query('select 1 from public.generations where user_id = $1', [id]))
      .rowCount

  describe('without a model', () => {
    it('a text is made shorter by whole sentences, for one unit, with its figures', async () => {
      names = []
      const { ann, written } = await aText()
      const { refined } = await refine(ann, written, { kind: 'shorter' })
      expect(refined?.text.length).toBeLessThan(written.description.length)
      expect(refined).toMatchObject({ engine: 'built-in', done: 'Made shorter' })
      expect(refined?.claims.map(({ source }) => source)).toContain('price')
      expect(await unitsOf(ann)).toBe(2)
    })

    it('a text is written warmer', async () => {
      names = []
      const { ann, written } = await aText()
      const { refined } = await refine(ann, written, { kind: 'warmer' })
      expect(refined?.text).not.toBe(written.description)
    })

    it('a text leads with the feature that was chosen, also in the words of an agent', async () => {
      names = []
      const { ann, written } = await aText()
      const { data } = await ann.client.from('properties').select('features').single()
      const feature: string = data?.features.at(-1) ?? ''
      const place = (data?.features.length ?? 1) - 1
      const { refined, problem } = await refine(ann, written, { kind: 'lead', feature: place })
      const answered = refined
        ? (refined.spans.toSorted((one, other) => one.start - other.start)[0]?.start ?? 0)
        : 0
      expect(refined?.done ?? problem?.message).toContain(feature)
      expect(answered).toBeLessThan(200)
      const said = await refine(ann, written, { kind: 'words', words: `lead with the ${feature}` })
      expect(said.refined?.text ?? said.problem?.message).toBe(refined?.text ?? problem?.message)
    })

    it('what it cannot do is said plainly and costs nothing', async () => {
      names = []
      const { ann, written } = await aText()
      const wish = { kind: 'words', words: 'make it rhyme' }
      const { status, problem } = await refine(ann, written, wish)
      expect(status).toBe(422)
      expect(cannotRefine.parse(problem).message).toMatch(/needs a language model/)
      expect(await unitsOf(ann)).toBe(1)
    })

    it('a saved text is made to fit on the server, from what was saved, for nothing', async () => {
      names = []
      const { ann, written } = await aText()
      const { data: saved, error } = await ann.client
        .from('content')
        .insert({
          user_id: ann.id,
          property_id: written.property_id,
          tone: written.tone,
          description: written.description,
          social_captions: written.social_captions,
          generation_id: written.generation_id,
          spans: written.spans,
        })
        .select('id')
        .single()
      expect(error).toBeNull()
      const limit = Math.floor(written.description.length * 0.6)
      const { refined } = await refine(
        ann,
        written,
        { kind: 'fit', limit },
        { text: undefined, content_id: saved?.id },
      )
      expect(refined?.text.length).toBeLessThanOrEqual(limit)
      expect(refined?.generation_id).toBeUndefined()
      for (const { start, end, source } of refined?.spans ?? [])
        expect(written.claims).toContainEqual({
          text: expect.stringMatching(
            new RegExp(
              `^${refined?.text.slice(start, end).replace(/[$.*+?()[\\]/g, '\\$&')}$`,
              'i',
            ),
          ),
          source,
        })
      expect(await unitsOf(ann)).toBe(1)
    })
  })

  it('a revision beyond the plan is refused with what the limit is', async () => {
    names = []
    const { ann, written } = await aText('free')
    for (let count = 0; count < 5; count += 1)
      expect((await refine(ann, written, { kind: 'warmer' })).status).toBe(200)
    const { problem } = await refine(ann, written, { kind: 'warmer' })
    expect(problem).toMatchObject({ code: 'plan_limit_reached', limit: 'revisions' })
  })

  it.each([
    { kind: 'shorter' },
    { kind: 'warmer' },
    { kind: 'words', words: 'Put the kitchen last' },
  ])('a model changes a text as asked: %j', async (wish) => {
    names = ['sandbox']
    const { ann, written } = await aText()
    const { refined, problem } = await refine(ann, written, wish)
    expect(problem).toBeUndefined()
    expect(refined).toMatchObject({ engine: 'model', model: 'sandbox' })
    expect(refined?.text).not.toBe(written.description)
    expect(refined?.usage?.output_tokens).toBeGreaterThan(0)
  })

  it('what a lying model adds never comes back', async () => {
    names = ['sandbox']
    const { ann, written } = await aText()
    names = ['sandbox-lying']
    const words = { kind: 'words', words: 'Make it nicer' }
    const { status, problem } = await refine(ann, written, words)
    expect(status).toBe(422)
    expect(problem?.message).toBe('The language model could not do this and keep to your facts.')
    const { refined } = await refine(ann, written, { kind: 'shorter' })
    expect(refined).toMatchObject({ engine: 'built-in', notice: expect.stringMatching(/built-in/) })
    expect(refined?.text).not.toMatch(/pool|creek/)
  })

  it('a changed text keeps its proof, and so do the captions that stayed', async () => {
    names = []
    const { ann, written } = await aText()
    const { refined } = await refine(ann, written, { kind: 'shorter' })
    const row = {
      description: refined?.text,
      spans: { ...written.spans, description: refined?.spans },
      generation_id: refined?.generation_id,
    }
    const { data: first } = await ann.client
      .from('content')
      .insert({
        user_id: ann.id,
        property_id: written.property_id,
        tone: written.tone,
        description: written.description,
        social_captions: written.social_captions,
        generation_id: written.generation_id,
        spans: written.spans,
      })
      .select('id')
      .single()
    const { data: saved, error } = await ann.client
      .from('content')
      .update(row)
      .eq('id', first?.id)
      .select()
      .single()
    expect(error).toBeNull()
    expect(saved?.generation_id).toBe(refined?.generation_id)
    expect(saved?.spans.description).toHaveLength(refined?.spans.length ?? -1)
    expect(saved?.spans.socialCaptions.facebook).toEqual(written.spans.socialCaptions.facebook)
    const { data: forged } = await ann.client
      .from('content')
      .update({ generation_id: crypto.randomUUID() })
      .eq('id', first?.id)
      .select('generation_id')
      .single()
    expect(forged?.generation_id).toBe(refined?.generation_id)
  })

  it('more captions are written by the chosen engine, and pass the same gate', async () => {
    names = ['sandbox']
    const { ann, written } = await aText()
    const { property_id, tone } = written
    const captions = { network: 'linkedin', count: 3 }
    const ask = async () => {
      const body = { property_id, tone, captions }
      const { data } = await ann.client.functions.invoke('generate-content', { body })
      return { ...data, ...captionVariantsResponse.parse(data) }
    }
    const good = await ask()
    expect(good).toMatchObject({ engine: 'model', model: 'sandbox' })
    expect(new Set(good.captions).size).toBe(3)
    names = ['sandbox-garbage']
    const bad = await ask()
    expect(bad).toMatchObject({ engine: 'built-in', notice: expect.stringMatching(/built-in/) })
    expect(new Set(bad.captions).size).toBe(3)
  })

  it('[SEC-AC-13] claims of a colleague’s generation are not proven in a text of one’s own', async () => {
    names = []
    const { ann, written } = await aText()
    const ben = await backend.signUp()
    const { data: team } = await ann.client.rpc('create_team', { name: 'The Agency' })
    await backend.database.query(
      "insert into public.team_members (team_id, user_id, role) values ($1, $2, 'member')",
      [team, ben.id],
    )
    await backend.database.query(
      `update public.generations set claims = claims || '[{"text": "gold", "source": "made up"}]' where id = $1`,
      [written.generation_id],
    )
    const { refined } = await refine(ben, written, { kind: 'shorter' })
    const { rows } = await backend.database.query(
      'select claims @> \'[{"text": "gold"}]\' as borrowed from public.generations where id = $1',
      [refined?.generation_id],
    )
    expect(rows).toEqual([{ borrowed: false }])
  })
})
