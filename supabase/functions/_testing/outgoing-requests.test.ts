import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { write } from '@listwright/copywriter'
import { openTestDatabase } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createCheckout } from '../create-checkout/handler.ts'
import { generateContent } from '../generate-content/handler.ts'
import { inviteTeamMember } from '../invite-team-member/handler.ts'
import { paymentWebhook } from '../payment-webhook/handler.ts'
import { sendBetaInviteEmail } from '../send-beta-invite-email/handler.ts'
import { type Backend, NO_MODELS, type Person, PROPERTY, SITE, startBackend } from './backend.ts'

/** A request that arrives here was caused by what a user typed. */
let canary: Server
let hits: string[]
let lures: string[]
let backend: Backend
let owner: Person

beforeAll(async () => {
  hits = []
  canary = createServer((request, response) => {
    hits.push(`${request.method} ${request.headers.host}${request.url}`)
    response.end()
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  const { port } = canary.address() as AddressInfo
  const hosts = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
  ]
  lures = [
    ...hosts.map((host) => `http://${host}:${port}/canary`),
    `//127.0.0.1:${port}/canary`,
    `http://user@127.0.0.1:${port}/canary`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
  ]
  const database = await openTestDatabase('pglite')
  backend = await startBackend(database, (world) => {
    const deps = {
      ...world,
      now: () => new Date(),
      offerEndsAt: undefined,
      operatorEmail: undefined,
    }
    return {
      'generate-content': generateContent({
        ...deps,
        write,
        models: NO_MODELS,
        randomSeed: () => 1,
      }),
      'create-checkout': createCheckout(deps),
      'invite-team-member': inviteTeamMember(deps),
      'payment-webhook': paymentWebhook(deps),
      'send-beta-invite-email': sendBetaInviteEmail(deps),
    }
  })
  owner = await backend.signUp()
  await backend.setPlan(owner.id, 'pro')
  return async () => {
    await backend.close()
    await database.close()
  }
})
afterAll(() => new Promise((resolve) => canary.close(resolve)))

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await backend.request(`${SITE}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    redirect: 'manual',
    headers: {
      apikey: backend.settings.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
      ...headers,
    },
  })
  // The server counts a call until its answer has been read to the end.
  await answer.clone().arrayBuffer()
  return answer
}

it('[SEC-IN-09] no address that a user gives is ever fetched', async () => {
  const outside = vi.spyOn(globalThis, 'fetch')
  for (const url of lures) {
    await owner.client.from('profiles').update({ full_name: url, company: url }).eq('id', owner.id)
    await owner.client.auth.updateUser({ data: { avatar_url: url, picture: url, website: url } })
    const { data } = await owner.client
      .from('properties')
      .insert({ ...PROPERTY, address: url, city: url, features: [url] })
      .select('id')
      .single()
    const headers = {
      origin: url,
      referer: url,
      'x-forwarded-host': url,
      forwarded: `host="${url}"`,
      'x-original-url': url,
      'x-callback-url': url,
    }
    const written = await post(
      '/functions/v1/generate-content',
      { property_id: data?.id, tone: 'luxury', url },
      headers,
    )
    expect(written.status).toBe(200)
    await owner.client.from('content').insert({
      property_id: data?.id,
      description: `<img src="${url}"> ![](${url})`,
      social_captions: { facebook: url, instagram: url, linkedin: url, twitter: url },
    })
    for (const [path, body] of [
      ['/functions/v1/create-checkout', { planId: 'pro', successUrl: url, returnUrl: url }],
      ['/functions/v1/invite-team-member', { email: 'guest@listwright.test', url }],
      ['/functions/v1/send-beta-invite-email', { email: 'guest@listwright.test', url }],
      ['/functions/v1/payment-webhook', { id: url, url, livemode: false }],
      ['/auth/v1/recover', { email: owner.email, redirect_to: url }],
      [
        '/auth/v1/token?grant_type=id_token',
        { provider: 'google', issuer: url, id_token: forged(url) },
      ],
      ['/auth/v1/sso', { domain: url, provider_id: url }],
    ] as const) {
      await post(path, body, headers)
    }
    await backend.request(
      `${SITE}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(url)}`,
      {
        headers,
        redirect: 'manual',
      },
    )
  }
  await backend.mailsTo(owner.email)
  expect(outside.mock.calls.map(([input]) => String(input))).toEqual([])
  expect(hits).toEqual([])
  outside.mockRestore()
})

/** A token that names its own keys. */
const forged = (url: string) =>
  [
    { alg: 'ES256', jku: url, x5u: url, kid: url },
    { iss: url, aud: 'x' },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('AAAA')
    .join('.')
