import { readFeatures as read, write } from '@listwright/copywriter'
import { describeDatabases } from '@listwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createCheckout } from '../create-checkout/handler.ts'
import { customerPortal } from '../customer-portal/handler.ts'
import { deliverMail } from '../deliver-mail/handler.ts'
import { generateContent } from '../generate-content/handler.ts'
import { inviteTeamMember } from '../invite-team-member/handler.ts'
import { paymentWebhook } from '../payment-webhook/handler.ts'
import { readFeatures } from '../read-features/handler.ts'
import { sendBetaInviteEmail } from '../send-beta-invite-email/handler.ts'
import {
  aProperty,
  type Backend,
  NO_MODELS,
  type Person,
  PROPERTY,
  SITE,
  startBackend,
} from './backend.ts'

/** As JSON, since not every one of them survives a string of ours. */
const ODD_VALUES = [
  ...[
    String.raw`"\u0000"`,
    String.raw`"a\u0000b@c.test"`,
    String.raw`"\ud800"`,
    String.raw`"\udfffx\ud800"`,
  ],
  ...[
    String.raw`"\u202e\u2028\ufeff"`,
    String.raw`"\ufffe\uffff"`,
    '"👩‍👩‍👧‍👦"',
    '"١٢٣"',
    '"１２３"',
    '"%s%n"',
  ],
  ...[
    JSON.stringify('x'.repeat(100_000)),
    JSON.stringify('🏡'.repeat(9_000)),
    '""',
    '" "',
    '"\'; --"',
    '"{}"',
  ],
  ...[
    '0',
    '-1',
    '1e400',
    '1.5',
    '99999999999999999999',
    'true',
    'null',
    '[]',
    '[[]]',
    '[null]',
    '{}',
  ],
  ...[
    '{"a": {"b": "\\u0000"}}',
    '{"__proto__": {"x": 1}}',
    '[["\\u0000"], ["\\ud800"]]',
    '"2026-99-99"',
    '"NaN"',
  ],
]

const FUNCTIONS: Record<string, Record<string, unknown>> = {
  'generate-content': { property_id: '', tone: 'luxury', seed: 1, captions: null },
  'create-checkout': { planId: 'pro' },
  'customer-portal': {},
  'invite-team-member': { email: 'guest@listwright.test' },
  'read-features': { propertyType: 'Condo', city: 'Boise', price: 1, features: ['deck'] },
  'send-beta-invite-email': { email: 'guest@listwright.test', full_name: 'Al', company: null },
  'deliver-mail': {},
  'payment-webhook': { id: 'evt', type: 'test' },
}

interface Column {
  table: string
  column: string
  type: string
  /** What an agent may do with it. */
  mayInsert: boolean
  mayUpdate: boolean
  mayDelete: boolean
}

describeDatabases((open) => {
  let backend: Backend
  let owner: Person
  let property_id: string
  let faults: string[] = []

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => {
      const now = () => new Date()
      const deps = { ...world, now, offerEndsAt: undefined, operatorEmail: undefined }
      return {
        'generate-content': generateContent({
          ...deps,
          write,
          models: NO_MODELS,
          randomSeed: () => 1,
        }),
        'create-checkout': createCheckout(deps),
        'customer-portal': customerPortal(deps),
        'read-features': readFeatures({ ...deps, read }),
        'invite-team-member': inviteTeamMember(deps),
        'send-beta-invite-email': sendBetaInviteEmail(deps),
        'deliver-mail': deliverMail({ ...deps, send: async () => undefined }),
        'payment-webhook': paymentWebhook(deps),
      }
    })
    owner = await backend.signUp()
    await backend.setPlan(owner.id, 'pro')
    await owner.client.rpc('create_team', { name: 'Archer & Sons' })
    property_id = await aProperty(owner)
  })
  afterAll(() => backend.close())
  beforeEach(() => {
    faults = []
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  const send = async (method: string, path: string, body: string, token = owner.token) => {
    const answer = await backend.request(`${SITE}${path}`, {
      method,
      body,
      headers: {
        apikey: backend.settings.SUPABASE_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    })
    if (answer.status >= 500) {
      faults.push(
        `${answer.status} ${method} ${path} ${body.slice(0, 200)}: ${await answer.text()}`,
      )
    }
    return answer.status
  }
  /** The object as JSON, with one field replaced by what may be no JSON value of ours. */
  const withField = (object: object, field: string, json: string) =>
    `{${Object.entries({ ...object, [field]: null })
      .map(
        ([name, value]) =>
          `${JSON.stringify(name)}:${name === field ? json : JSON.stringify(value)}`,
      )
      .join(',')}}`

  it.each(Object.entries(FUNCTIONS))(
    '[SEC-IN-02] no value of any field makes %s fail',
    async (name, body) => {
      const path = `/functions/v1/${name}`
      const good = 'property_id' in body ? { ...body, property_id } : body
      for (const value of ODD_VALUES) {
        await send('POST', path, value)
        for (const field of [...Object.keys(good), 'unknown', '\0']) {
          await send('POST', path, withField(good, field, value))
        }
      }
      expect(faults).toEqual([])
    },
  )

  it('[SEC-IN-02] no value of any column makes a table fail, written or searched for', async () => {
    const { rows } = await backend.database.query<Column>(`
      select relname as table, attname as column, format_type(atttypid, atttypmod) as type,
        has_column_privilege('authenticated', attrelid, attnum, 'insert') as "mayInsert",
        has_column_privilege('authenticated', attrelid, attnum, 'update') as "mayUpdate",
        has_column_privilege('authenticated', attrelid, attnum, 'select')
          and has_table_privilege('authenticated', attrelid, 'delete') as "mayDelete"
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`)
    expect(rows.length).toBeGreaterThan(100)
    // The rules are the same SQL on both. What differs is how a driver passes a value and reads a refusal, which depends
    // on the type of the column: of each type, one column of each table shows it on the slower one. The same holds for
    // what an agent may not do at all, since PostgreSQL refuses that before it looks at the value.
    const isFirst = ({ table, type }: Column, at: number) =>
      rows.findIndex((row) => row.table === table && row.type === type) === at
    const isEveryColumn = backend.database.kind === 'postgres'
    for (const [at, { table, column, ...may }] of rows.entries()) {
      const isForType = isFirst({ table, column, ...may }, at)
      const isTried = (isAllowed: boolean) => isForType || (isEveryColumn && isAllowed)
      const base = table === 'properties' ? PROPERTY : {}
      const path = `/rest/v1/${table}`
      for (const value of ODD_VALUES) {
        if (isTried(may.mayInsert)) await send('POST', path, withField(base, column, value))
        if (isTried(may.mayUpdate))
          await send('PATCH', `${path}?id=eq.${owner.id}`, withField({}, column, value))
        if (!isTried(may.mayDelete) || value.length > 2_000) continue
        const filter = new URLSearchParams({ [column]: `eq.${JSON.parse(value)}` })
        await send('DELETE', `${path}?${filter}`, '')
      }
    }
    expect(faults).toEqual([])
  })

  it('[SEC-IN-02] no value of any argument makes a function of the database fail', async () => {
    const { rows } = await backend.database.query<{ name: string; args: string[] | null }>(`
      select proname as name, proargnames[1:pronargs] as args from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')`)
    for (const { name, args } of rows) {
      const base = Object.fromEntries((args ?? []).map((arg) => [arg, null]))
      for (const value of ODD_VALUES) {
        for (const arg of [...(args ?? []), 'unknown']) {
          await send('POST', `/rest/v1/rpc/${name}`, withField(base, arg, value))
        }
      }
    }
    expect(rows.length).toBeGreaterThan(15)
    expect(faults).toEqual([])
  })
})
