import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from './settings/env.ts'
import { type RunningProduct, startProduct } from './start-product.ts'

const forAll = (path: string, status: number): Record<string, number> => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
  return {
    ...Object.fromEntries(methods.map((method) => [`${method} ${path}`, status])),
    // Asked by browsers before they ask anything else.
    [`OPTIONS ${path}`]: 204,
  }
}

/**
 * Every route of the server, and what somebody without any credentials is told. A new route is
 * known here, or this fails.
 */
const ROUTES: Record<string, number> = {
  'GET /health': 200,
  'GET /config.json': 200,
  'GET /openapi.json': 200,
  'POST /auth/v1/signup': 401,
  'POST /auth/v1/token': 401,
  'POST /auth/v1/otp': 401,
  'POST /auth/v1/magiclink': 401,
  'POST /auth/v1/verify': 401,
  'GET /auth/v1/verify': 400,
  'POST /auth/v1/recover': 401,
  'POST /auth/v1/resend': 401,
  'GET /auth/v1/reauthenticate': 401,
  'GET /auth/v1/user': 401,
  'PUT /auth/v1/user': 401,
  'POST /auth/v1/logout': 401,
  'GET /auth/v1/user/sessions': 401,
  'DELETE /auth/v1/user/sessions/{sessionId}': 401,
  'GET /auth/v1/user/identities/authorize': 401,
  'DELETE /auth/v1/user/identities/{identityId}': 401,
  'GET /auth/v1/factors/recovery-codes': 401,
  'POST /auth/v1/factors/recovery-codes': 401,
  'DELETE /auth/v1/factors/recovery-codes': 401,
  'POST /auth/v1/factors/recovery-codes/verify': 401,
  'POST /auth/v1/factors/recovery-codes/regenerate': 401,
  'POST /auth/v1/factors': 401,
  'POST /auth/v1/factors/{factorId}/challenge': 401,
  'POST /auth/v1/factors/{factorId}/verify': 401,
  'DELETE /auth/v1/factors/{factorId}': 401,
  'GET /auth/v1/authorize': 400,
  'GET /auth/v1/callback': 302,
  'POST /auth/v1/callback': 302,
  'POST /auth/v1/sso': 401,
  'POST /auth/v1/invite': 401,
  'POST /auth/v1/admin/generate_link': 401,
  'GET /auth/v1/admin/users': 401,
  'POST /auth/v1/admin/users': 401,
  'GET /auth/v1/admin/users/{userId}': 401,
  'PUT /auth/v1/admin/users/{userId}': 401,
  'DELETE /auth/v1/admin/users/{userId}': 401,
  'GET /auth/v1/admin/users/{userId}/factors': 401,
  'PUT /auth/v1/admin/users/{userId}/factors/{factorId}': 401,
  'DELETE /auth/v1/admin/users/{userId}/factors/{factorId}': 401,
  'GET /auth/v1/admin/audit': 401,
  'GET /auth/v1/settings': 200,
  'GET /auth/v1/health': 200,
  'GET /auth/v1/.well-known/jwks.json': 200,
  'GET /rest/v1': 401,
  ...forAll('/rest/v1/{relation}', 401),
  ...forAll('/rest/v1/rpc/{routine}', 401),
  'GET /storage/v1/bucket': 400,
  'POST /storage/v1/bucket': 400,
  'GET /storage/v1/bucket/{bucket}': 400,
  'PUT /storage/v1/bucket/{bucket}': 400,
  'DELETE /storage/v1/bucket/{bucket}': 400,
  'POST /storage/v1/bucket/{bucket}/empty': 400,
  'POST /storage/v1/object/move': 400,
  'POST /storage/v1/object/copy': 400,
  'POST /storage/v1/object/list/{bucket}': 400,
  'POST /storage/v1/object/list-v2/{bucket}': 400,
  'POST /storage/v1/object/sign/{bucket}': 400,
  'POST /storage/v1/object/sign/{bucket}/{rest}': 400,
  'GET /storage/v1/object/sign/{bucket}/{rest}': 400,
  'POST /storage/v1/object/upload/sign/{bucket}/{rest}': 400,
  'PUT /storage/v1/object/upload/sign/{bucket}/{rest}': 400,
  'GET /storage/v1/object/info/{bucket}/{rest}': 400,
  'GET /storage/v1/object/public/{bucket}/{rest}': 400,
  'GET /storage/v1/object/authenticated/{bucket}/{rest}': 400,
  'GET /storage/v1/object/{bucket}/{rest}': 400,
  'POST /storage/v1/object/{bucket}/{rest}': 400,
  'PUT /storage/v1/object/{bucket}/{rest}': 400,
  'DELETE /storage/v1/object/{bucket}': 400,
  'DELETE /storage/v1/object/{bucket}/{rest}': 400,
  'POST /realtime/v1/api/broadcast': 401,
  'POST /realtime/v1/api/broadcast/{topic}/events/{event}': 401,
  ...forAll('/functions/v1/{name}', 404),
  ...forAll('/functions/v1/{name}/{rest}', 404),
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
let directory: string
let server: RunningProduct

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'inventory-'))
  server = await startProduct(
    readSettings({
      PORT: '0',
      DATA_DIR: join(directory, 'data'),
      SUPABASE_DIR: join(root, 'supabase'),
      LOG_LEVEL: 'silent',
    }),
  )
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true })
})

const ask = async (route: string, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = route.split(' ')
  const target = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
  return fetch(server.url + target, { method, headers, redirect: 'manual' })
}

describe('[SEC-CFG-12] the routes of the server', () => {
  it('are those of its OpenAPI document, and those tested here', async () => {
    const { paths } = await (await ask('GET /openapi.json')).json()
    const documented = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual(Object.keys(ROUTES).sort())
  })

  it.each(Object.entries(ROUTES))('%s answers %i to a stranger', async (route, status) => {
    const answer = await ask(route, { origin: server.url, 'access-control-request-method': 'GET' })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    'GET /auth/v1/unknown',
    'GET /auth/v2/user',
    'GET /storage/v1/s3',
    'POST /storage/v1/upload/resumable',
    'GET /realtime/v1/websocket',
    'GET /graphql/v1',
    'GET /pg/tables',
    'GET /metrics',
    'GET /debug/pprof',
    'GET /.env',
    'GET /.git/config',
    'GET /functions/v1/unknown',
    'POST /sandbox/unknown',
  ])('[SEC-CFG-05] %s is not there', async (route) => {
    expect((await ask(route)).status).toBe(404)
  })
})

describe('[SEC-CFG-04] a GET changes nothing', () => {
  // A mailed link has to be opened by a GET, and signing in with a provider is a walk of redirects.
  const WALKS = new Set(['/auth/v1/verify', '/auth/v1/callback', '/auth/v1/authorize'])
  const changing = Object.keys(ROUTES)
    .filter((route) => /^(POST|PUT|DELETE) \/auth/.test(route))
    .map((route) => route.split(' ')[1] ?? '')
    .filter((path) => !WALKS.has(path) && ROUTES[`GET ${path}`] === undefined)

  it.each([...new Set(changing)])('%s', async (path) => {
    const answer = await ask(`GET ${path}`)
    expect(answer.status).toBe(405)
  })

  it('not even one of a function', async () => {
    const functions = join(root, 'supabase/functions')
    const names = (await readdir(functions)).filter((name) => /^[a-z][\w-]*$/.test(name))
    const { supabaseAnonKey } = await (await ask('GET /config.json')).json()
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const answer = await ask(`GET /functions/v1/${name}`, { apikey: supabaseAnonKey })
      expect([400, 401, 403, 405], name).toContain(answer.status)
    }
  })

  it('and no cookie alone opens anything: nothing is done for a request without a token', async () => {
    const cookie = 'sb-access-token=x; sb-refresh-token=y; session=z'
    for (const [route, status] of Object.entries(ROUTES)) {
      if (status !== 401 || route.startsWith('OPTIONS')) continue
      const answer = await ask(route, { cookie, 'content-type': 'text/plain' })
      expect(answer.status, route).toBe(401)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })
})
