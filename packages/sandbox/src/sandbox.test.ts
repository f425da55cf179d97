import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterEach, describe, expect, test } from 'vitest'
import { createSandbox, type SandboxOptions } from './sandbox.ts'

const ORIGIN = 'http://app.test'
const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const sandbox of opened.splice(0)) await sandbox.close()
})

const aSandbox = (overrides: Partial<SandboxOptions> = {}) => {
  const sandbox = createSandbox({ origin: ORIGIN, ...overrides })
  opened.push(sandbox)
  const app = new Hono().route('/sandbox', sandbox.routes)
  return { sandbox, request: (path: string, init?: RequestInit) => app.request(path, init) }
}

const MAIL = {
  to: 'Ann@example.test',
  subject: 'Hello <b>',
  text: 'Hi',
  html: '<html><head></head><p>Hi</p></html>',
}

describe('the mailbox', () => {
  test('answers the mails of an address, newest first', async () => {
    const { sandbox, request } = aSandbox()
    sandbox.mailbox.deliver({ ...MAIL, subject: 'first' })
    sandbox.mailbox.deliver({ ...MAIL, to: 'bob@example.test', subject: 'other' })
    sandbox.mailbox.deliver({ ...MAIL, subject: 'second' })
    const mails = (await (await request('/sandbox/mailbox.json?to=ann@EXAMPLE.test')).json()) as {
      subject: string
    }[]
    expect(mails.map(({ subject }) => subject)).toEqual(['second', 'first'])
    expect(Object.keys(mails[0] ?? {}).sort()).toEqual([
      'created_at',
      'html',
      'subject',
      'text',
      'to',
    ])
  })

  test('shows a list, a mail, and its html in a frame that runs nothing', async () => {
    const { sandbox, request } = aSandbox()
    const { id } = sandbox.mailbox.deliver(MAIL)
    const list = await request('/sandbox/mailbox')
    expect(await list.text()).toContain('Hello &lt;b&gt;')
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
    const mail = await (await request(`/sandbox/mailbox/${id}`)).text()
    expect(mail).toContain(`src="/sandbox/mailbox/${id}/html"`)
    const frame = await request(`/sandbox/mailbox/${id}/html`)
    expect(frame.headers.get('content-security-policy')).toMatch(/sandbox allow-popups/)
    expect(frame.headers.get('content-security-policy')).not.toContain('allow-scripts')
    expect((await request('/sandbox/mailbox/none')).status).toBe(404)
  })

  test('keeps the newest five hundred mails, and keeps them over a restart', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const first = aSandbox({ directory })
    for (let index = 0; index < 510; index++) {
      first.sandbox.mailbox.deliver({ ...MAIL, subject: String(index) })
    }
    await first.sandbox.close()
    const second = aSandbox({ directory })
    expect(second.sandbox.mailbox.list()).toHaveLength(500)
    expect(second.sandbox.mailbox.list()[0]?.subject).toBe('509')
    expect(second.sandbox.environment).toEqual(first.sandbox.environment)
  })
})

/** Walks the pages as a browser would, cookies included, until it would leave for the application. */
const signIn = async (name: 'google' | 'azure', form: Record<string, string>) => {
  const { sandbox, request } = aSandbox()
  const { issuer, clientId, clientSecret } = sandbox.identity[name]
  const cookies = new Map<string, string>()
  const visit = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await request(url.replace(ORIGIN, ''), {
      ...init,
      headers: { ...init.headers, ...(cookie ? { cookie } : {}) },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      cookies.set(key, value)
    }
    return answer
  }
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

  const discovery = await (await visit(`${issuer}/.well-known/openid-configuration`)).json()
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${ORIGIN}/auth/v1/callback`,
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const start = await visit(`${discovery.authorization_endpoint}?${query}`)
  const consent = start.headers.get('location') ?? ''
  const consentText = await (await visit(consent)).text()
  let answer = await visit(consent, {
    method: 'POST',
    headers: urlencoded,
    body: new URLSearchParams(form).toString(),
  })
  for (let hop = 0; hop < 5; hop++) {
    const next = answer.headers.get('location') ?? ''
    if (!next || next.includes('/auth/v1/callback')) break
    answer = await visit(next)
  }
  const back = new URL(answer.headers.get('location') ?? 'http://nowhere.test')
  const exchange = (fields: Record<string, string> = {}) =>
    visit(discovery.token_endpoint, {
      method: 'POST',
      headers: urlencoded,
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: `${ORIGIN}/auth/v1/callback`,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: verifier,
        ...fields,
      }).toString(),
    })
  return { issuer, clientId, discovery, consentText, back, exchange, visit }
}

describe('the identity providers', () => {
  test('Google signs a sample person in with PKCE and a signed id token', async () => {
    const flow = await signIn('google', { email: 'ann.archer@example.test' })
    expect(flow.discovery.issuer).toBe(flow.issuer)
    expect(flow.consentText).toContain('Continue as Ann Archer')
    expect(flow.consentText).toContain('Sandbox')
    expect(flow.back.searchParams.get('state')).toBe('the-state')

    const tokens = await (await flow.exchange()).json()
    const keys = createLocalJWKSet(await (await flow.visit(flow.discovery.jwks_uri)).json())
    const { payload } = await jwtVerify(tokens.id_token, keys, {
      issuer: flow.issuer,
      audience: flow.clientId,
    })
    expect(payload).toMatchObject({
      email: 'ann.archer@example.test',
      email_verified: true,
      name: 'Ann Archer',
      nonce: 'the-nonce',
    })
    const userinfo = await flow.visit(flow.discovery.userinfo_endpoint, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await userinfo.json()).toMatchObject({ email: 'ann.archer@example.test' })
  })

  test('Microsoft names the tenant and takes any address', async () => {
    const flow = await signIn('azure', { email: 'Dora.Diaz@example.test' })
    const tokens = await (await flow.exchange()).json()
    const claims = JSON.parse(
      Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString('utf8'),
    )
    expect(claims).toMatchObject({ email: 'dora.diaz@example.test', name: 'Dora Diaz' })
    expect(claims.tid).toMatch(/^[0-9a-f-]{36}$/)
    expect(claims.oid).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a wrong code verifier gets no token', async () => {
    const flow = await signIn('google', { email: 'ann.archer@example.test' })
    const answer = await flow.exchange({ code_verifier: randomBytes(32).toString('base64url') })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('someone who cancels goes back with access_denied', async () => {
    const flow = await signIn('google', { cancel: 'yes' })
    expect(flow.back.searchParams.get('error')).toBe('access_denied')
  })

  test('an address that is none is asked for again', async () => {
    const flow = await signIn('google', { email: 'nobody' })
    expect(flow.back.hostname).toBe('nowhere.test')
  })
})
