import { beforeAll, expect, it } from 'vitest'
import { aContent, aPerson, aProperty, aTeam, call, type Database, one, service } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf } from './failures.ts'

const refusal = { code: 'PT403', message: 'email_not_confirmed' }

describeDatabases((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('an agent who has not confirmed their address invites nobody', async () => {
    const owner = await aPerson(database, { plan: 'pro', isConfirmed: false })
    await aTeam(database, owner)
    const invited = call(database, owner.caller, "public.invite_member('guest@listwright.test')")
    expect(await failureOf(invited)).toMatchObject(refusal)
    await confirm(owner.id)
    await call(database, owner.caller, "public.invite_member('guest@listwright.test')")
  })

  it('an agent who has not confirmed their address pays for nothing', async () => {
    const agent = await aPerson(database, { isConfirmed: false })
    const asked = () => call(database, agent.caller, 'public.require_confirmed_address()')
    const becomesCustomer = () =>
      database.queryAs(service, {
        text: 'insert into public.payment_customers (user_id, customer_id) values ($1, $2)',
        values: [agent.id, `cus_${agent.id}`],
      })
    expect(await failureOf(asked())).toMatchObject(refusal)
    expect(await failureOf(becomesCustomer())).toMatchObject(refusal)
    await confirm(agent.id)
    await asked()
    await becomesCustomer()
  })

  it('an agent who has not confirmed their address works on their own listings', async () => {
    const agent = await aPerson(database, { isConfirmed: false })
    expect(await aProperty(database, agent)).toBeTruthy()
  })

  it('[SEC-IN-04] an agent who has not confirmed their address keeps a hundred listings, added one by one or at once', async () => {
    const agent = await aPerson(database, { isConfirmed: false })
    const property = await aProperty(database, agent)
    const add = (count: number) =>
      database.queryAs(agent.caller, {
        text: `insert into public.properties (address, city, state, zip_code, bedrooms, bathrooms, square_feet, price)
               select address, city, state, zip_code, bedrooms, bathrooms, square_feet, price
               from public.properties, generate_series(1, $2::int) where id = $1`,
        values: [property, count],
      })
    const write = (count: number) =>
      database.queryAs(agent.caller, {
        text: `insert into public.content (property_id, tone, description, social_captions)
               select property_id, tone, description, social_captions
               from public.content, generate_series(1, $2::int) where id = $1`,
        values: [content, count],
      })
    expect(await failureOf(add(100))).toMatchObject(refusal)
    await add(99)
    expect(await failureOf(aProperty(database, agent))).toMatchObject(refusal)
    const content = await aContent(database, agent, property)
    expect(await failureOf(write(100))).toMatchObject(refusal)
    await confirm(agent.id)
    await add(100)
    await write(100)
  })

  it('with the confirmation a contact address from before gives way to the confirmed one', async () => {
    const agent = await aPerson(database, { isConfirmed: false })
    await database.queryAs(agent.caller, {
      text: "update public.profiles set email = 'stranger@listwright.test'",
    })
    await confirm(agent.id)
    const contact = () =>
      one(database, 'select email from public.profiles where id = $1', [agent.id])
    expect(await contact()).toBe(agent.email)
    await database.queryAs(agent.caller, {
      text: "update public.profiles set email = 'office@listwright.test'",
    })
    await database.query('update auth.users set last_sign_in_at = now() where id = $1', [agent.id])
    expect(await contact()).toBe('office@listwright.test')
  })

  it('a deletion that somebody asked for before the confirmation is not carried out after it', async () => {
    const agent = await aPerson(database, { isConfirmed: false })
    const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }]
    const signedIn = { ...agent.caller, claims: { ...agent.caller.claims, amr } }
    const request = () => call(database, signedIn, 'public.request_account_deletion()')
    const due = () =>
      one(database, 'select count(*)::int from public.account_deletions where user_id = $1', [
        agent.id,
      ])
    await request()
    await confirm(agent.id)
    expect(await due()).toBe(0)
    await request()
    await database.query('update auth.users set last_sign_in_at = now() where id = $1', [agent.id])
    expect(await due()).toBe(1)
  })

  const confirm = (id: string) =>
    database.query('update auth.users set email_confirmed_at = now() where id = $1', [id])
})
