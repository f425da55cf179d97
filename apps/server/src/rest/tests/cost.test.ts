import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { processorTime } from '../../testing/processor-time.ts'
import { ANON, buildLibrary, openRest, READER_A, type Send } from '../testing/library.ts'

const AT_ONCE_MS = 10_000

describeDatabases((open) => {
  let as: (caller: Caller) => Send
  beforeAll(async () => {
    const database = await open()
    await buildLibrary(database)
    as = openRest(database)
  })

  const ask = async (caller: Caller, path: string) => {
    const answer = await as(caller)(path)
    const body = await answer.json()
    return { status: answer.status, code: body?.code }
  }

  it.each([
    '/books?title=match.^E',
    '/books?title=not.imatch.x',
    '/books?title=match(any).{a,b}',
    '/books?or=(id.eq.1,and(title.imatch.x,id.eq.2))',
    '/books?select=id,covers(colour)&covers.colour=match.r',
    '/rpc/books_by?author=1&title=match.x',
  ])('[SEC-IN-04] the public may not filter by a regular expression: %s', async (path) => {
    expect(await ask(ANON, path)).toMatchObject({ status: 400, code: 'PGRST127' })
    // Also after a caller who may: nothing that was kept for that caller is used for the public.
    expect((await ask(READER_A, path)).status).toBe(200)
    expect(await ask(ANON, path)).toMatchObject({ status: 400, code: 'PGRST127' })
  })

  it('[SEC-IN-13] a pattern that multiplies itself is refused, and does no harm to the next refusal', async () => {
    const path = '/books?title=match.((a{1,255}){1,255})'
    expect(await ask(READER_A, path)).toMatchObject({ status: 400, code: '2201B' })
    expect(await ask(ANON, '/vaults')).toMatchObject({ status: 401 })
    expect((await ask(ANON, '/books?id=eq.1')).status).toBe(200)
  })

  it.each([
    ['a reference to a group', 'title=match.^(a*)(a*)(a*)\\1\\2\\3$'],
    ['one in a list', 'title=match(any).{"^(a*)\\\\1$"}'],
    ['a repetition escaped in a list', 'title=match(any).{"(a\\{1,255\\})\\{1,60\\}"}'],
    ['another syntax', 'title=imatch.(?b)\\(a\\{1,255\\}\\)\\{1,60\\}'],
    ['a syntax with spaces', 'title=match.(?ix)(a{ 1,255 }){ 1,60 }'],
    ['another name for a syntax', 'title=match.***:(?b)a'],
    ['many that are cheap by themselves', `or=(${'title.match.a{200},'.repeat(9)}id.eq.1)`],
  ])('[SEC-IN-13] a pattern whose cost cannot be bounded is refused: %s', async (_, filter) => {
    const path = `/books?${filter.replaceAll('\\', '%5C')}`
    expect(await ask(READER_A, path)).toMatchObject({ status: 400, code: '2201B' })
  })

  it('[SEC-IN-13] patterns as people write them are answered', async () => {
    for (const pattern of ['(?i)^e', '(?:ab|c)+', '%5Cd{4}-%5Cd{2}', '^(?!x).{0,255}$', '%5Cm%5Cw'])
      expect((await ask(READER_A, `/books?title=match.${pattern}`)).status).toBe(200)
  })

  it.each([
    ['beside each other', '/authors?select=a:books!author_id(id),b:books!author_id(id)'],
    ['by way of another', '/books?select=id,authors!author_id(books!author_id(id))'],
    ['spread', '/authors?select=...books!author_id(id),b:books!author_id(title)'],
    [
      'six times over',
      '/books?select=a:loans(books(b:loans(books(c:loans(books(d:loans(books(id))))))))',
    ],
  ])('[SEC-IN-04] the same rows are not embedded twice, %s', async (_, path) => {
    expect(await ask(READER_A, path)).toMatchObject({ status: 400, code: 'PGRST127' })
  })

  it('[SEC-IN-04] embeds past a cost are refused', async () => {
    const children = (depth: number): string =>
      depth === 0 ? 'id' : `id,authors(${children(depth - 1)})`
    expect((await ask(READER_A, `/authors?select=${children(3)}`)).status).toBe(200)
    expect(await ask(READER_A, `/authors?select=${children(4)}`)).toMatchObject({
      status: 400,
      code: 'PGRST127',
    })
  })

  it.each([
    ['conditions', `or=(${'id.eq.1,'.repeat(50)}id.eq.2)`],
    ['conditions in several places', `id=gt.0&or=(${'id.eq.1,'.repeat(49)}id.eq.2)`],
    ['patterns', `or=(${'title.ilike.*e*,'.repeat(11)}id.eq.1)`],
    [
      'patterns in groups',
      `or=(and(${'title.like.a,'.repeat(6)}id.eq.1),title.wfts.a)&and=(${'title.like.b,'.repeat(4)}id.eq.1)`,
    ],
    ['patterns in a list', `title=ilike(any).{${'*e*,'.repeat(10)}a}`],
    ['characters in a pattern', `title=ilike.*${'a'.repeat(200)}*`],
    [
      'characters in all patterns',
      `or=(title.like.${'a'.repeat(120)},title.like.${'b'.repeat(120)})`,
    ],
    ['names for a column', `select=${Array.from({ length: 5 }, (_, n) => `n${n}:title`).join()}`],
    ['repetitions of a whole row', 'select=*,*,*,*,*'],
  ])('[SEC-IN-04] too many %s are refused', async (_, query) => {
    for (const path of [`/books?${query}`, `/rpc/books_by?author=1&${query}`])
      expect(await ask(READER_A, path)).toMatchObject({ status: 400, code: 'PGRST127' })
  })

  it('[SEC-IN-04] as many conditions as any screen needs are answered', async () => {
    const words = 'title.ilike.*e*,'.repeat(9)
    const ids = Array.from({ length: 1_000 }, (_, n) => n).join()
    for (const query of [`or=(${words}${'id.eq.1,'.repeat(39)}id.eq.2)`, `id=in.(${ids})`])
      expect((await ask(READER_A, `/books?${query}`)).status).toBe(200)
  })

  it.each([
    ['rows', 'application/json', `[${'{},'.repeat(5_000)}{}]`, 413],
    ['lines', 'text/csv', `title\n${'x\n'.repeat(400_000)}`, 413],
    [
      'lines after a long header',
      'text/csv',
      `${'a'.repeat(400_000)}\n${'x\n'.repeat(4_000)}`,
      400,
    ],
    [
      'fields',
      'text/csv',
      `${'abcdefgh,'.repeat(300)}a\n${`${','.repeat(300)}\n`.repeat(3_300)}`,
      400,
    ],
  ])('[SEC-IN-04] a body of too many %s is refused', async (_, type, body, status) => {
    for (const path of ['/books', '/rpc/books_by']) {
      const init = { method: 'POST', headers: { 'content-type': type }, body }
      const answer = await as(ANON)(path, init)
      expect(answer.status).toBeLessThan(500)
      if (path === '/books')
        expect([answer.status, (await answer.json()).code]).toEqual([status, 'PGRST102'])
    }
  })

  it('[SEC-IN-04] two ways to the same relation are two embeds', async () => {
    const both =
      '/books?select=author:authors!author_id(name),translator:authors!translator_id(name)'
    expect((await ask(ANON, both)).status).toBe(200)
  })

  it.each([
    ['a search with endless negations', `/books?search=fts.${'!'.repeat(2_000)}a`],
    ['a path of thousands of steps', `/books?select=x:attributes${'->a'.repeat(3_000)}`],
    ['a pattern full of wildcards', `/books?title=like.${'*a'.repeat(4_000)}`],
    ['a list of patterns', `/books?title=like(any).{${'*a*b*,'.repeat(1_000)}x}`],
    ['thousands of conditions', `/books?or=(${'title.ilike.*a*b*c,'.repeat(700)}id.eq.1)`],
    ['a search of thousands of words', `/books?title=wfts.${'"a b" or '.repeat(1_500)}c`],
    ['a phrase of thousands of words', `/books?title=phfts.${'a '.repeat(4_000)}`],
  ])('[SEC-IN-04] %s is no failure, and takes no time', async (_, path) => {
    const askBoth = async () => {
      // A statement that takes too long for its role would be a 504.
      for (const caller of [ANON, READER_A])
        expect((await ask(caller, path)).status).toBeLessThan(500)
    }
    expect(await processorTime(askBoth)).toBeLessThan(AT_ONCE_MS)
  })
})
