import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, NO_MODELS, SITE, startBackend } from '../_testing/backend.ts'
import { listModels } from '../list-models/handler.ts'

describePostgres((open) => {
  let backend: Backend

  beforeAll(async () => {
    backend = await startBackend(await open(), ({ clients }) => ({
      'list-models': listModels({ clients, models: NO_MODELS }),
    }))
  })
  afterAll(() => backend.close())

  it('[SEC-SES-08] who locked the account to an address uses it there, and is told why not elsewhere', async () => {
    const { id, email } = await backend.signUp()
    const ask = async (from: string, method: string, path: string, token = '', body?: object) => {
      const answer = await backend.request(`${SITE}${path}`, {
        method,
        headers: {
          apikey: backend.environment.SUPABASE_PUBLISHABLE_KEYS.split('"')[3] ?? '',
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, json: text ? JSON.parse(text) : {} }
    }
    const [own, elsewhere] = ['192.0.2.7', '192.0.2.99']
    const password = 'correct horse'
    const signIn = { email, password }
    const { json } = await ask(own, 'POST', '/auth/v1/token?grant_type=password', '', signIn)
    const token: string = json.access_token
    const lock = { ip_lock_enabled: true }
    await ask(own, 'PATCH', `/rest/v1/profiles?id=eq.${id}`, token, lock)

    expect((await ask(own, 'POST', '/functions/v1/list-models', token)).status).toBe(200)
    expect((await ask(own, 'GET', '/auth/v1/user', token)).status).toBe(200)
    expect(await ask(elsewhere, 'POST', '/functions/v1/list-models', token)).toMatchObject({
      status: 403,
      json: { code: 'address_changed' },
    })
    const theft = { password: 'of a thief' }
    expect((await ask(elsewhere, 'PUT', '/auth/v1/user', token, theft)).status).toBe(403)
    expect((await ask(own, 'PUT', '/auth/v1/user', token, { data: { a: 1 } })).status).toBe(200)
  })
})
