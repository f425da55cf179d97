import { expect, test } from '../product-test.ts'

const SOME_ID = '5f0c2b0e-0000-4000-8000-000000000000'

const ENDPOINTS = [
  ['AUTH-23', 'POST', '/signup'],
  ['AUTH-24', 'POST', '/token?grant_type=password'],
  ['AUTH-25', 'POST', '/token?grant_type=refresh_token'],
  ['AUTH-26', 'POST', '/token?grant_type=pkce'],
  ['AUTH-27', 'POST', '/token?grant_type=id_token'],
  ['AUTH-28', 'POST', '/otp'],
  ['AUTH-29', 'POST', '/verify'],
  ['AUTH-30', 'POST', '/sso'],
  ['AUTH-31', 'POST', '/recover'],
  ['AUTH-32', 'POST', '/resend'],
  ['AUTH-33', 'POST', '/logout?scope=global'],
  ['AUTH-34', 'GET', '/user'],
  ['AUTH-35', 'PUT', '/user'],
  ['AUTH-36', 'GET', '/reauthenticate'],
  ['AUTH-37', 'GET', '/.well-known/jwks.json'],
  ['AUTH-38', 'GET', '/user/identities/authorize'],
  ['AUTH-39', 'DELETE', `/user/identities/${SOME_ID}`],
  ['AUTH-40', 'POST', '/factors'],
  ['AUTH-41', 'POST', `/factors/${SOME_ID}/challenge`],
  ['AUTH-42', 'POST', `/factors/${SOME_ID}/verify`],
  ['AUTH-43', 'DELETE', `/factors/${SOME_ID}`],
  ['AUTH-44', 'GET', '/admin/users'],
  ['AUTH-45', 'POST', '/admin/generate_link'],
] as const

for (const [id, method, path] of ENDPOINTS) {
  test(`[${id}] ${method} ${path} answers for itself`, async ({ request, product }) => {
    const answer = await request.fetch(`${product.url}/auth/v1${path}`, {
      method,
      headers: { apikey: product.anonKey, 'content-type': 'application/json' },
      ...(method !== 'GET' && { data: {} }),
    })
    expect(answer.status()).toBeLessThan(500)
    const body = await answer.json()
    if (!answer.ok()) expect(body.error_code).toMatch(/^[a-z_]+$/)
    if (answer.status() === 404) expect(body.error_code).toBe('saml_provider_disabled')
  })
}

for (const [id, path, body] of [
  ['VAL-46', '/signup', { password: 'secret1' }],
  ['VAL-47', '/signup', { email: 'a@example.com' }],
  ['VAL-48', '/token?grant_type=password', { password: 'secret1' }],
  ['VAL-49', '/token?grant_type=password', { email: 'a@example.com' }],
] as const) {
  test(`[${id}] ${path} with only ${Object.keys(body)[0]} is refused`, async ({
    request,
    product,
  }) => {
    const answer = await request.post(`${product.url}/auth/v1${path}`, {
      headers: { apikey: product.anonKey },
      data: body,
    })
    expect(answer.status()).toBeGreaterThanOrEqual(400)
    expect(answer.status()).toBeLessThan(500)
  })
}

test('[ERR-39] a token that does not hold is refused', async ({ request, product }) => {
  const answer = await request.get(`${product.url}/auth/v1/user`, {
    headers: {
      apikey: product.anonKey,
      authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln',
    },
  })
  expect(answer.status()).toBe(403)
  expect((await answer.json()).error_code).toBe('bad_jwt')
})

test('[ENT-22] [ENT-24] [ENT-26] a new profile has its three switches', async ({ newAgent }) => {
  const { client, id } = await newAgent()
  const { data } = await client
    .from('profiles')
    .select('email_notifications, ip_lock_enabled, two_factor_enabled')
    .eq('id', id)
    .single()
  expect(data).toEqual({
    email_notifications: true,
    ip_lock_enabled: false,
    two_factor_enabled: false,
  })
})
