import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { buildLibrary, openRest, SERVICE, type Send } from '../testing/library.ts'

describeDatabases((open) => {
  let send: Send
  beforeAll(async () => {
    const database: Database = await open()
    await buildLibrary(database)
    await database.execute(`
      create view piles as select n as id, repeat('x', 1000000) as load from generate_series(1, 70) as n;
      create function pile() returns text language sql stable as $$ select repeat('x', 70000000) $$`)
    // Whose time is not counted: only the length of the answer is at stake here.
    send = openRest(database)(SERVICE)
  })

  it.each([
    ['rows', '/piles?select=load', {}],
    ['rows as CSV', '/piles?select=load', { accept: 'text/csv' }],
    ['columns', '/piles?select=a:load,b:load&limit=35', {}],
    ['values', '/rpc/pile', {}],
  ])(
    '[SEC-IN-04] an answer of too long %s is refused, and the next one comes',
    async (_, path, headers) => {
      const answer = await send(path, { headers })
      expect([answer.status, (await answer.json()).code]).toEqual([413, 'PGRST127'])
      expect((await send('/books?id=eq.1')).status).toBe(200)
    },
  )

  it('a long answer is given', async () => {
    const answer = await send('/piles?select=load&limit=5')
    expect([answer.status, (await answer.text()).length > 5_000_000]).toEqual([200, true])
  })
})
