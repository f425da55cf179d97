import { beforeAll, beforeEach, expect, it } from 'vitest'
import { anon, type Caller, type Database, one, service } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf, tally } from './failures.ts'

describeDatabases((open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => database.execute('delete from public.beta_invites'))

  const visitor = (address: string): Caller => ({
    ...anon,
    request: { method: 'POST', path: '/', headers: { 'x-forwarded-for': address } },
  })
  const ask = (
    email: string | null,
    { caller = anon, full_name = 'Al Reed' as string | null, company = null as string | null } = {},
  ) =>
    database.queryAs(caller, {
      text: 'insert into public.beta_invites (full_name, email, company) values ($1, $2, $3)',
      values: [full_name, email, company],
    })
  const count = () => one<number>(database, 'select count(*)::int from public.beta_invites')

  it('[ENT-31] [ENT-32] [ENT-33] [DATA-17] [DATA-18] [DATA-19] [DATA-20] a visitor leaves one request', async () => {
    await ask('al@listwright.test', { company: 'Reed Realty' })
    const { rows } = await database.query(
      'select full_name, email, company from public.beta_invites',
    )
    expect(rows).toEqual([
      { full_name: 'Al Reed', email: 'al@listwright.test', company: 'Reed Realty' },
    ])
  })

  it.each([
    ['[VAL-01]', 'al@listwright.test', null, '23502'],
    ['[VAL-01]', 'al@listwright.test', ' ', '23514'],
    ['[VAL-02]', null, 'Al', '23502'],
    ['[VAL-03]', 'abc', 'Al', '23514'],
  ])('%s a request from %j named %j is refused', async (_, email, full_name, code) => {
    expect((await failureOf(ask(email, { full_name }))).code).toBe(code)
  })

  it('[VAL-04] a request without a company is welcome', async () => {
    await ask('al@listwright.test')
    expect(await count()).toBe(1)
  })

  it('a second request for the same address is accepted quietly and changes nothing', async () => {
    await ask('al@listwright.test')
    await ask('AL@listwright.test', { full_name: 'Someone Else' })
    expect(await count()).toBe(1)
    expect(await tally(Array.from({ length: 10 }, () => ask('bo@listwright.test')))).toEqual({
      ok: 10,
    })
    expect(await count()).toBe(2)
  })

  it('one network leaves ten requests an hour, also all at once; others go on', async () => {
    const flood = Array.from({ length: 15 }, (_, n) =>
      ask(`agent${n}@listwright.test`, { caller: visitor('203.0.113.7') }),
    )
    expect(await tally(flood)).toEqual({ ok: 10, too_many_requests: 5 })
    await ask('other@listwright.test', { caller: visitor('198.51.100.4') })
    const refused = await failureOf(ask('late@listwright.test', { caller: visitor('203.0.113.7') }))
    expect(refused).toMatchObject({ code: 'PT429', hint: expect.stringContaining('try again') })
    await database.execute(
      "update public.beta_invites set created_at = now() - interval '61 minutes'",
    )
    await ask('late@listwright.test', { caller: visitor('203.0.113.7') })
  })

  it('an IPv6 subscriber is one network, whichever address of the /64 it uses', async () => {
    const flood = Array.from({ length: 14 }, (_, n) =>
      ask(`agent${n}@listwright.test`, { caller: visitor(`2001:db8:0:7::${n + 1}`) }),
    )
    expect(await tally(flood)).toEqual({ ok: 10, too_many_requests: 4 })
    await ask('other@listwright.test', { caller: visitor('2001:db8:0:8::1') })
  })

  it('visitors of whom no address is known share one allowance', async () => {
    const flood = Array.from({ length: 12 }, (_, n) => ask(`agent${n}@listwright.test`))
    expect(await tally(flood)).toEqual({ ok: 10, too_many_requests: 2 })
  })

  it('a mailbox is asked for once, however its address is tagged', async () => {
    await ask('al@listwright.test')
    await ask('al+again@listwright.test')
    await ask('Al+1+2@listwright.test')
    expect(await count()).toBe(1)
  })

  it('waits for its mail until that was sent', async () => {
    await ask('al@listwright.test')
    const waiting = async () =>
      (
        await database.queryAs(service, {
          text: "select email from public.unmailed_beta_invite('AL@listwright.test')",
        })
      ).rows
    expect(await waiting()).toEqual([{ email: 'al@listwright.test' }])
    await database.execute('update public.beta_invites set mailed_at = now()')
    expect(await waiting()).toEqual([])
  })
})
