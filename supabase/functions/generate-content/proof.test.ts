import { contentRow, generateContentResponse } from '@listwright/contracts'
import { write } from '@listwright/copywriter'
import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => ({
      'generate-content': generateContent({
        ...world,
        models: NO_MODELS,
        write,
        now: () => new Date('2026-06-01'),
        randomSeed: () => 7,
      }),
    }))
  })
  afterAll(() => backend.close())

  const generate = async ({ client }: Person, property_id: string) => {
    const body = { property_id, tone: 'luxury', seed: 3 }
    const { data } = await client.functions.invoke('generate-content', { body })
    return generateContentResponse.parse(data)
  }

  /** What the browser sends on 'Lock This In', with whatever the test says instead. */
  const lockIn = async (
    { client, id }: Person,
    written: Awaited<ReturnType<typeof generate>>,
    changes: object = {},
  ) => {
    const { data, error } = await client
      .from('content')
      .insert({
        user_id: id,
        property_id: written.property_id,
        tone: written.tone,
        description: written.description,
        social_captions: written.social_captions,
        generation_id: written.generation_id,
        spans: written.spans,
        unused: written.unused,
        ...changes,
      })
      .select()
      .single()
    if (error) throw error
    return contentRow.parse(data)
  }

  const aWrittenText = async () => {
    const ann = await backend.signUp()
    const property_id = await aProperty(ann)
    return { ann, property_id, written: await generate(ann, property_id) }
  }

  it('saved content keeps its claims, spans, engine, seed and the facts as they were', async () => {
    const { ann, property_id, written } = await aWrittenText()
    const { data: before } = await ann.client.from('properties').select().single()
    await ann.client.from('properties').update({ price: 1 }).eq('id', property_id)

    const saved = await lockIn(ann, written)
    expect(saved).toMatchObject({
      engine: 'built-in',
      model: null,
      seed: 3,
      spans: written.spans,
      facts: { price: before?.price, features: before?.features, zipCode: before?.zip_code },
    })
    expect(saved.claims).toContainEqual({
      text: expect.stringMatching(/bedroom/),
      source: 'bedrooms',
      fact: before?.bedrooms,
    })
    expect(saved.claims?.length).toBeGreaterThanOrEqual(written.claims.length)
  })

  it('a browser cannot say who wrote a text, from which facts, or that an invention is proven', async () => {
    const { ann, written } = await aWrittenText()
    for (const forged of [{ engine: 'model' }, { facts: {} }, { claims: [] }, { seed: 1 }]) {
      await expect(lockIn(ann, written, forged)).rejects.toMatchObject({ code: '42501' })
    }
    const description = `A helipad. ${written.description}`
    const helipad = { start: 2, end: 9, source: 'features[0]' }
    const spans = { ...written.spans, description: [helipad] }
    const saved = await lockIn(ann, written, { description, spans })
    expect(saved.spans?.description).toEqual([])
    expect(saved.claims?.map(({ text }) => text)).not.toContain('helipad')
  })

  it('marks follow an edit that sends them, and go with the words they stood for', async () => {
    const { ann, written } = await aWrittenText()
    const saved = await lockIn(ann, written)
    const update = async (changes: object) => {
      const { data } = await ann.client
        .from('content')
        .update(changes)
        .eq('id', saved.id)
        .select()
        .single()
      return contentRow.parse(data)
    }
    const moved = written.spans.description.map((span) => ({
      ...span,
      start: span.start + 3,
      end: span.end + 3,
    }))
    const spans = { ...written.spans, description: moved }
    // Two of the three units are one character beyond the first plane.
    const shifted = await update({ description: `🏡 ${written.description}`, spans })
    expect(shifted.spans?.description).toEqual(moved)
    expect(shifted.claims).toEqual(saved.claims)

    const replaced = await update({ description: 'Other words.' })
    expect(replaced.spans).toMatchObject({ description: [] })
    expect(replaced).toMatchObject({ seed: 3, facts: saved.facts })
  })

  it('content that no generation wrote has facts and no claims', async () => {
    const { ann, written } = await aWrittenText()
    const others = await aWrittenText()
    for (const generation_id of [null, others.written.generation_id, crypto.randomUUID()]) {
      const saved = await lockIn(ann, written, { generation_id })
      expect(saved).toMatchObject({ generation_id: null, engine: null, spans: null, claims: null })
      expect(saved.facts?.bedrooms).toBeDefined()
    }
  })

  it('an account takes the proof of its texts along', async () => {
    const { ann, written } = await aWrittenText()
    const { claims, facts } = await lockIn(ann, written)
    const { data } = await ann.client.rpc('export_my_data')
    expect(data.content).toMatchObject([{ claims, facts, engine: 'built-in', seed: 3 }])
  })
})
