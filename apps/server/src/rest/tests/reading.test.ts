import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/index.ts'
import { runCases } from '../testing/cases.ts'
import { ANON, buildLibrary, clientOf, openRest, READER_A, type Send } from '../testing/library.ts'
import { embedCases } from './embed.cases.ts'
import { filterCases } from './filters.cases.ts'
import { nameCases } from './names.cases.ts'
import { selectCases } from './select.cases.ts'

describeDatabases((open) => {
  let send: Send
  let client: SupabaseClient
  let signedIn: SupabaseClient
  beforeAll(async () => {
    const database = await open()
    await buildLibrary(database)
    const rest = openRest(database, 3000)
    send = rest(ANON)
    client = clientOf(send)
    // The public may not use all filters.
    signedIn = clientOf(rest(READER_A))
  })

  describe('[DATA-01] the client filters with', () => runCases(() => signedIn, filterCases))
  describe('[DATA-01] the client selects', () => runCases(() => client, selectCases))
  describe('[DATA-01] the client embeds', () => runCases(() => client, embedCases))

  describe('[DATA-01] the client may name', () => runCases(() => signedIn, nameCases))

  it('a HEAD request gets the headers of the answer and no body', async () => {
    const answer = await send('/books?limit=2', {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    })
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      '0-1/4',
      '',
    ])
  })

  it('a Range header asks for a page', async () => {
    const answer = await send('/books?select=id&order=id', {
      headers: { range: '1-2', 'range-unit': 'items' },
    })
    expect(await answer.json()).toEqual([{ id: 2 }, { id: 3 }])
    expect(answer.headers.get('content-range')).toBe('1-2/*')
    const reversed = await send('/books', { headers: { range: '5-2' } })
    expect([reversed.status, (await reversed.json()).code]).toEqual([416, 'PGRST103'])
  })

  it('an empty answer has stars for a range', async () => {
    const answer = await send('/books?id=eq.0', { headers: { prefer: 'count=exact' } })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([200, '*/0'])
  })

  it('preferences that were followed are named, unknown ones refused only when strict', async () => {
    const lenient = await send('/books', { headers: { prefer: 'count=exact, foo=bar' } })
    expect(lenient.headers.get('preference-applied')).toBe('count=exact')
    const strict = await send('/books', { headers: { prefer: 'handling=strict, foo=bar' } })
    expect(await strict.json()).toMatchObject({
      code: 'PGRST122',
      details: 'Invalid preferences: foo=bar',
    })
  })

  it('an unavailable media type is refused', async () => {
    const answer = await send('/books', { headers: { accept: 'application/geo+json' } })
    expect([answer.status, (await answer.json()).code]).toEqual([406, 'PGRST107'])
  })

  it('OPTIONS says which methods a relation takes', async () => {
    const table = await send('/books', { method: 'OPTIONS' })
    expect(table.headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE')
    const routine = await send('/rpc/add', { method: 'OPTIONS' })
    expect(routine.headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST')
  })

  it('the root describes what the caller has rights to', async () => {
    const { definitions, paths } = await (await send('/')).json()
    expect(Object.keys(definitions)).toContain('books')
    expect(Object.keys(definitions)).not.toContain('vaults')
    expect(Object.keys(paths)).toContain('/rpc/add')
    expect(Object.keys(paths)).not.toContain('/rpc/secret_function')
  })

  it('an unknown path is refused as PostgREST does', async () => {
    const answer = await send('/books/1/pages')
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'PGRST125'])
  })
})
