import { readFeatures as read } from '@listwright/copywriter'
import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Person, startBackend } from '../_testing/backend.ts'
import { readFeatures } from './handler.ts'

describePostgres((open) => {
  let backend: Backend
  let ann: Person

  beforeAll(async () => {
    backend = await startBackend(await open(), ({ clients }) => ({
      'read-features': readFeatures({ clients, read, now: () => new Date('2026-06-01') }),
    }))
    ann = await backend.signUp()
  })
  afterAll(() => backend.close())

  const ask = async (body: object, client = ann.client) => {
    const { data, error } = await client.functions.invoke('read-features', { body })
    return { data, status: error ? error.context.status : 200 }
  }

  it('an agent sees how features are understood, and what would be left out', async () => {
    const features = ['gas FP in LR', 'walk to lake', 'roof 2027', 'call Ann 555-123-4567']
    const { data } = await ask({ propertyType: 'Single Family Home', city: 'Boise', features })
    expect(data.readings).toEqual([
      { typed: 'gas FP in LR', told: ['gas fireplace in the living room'], leftOut: [] },
      { typed: 'walk to lake', told: [expect.stringContaining('lake')], leftOut: [] },
      // The year is the server's: what is still to come is planned.
      { typed: 'roof 2027', told: ['the roof is planned for 2027'], leftOut: [] },
      {
        typed: 'call Ann 555-123-4567',
        told: [],
        leftOut: [{ text: 'call Ann 555-123-4567', reason: expect.any(String) }],
      },
    ])
  })

  it('it costs nothing of the plan and stores nothing', async () => {
    const before = await ann.client.rpc('usage_this_month')
    await ask({ propertyType: 'Condo', features: ['deck'] })
    expect(await ann.client.rpc('usage_this_month')).toEqual(before)
    const { count } = await ann.client.from('properties').select('*', { count: 'exact' })
    expect(count).toBe(0)
  })

  it('nobody else is served, and what is no property is refused', async () => {
    const body = { propertyType: 'Condo', features: ['deck'] }
    expect((await ask(body, backend.client())).status).toBe(401)
    expect((await ask({ propertyType: 'Castle', features: [] })).status).toBe(400)
    expect((await ask({ ...body, features: Array(61).fill('deck') })).status).toBe(400)
    expect((await ask({ ...body, price: -1 })).status).toBe(400)
  })
})
