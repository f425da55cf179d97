import { generateContentResponse, translateContentResponse } from '@listwright/contracts'
import { write } from '@listwright/copywriter'
import { createEngine } from '@listwright/engine'
import { createSandbox } from '@listwright/sandbox'
import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aProperty, type Backend, type Person, startBackend } from '../_testing/backend.ts'
import { generateContent } from '../generate-content/handler.ts'
import { translateContent } from './handler.ts'

const sandbox = createSandbox({ origin: 'http://models.test' })
const fetchModel = (async (input: string | URL | Request, init?: RequestInit) =>
  sandbox.routes.fetch(new Request(String(input).replace('/sandbox', ''), init))) as typeof fetch

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
          engine: async (name: string) => {
            if (name === 'broken') throw new Error('The model cannot be loaded')
            return createEngine(
              { provider: 'openai', name, url: sandbox.model.MODEL_URL, key: 'k' },
              { fetch: fetchModel },
            )
          },
        },
        now: () => new Date('2026-06-01'),
        randomSeed: () => 7,
      })
      return {
        'generate-content': (request) => generateContent(deps())(request),
        'translate-content': (request) => translateContent(deps())(request),
      }
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    return () => vi.restoreAllMocks()
  })
  afterAll(() => backend.close())

  const aSavedText = async (plan = 'pro') => {
    names = []
    const ann = await backend.signUp()
    await backend.setPlan(ann.id, plan)
    const body = { property_id: await aProperty(ann), tone: 'classic' }
    const { data } = await ann.client.functions.invoke('generate-content', { body })
    const written = generateContentResponse.parse(data)
    const { data: saved } = await ann.client
      .from('content')
      .insert({
        user_id: ann.id,
        property_id: written.property_id,
        tone: written.tone,
        description: written.description,
        social_captions: written.social_captions,
      })
      .select('id')
      .single()
    return { ann, id: String(saved?.id) }
  }
  const translate = async ({ client }: Person, content_id: string, language: string) => {
    const { data, error } = await client.functions.invoke('translate-content', {
      body: { content_id, language },
    })
    const problem = error ? await error.context.json() : undefined
    return {
      problem,
      status: error?.context.status ?? 200,
      version: problem ? undefined : translateContentResponse.parse(data),
    }
  }
  const unitsOf = async ({ id }: Person) =>
    (
      await backend.database.query(
        `select 1 from public.generations where user_id = $1 and kind = 'translation'`,
        [id],
      )
    ).rowCount

  describe.each(['es', 'zh'])('in %s', (language) => {
    it('a saved text has a version beside the English one, for one unit', async () => {
      const { ann, id } = await aSavedText()
      names = ['sandbox']
      const { version, problem } = await translate(ann, id, language)
      expect(problem).toBeUndefined()
      expect(version).toMatchObject({ language, model: 'sandbox', left_out: 0 })
      const { data: price } = await ann.client.from('properties').select('price, city').single()
      expect(version?.description).toContain(Number(price?.price).toLocaleString('en-US'))
      expect(version?.description).toContain(price?.city)
      const { data: kept } = await ann.client.from('translations').select('*')
      expect(kept).toMatchObject([{ content_id: id, language, description: version?.description }])
      expect(await unitsOf(ann)).toBe(1)
    })

    it.each(['lying', 'foreign', 'garbage'])(
      'nothing that the English text does not say is kept when the model is %s, and it costs nothing',
      async (temper) => {
        const { ann, id } = await aSavedText()
        names = [`sandbox-${temper}`]
        const { status, problem } = await translate(ann, id, language)
        expect(status).toBe(422)
        expect(problem?.code).toBe('cannot_translate')
        expect(await unitsOf(ann)).toBe(0)
        expect((await ann.client.from('translations').select('*')).data).toEqual([])
      },
    )

    it('a sentence about who should live there is left out', async () => {
      const { ann, id } = await aSavedText()
      names = ['sandbox-offensive']
      const { version } = await translate(ann, id, language)
      expect(version?.left_out).toBe(1)
      expect(JSON.stringify(version)).not.toMatch(/cristian|niños|基督|儿童/)
    })
  })

  it('without a model it says so', async () => {
    const { ann, id } = await aSavedText()
    const { status, problem } = await translate(ann, id, 'es')
    expect(status).toBe(422)
    expect(problem).toMatchObject({
      code: 'model_required',
      message: expect.stringMatching(/^Spanish needs a language model/),
    })
  })

  it('versions are revisions of their listing', async () => {
    const { ann, id } = await aSavedText('free')
    names = ['sandbox']
    for (let count = 0; count < 5; count += 1)
      expect((await translate(ann, id, 'es')).status).toBe(200)
    expect((await translate(ann, id, 'es')).problem).toMatchObject({ limit: 'revisions' })
  })

  it('[SEC-AC-13] the property of a version is a listing of the month, however its text came about', async () => {
    const ann = await backend.signUp()
    names = ['sandbox']
    const answers = []
    for (let count = 0; count < 4; count += 1) {
      const { data: saved } = await ann.client
        .from('content')
        .insert({
          user_id: ann.id,
          property_id: await aProperty(ann, { address: `${count + 1} Willow Lane` }),
          tone: 'classic',
          description: 'The house has 4 bedrooms.',
          social_captions: { facebook: 'f', instagram: 'i', linkedin: 'l', twitter: 't' },
        })
        .select('id')
        .single()
      answers.push(await translate(ann, String(saved?.id), 'es'))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 402])
    expect(answers[3]?.problem).toMatchObject({ limit: 'listings', allowed: 3, used: 3 })
    const { data: usage } = await ann.client.rpc('usage_this_month')
    expect(usage).toMatchObject({ listings: { used: 3, allowed: 3 }, generations: 0 })
  })

  it('a text of more sentences than any listing has is refused and costs nothing', async () => {
    const { ann, id } = await aSavedText()
    const description = 'It has 4 bedrooms. '.repeat(121).trim()
    await ann.client.from('content').update({ description }).eq('id', id)
    names = ['sandbox']
    const { status, problem } = await translate(ann, id, 'es')
    expect({ status, code: problem?.code }).toEqual({ status: 422, code: 'text_too_long' })
    expect(await unitsOf(ann)).toBe(0)
  })

  it('[SEC-AC-13] a model that cannot be loaded gives the unit back', async () => {
    const { ann, id } = await aSavedText()
    names = ['broken']
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await translate(ann, id, 'es')).status).toBe(500)
    report.mockRestore()
    expect(await unitsOf(ann)).toBe(0)
  })

  it('[SEC-AC-13] a model that could not do it is for free five times a day, and leaves no text in the log', async () => {
    const { ann, id } = await aSavedText()
    names = ['sandbox-garbage']
    const warn = vi.mocked(console.warn)
    warn.mockClear()
    for (let count = 0; count < 7; count += 1)
      expect((await translate(ann, id, 'es')).status).toBe(422)
    expect(await unitsOf(ann)).toBe(2)
    const said = warn.mock.calls.flat().join('\n')
    expect(said).toMatch(/^The model needed help: [\w/-]+ \d+/)
    const { data } = await ann.client.from('content').select('description').single()
    for (const sentence of String(data?.description).split('. '))
      expect(said).not.toContain(sentence)
  })

  it('[SEC-AC-06] a colleague reads a version, and does not replace it', async () => {
    const { ann, id } = await aSavedText()
    const ben = await backend.signUp()
    const { data: team } = await ann.client.rpc('create_team', { name: 'The Agency' })
    await backend.database.query(
      "insert into public.team_members (team_id, user_id, role) values ($1, $2, 'member')",
      [team, ben.id],
    )
    names = ['sandbox']
    expect((await translate(ann, id, 'es')).status).toBe(200)
    expect((await ben.client.from('translations').select('user_id')).data).toEqual([
      { user_id: ann.id },
    ])
    const { status, problem } = await translate(ben, id, 'es')
    expect({ status, code: problem?.code }).toEqual({ status: 403, code: 'not_your_content' })
    expect((await ben.client.from('translations').select('user_id')).data).toEqual([
      { user_id: ann.id },
    ])
  })

  it("nobody has a version made of somebody else's text, or makes one up", async () => {
    const { id } = await aSavedText()
    const ben = await backend.signUp()
    names = ['sandbox']
    expect((await translate(ben, id, 'es')).status).toBe(404)
    const { error } = await ben.client.from('translations').insert({
      content_id: id,
      language: 'es',
      user_id: ben.id,
      description: 'x',
      social_captions: {},
      model: 'x',
      of_description: 'x',
    })
    expect(error?.code).toBe('42501')
  })
})
