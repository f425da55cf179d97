import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/index.ts'
import { runCases } from '../testing/cases.ts'
import { ANON, buildLibrary, clientOf, openRest, READER_A, type Send } from '../testing/library.ts'
import { callCases } from './calls.cases.ts'
import { changeCases } from './changes.cases.ts'

describeDatabases((open) => {
  let anon: Send
  let send: Send
  let client: SupabaseClient
  beforeAll(async () => {
    const database = await open()
    await buildLibrary(database)
    const rest = openRest(database)
    anon = rest(ANON)
    send = rest(READER_A)
    client = clientOf(send)
  })

  describe('[DATA-01] the client calls a function', () => runCases(() => client, callCases))
  describe('[DATA-01] the client', () => runCases(() => client, changeCases))

  const write = (
    method: string,
    path: string,
    body: unknown,
    prefer = '',
    type = 'application/json',
  ) =>
    send(path, {
      method,
      headers: { prefer, 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it('bodies of one shape are written each with its own values', async () => {
    const prefer = 'return=representation'
    const rows = [
      { id: 61, name: 'first' },
      { id: 62, name: 'second' },
      { name: 'other order', id: 63 },
    ]
    for (const row of rows) {
      const [made] = await (await write('POST', '/genres', row, prefer)).json()
      expect(made).toMatchObject(row)
    }
    for (const name of ['changed', 'again']) {
      const [changed] = await (await write('PATCH', '/genres?id=eq.61', { name }, prefer)).json()
      expect(changed).toEqual({ id: 61, name })
    }
    await write('DELETE', '/genres?id=gte.61', '')
    expect(await (await send('/genres?id=gte.61')).json()).toEqual([])
  })

  it('PUT makes a row, then replaces it', async () => {
    const body = { id: 50, name: 'put' }
    const made = await write('PUT', '/genres?id=eq.50', body, 'return=representation')
    expect([made.status, await made.json()]).toEqual([201, [body]])
    const replaced = await write(
      'PUT',
      '/genres?id=eq.50',
      { ...body, name: 'again' },
      'return=representation',
    )
    expect([replaced.status, await replaced.json()]).toEqual([200, [{ id: 50, name: 'again' }]])
    expect((await write('PUT', '/genres?id=eq.50', body)).status).toBe(204)
  })

  it.each([
    ['/genres?id=eq.51', { id: 52, name: 'other key' }, 'PGRST115', 400],
    ['/genres?name=eq.x', { id: 52, name: 'x' }, 'PGRST105', 405],
    ['/genres', { id: 52, name: 'x' }, 'PGRST105', 405],
    ['/genres?id=gt.52', { id: 52, name: 'x' }, 'PGRST105', 405],
    ['/genres?id=eq.52&limit=1', { id: 52, name: 'x' }, 'PGRST114', 400],
    ['/loans?book_id=eq.1', { book_id: 1, copy: 9 }, 'PGRST105', 405],
  ])('PUT %s refuses %o', async (path, body, code, status) => {
    const answer = await write('PUT', path, body)
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
    const { data } = await client.from('genres').select('id').in('id', [51, 52])
    expect(data).toEqual([])
  })

  describe('a column called apikey', () => {
    const KEY = 'sb_publishable_of_the_caller'
    const idsLeft = async () => (await (await send('/labels?select=id&order=id')).json()).length
    const remove = (query: string, headers: HeadersInit = { apikey: KEY }) =>
      send(`/labels?${query}`, { method: 'DELETE', headers })

    it('is filtered by, when rows are read, changed and removed', async () => {
      expect(await (await send('/labels?select=id&apikey=eq.two')).json()).toEqual([{ id: 2 }])
      const changed = await send('/labels?select=id&apikey=eq.two', {
        method: 'PATCH',
        headers: { prefer: 'return=representation', 'content-type': 'application/json' },
        body: '{"p":"changed"}',
      })
      expect(await changed.json()).toEqual([{ id: 2 }])
      expect((await remove('apikey=eq.none')).status).toBe(204)
      expect((await remove(`apikey=${KEY}&apikey=eq.none`, {})).status).toBe(204)
      expect((await remove(`apikey=eq.none&apikey=${KEY}`, {})).status).toBe(204)
      expect(await idsLeft()).toBe(2)
    })

    it.each(['apikey=two', 'apikey=sb_secret_forgotten_operator', 'apikey=eyJ.forgotten.operator'])(
      'has a filter without an operator refused: %s',
      async (query) => {
        const answer = await remove(query)
        expect([answer.status, (await answer.json()).code]).toEqual([400, 'PGRST100'])
        expect(await idsLeft()).toBe(2)
      },
    )

    it('that a relation lacks is refused as any other', async () => {
      const answer = await send('/genres?apikey=eq.x', { method: 'DELETE' })
      expect([answer.status, (await answer.json()).code]).toEqual([400, '42703'])
    })

    it('does not take the key of the caller for a filter', async () => {
      const inQuery = await send(`/labels?select=id&order=id&apikey=${KEY}`)
      expect(await inQuery.json()).toEqual([{ id: 1 }, { id: 2 }])
      const inBoth = await send(`/labels?select=id&id=eq.1&apikey=${KEY}`, {
        headers: { apikey: KEY },
      })
      expect(await inBoth.json()).toEqual([{ id: 1 }])
    })
  })

  it('a new row can be answered with its place alone', async () => {
    const answer = await write('POST', '/loans', { book_id: 3, copy: 1 }, 'return=headers-only')
    expect(answer.headers.get('location')).toBe('/loans?book_id=eq.3&copy=eq.1')
    expect(await answer.text()).toBe('')
  })

  it('CSV is read with its header, quotes and NULLs', async () => {
    const csv = 'id,name,born\n60,"Q, ""the"" last",2001-01-01\r\n61,R,NULL'
    const answer = await write(
      'POST',
      '/authors?select=id,name,born',
      csv,
      'return=representation',
      'text/csv',
    )
    expect(await answer.json()).toEqual([
      { id: 60, name: 'Q, "the" last', born: '2001-01-01' },
      { id: 61, name: 'R', born: null },
    ])
    const uneven = await write('POST', '/authors', 'id,name\n1', '', 'text/csv')
    expect([uneven.status, (await uneven.json()).code]).toEqual([400, 'PGRST102'])
  })

  it('a form is read as one row', async () => {
    const answer = await write(
      'POST',
      '/genres?select=name',
      'id=70&name=a+form',
      'return=representation',
      'application/x-www-form-urlencoded',
    )
    expect(await answer.json()).toEqual([{ name: 'a form' }])
  })

  it('columns names what is taken from each row', async () => {
    const answer = await write(
      'POST',
      '/genres?columns=id,name&select=*',
      { id: 71, name: 'x', extra: true },
      'return=representation',
    )
    expect([answer.status, await answer.json()]).toEqual([201, [{ id: 71, name: 'x' }]])
  })

  it('numbers keep every digit they came with', async () => {
    const answer = await write('POST', '/rpc/echo', '{"n":12345678901234567890.123456789}')
    expect(await answer.text()).toBe('{"n":12345678901234567890.123456789}')
  })

  it('rows can be added by whoever may not read them, as long as they are not asked for', async () => {
    const init = {
      method: 'POST',
      body: '{"line":"hello"}',
      headers: { 'content-type': 'application/json' },
    }
    expect((await anon('/inbox', init)).status).toBe(201)
    const asked = await anon('/inbox', {
      ...init,
      headers: { ...init.headers, prefer: 'return=representation' },
    })
    expect([asked.status, (await asked.json()).code]).toEqual([401, '42501'])
    expect(asked.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('a function may add headers to its answer', async () => {
    expect((await write('POST', '/rpc/teapot', {})).headers.get('x-tea')).toBe('Oolong')
    expect((await write('POST', '/rpc/refuse', { state: 'PGRST' })).headers.get('x-tea')).toBe(
      'Earl Grey',
    )
  })

  it.each([
    ['{"id":', 'PGRST102'],
    ['', 'PGRST102'],
    ['[1]', 'PGRST102'],
    ['"text"', 'PGRST102'],
    ['[{"id":1,"name":"a"},{"id":2}]', 'PGRST102'],
  ])('a body of %s is refused', async (body, code) => {
    const answer = await write('POST', '/genres', body)
    expect([answer.status, (await answer.json()).code]).toEqual([400, code])
  })

  it.each([
    ['DELETE', '/rpc/add', 'PGRST101'],
    ['PROPFIND', '/books', 'PGRST117'],
  ])('%s %s is not a method', async (method, path, code) => {
    const answer = await send(path, { method })
    expect([answer.status, (await answer.json()).code]).toEqual([405, code])
  })
})
