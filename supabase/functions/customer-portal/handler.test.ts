import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Person, SITE, startBackend } from '../_testing/backend.ts'
import { customerPortal } from './handler.ts'

describePostgres((open) => {
  let backend: Backend

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => ({
      'customer-portal': customerPortal({
        ...world,
        offerEndsAt: undefined,
        now: () => new Date(),
      }),
    }))
  })
  afterAll(() => backend.close())

  const aCustomer = async () => {
    const person = await backend.signUp()
    const customerId = await backend.payments().createCustomer(person)
    await backend.database.query(
      'insert into public.payment_customers (user_id, customer_id) values ($1, $2)',
      [person.id, customerId],
    )
    return person
  }
  const openPortal = async ({ client }: Pick<Person, 'client'>) => {
    const { data, error } = await client.functions.invoke('customer-portal')
    return { url: data?.url, status: error?.context.status ?? 200 }
  }

  it('a customer needs no body and gets the address of their portal', async () => {
    const { url } = await openPortal(await aCustomer())
    expect(url).toMatch(/\/sandbox\/payments\/portal\/bps_/)
    expect(await (await backend.request(url)).text()).toContain(`href="${SITE}/account"`)
  })

  it('someone who never paid has nothing to manage', async () => {
    expect((await openPortal(await backend.signUp())).status).toBe(409)
  })

  it('a visitor is asked to sign in', async () => {
    expect((await openPortal({ client: backend.client() })).status).toBe(401)
  })

  it('a session that was signed out is refused', async () => {
    const ann = await aCustomer()
    const headers = {
      authorization: `Bearer ${ann.token}`,
      apikey: backend.settings.SUPABASE_PUBLISHABLE_KEY,
    }
    await ann.client.auth.signOut()
    const url = `${SITE}/functions/v1/customer-portal`
    expect((await backend.request(url, { method: 'POST', headers })).status).toBe(401)
  })
})
