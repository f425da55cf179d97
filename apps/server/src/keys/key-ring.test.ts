import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { exportJWK, type JWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { KeyRing, newSigningKey, secretKey } from './key-ring.ts'

const ISSUER = 'http://127.0.0.1:4100/auth/v1'
const SECRET = 'T3st-only-shared-secret-of-40-characters'
const now = () => Math.floor(Date.now() / 1000)
const sub = randomUUID()
const good = () => ({ sub, role: 'authenticated', aud: 'authenticated', exp: now() + 600 })

let key: JWK
let ring: KeyRing
beforeAll(async () => {
  key = await newSigningKey()
  ring = await KeyRing.create([key, secretKey(SECRET)], ISSUER)
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (header: object, payload: object = good()) =>
  `${encode(header)}.${encode(payload)}.`
const hmac = (input: string, secret: string | Buffer) =>
  createHmac('sha256', secret).update(input).digest('base64url')

const withHmac = (header: object, secret: string | Buffer, payload: object = good()) => {
  const input = `${encode(header)}.${encode(payload)}`
  return `${input}.${hmac(input, secret)}`
}

it('believes what it signed itself, and Supabase tokens of the shared secret', async () => {
  expect(await ring.verify(await ring.sign(good()))).toMatchObject({ sub, role: 'authenticated' })
  expect(await ring.verify(withHmac({ alg: 'HS256', typ: 'JWT' }, SECRET))).toMatchObject({ sub })
  const anonKey = withHmac({ alg: 'HS256' }, SECRET, { role: 'anon', iss: 'supabase' })
  expect(await ring.verify(anonKey)).toMatchObject({ role: 'anon' })
})

it.each(['anon', 'service_role'])('believes an %s key of any issuer', async (role) => {
  for (const iss of ['supabase', 'supabase-demo', 'https://elsewhere.test']) {
    const token = withHmac({ alg: 'HS256', typ: 'JWT' }, SECRET, { iss, role, exp: 1_983_812_996 })
    expect(await ring.verify(token)).toMatchObject({ role })
  }
})

it('keeps believing tokens of a key that no longer signs', async () => {
  const token = await ring.sign(good())
  const rotated = await KeyRing.create([await newSigningKey(), key], ISSUER)
  expect(await rotated.verify(token)).toMatchObject({ sub })
  expect(rotated.jwks().keys).toHaveLength(2)
})

it('shows public keys only', () => {
  const { keys } = ring.jwks()
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', kid: key.kid })
  expect(keys[0]).not.toHaveProperty('d')
})

describe('SEC-SES-01 forged tokens are refused:', () => {
  const forgeries: Record<string, () => Promise<string> | string> = {
    'no algorithm': () => unsigned({ alg: 'none' }),
    'no algorithm, other spelling': () => unsigned({ alg: 'nOnE' }),
    'an empty signature': () => unsigned({ alg: 'ES256', kid: key.kid }),
    'an empty shared-secret signature': () => unsigned({ alg: 'HS256' }),
    'the public key as shared secret': () =>
      withHmac({ alg: 'HS256', kid: key.kid }, JSON.stringify(ring.jwks().keys[0])),
    'another shared secret': () =>
      withHmac({ alg: 'HS256' }, 'another-secret-of-forty-characters-xx'),
    'an algorithm outside the list': () => unsigned({ alg: 'HS512' }),
    'an unknown key id': async () => signedBy(await newSigningKey(), { kid: 'unknown' }),
    'a foreign key under our key id': async () =>
      signedBy(await newSigningKey(), { kid: key.kid ?? '' }),
    'a key embedded in the token': async () => {
      const foreign = await newSigningKey()
      const { d: _, ...jwk } = foreign
      return signedBy(foreign, { kid: key.kid ?? '', jwk })
    },
    'a key to be fetched (jku)': async () =>
      signedBy(await newSigningKey(), { kid: 'x', jku: 'http://127.0.0.1:1/jwks.json' }),
    'a certificate to be fetched (x5u)': async () =>
      signedBy(await newSigningKey(), { kid: 'x', x5u: 'http://127.0.0.1:1/cert.pem' }),
    'an RSA key': async () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      return signedBy({ ...(await exportJWK(privateKey)), alg: 'RS256' }, { kid: key.kid ?? '' })
    },
    'a changed payload': async () => {
      const [header, , signature] = (await ring.sign(good())).split('.')
      return `${header}.${encode({ ...good(), role: 'service_role' })}.${signature}`
    },
    'a critical extension': () => withHmac({ alg: 'HS256', crit: ['x'], x: 1 }, SECRET),
    'not a token': () => 'garbage',
    'two parts': () => 'a.b',
  }
  it.each(Object.entries(forgeries))('%s', async (_, forge) => {
    await expect(ring.verify(await forge())).rejects.toMatchObject({ name: 'TokenError' })
  })
})

describe('SEC-SES-02 well signed tokens whose claims do not hold are refused:', () => {
  it.each<[string, object, string]>([
    ['expired', { exp: now() - 3600 }, 'expired'],
    ['without an end', { exp: undefined }, 'claims'],
    ['not yet valid', { nbf: now() + 3600 }, 'premature'],
    ['for another audience', { aud: 'elsewhere' }, 'claims'],
    ['for no audience', { aud: undefined }, 'claims'],
    ['of another issuer', { iss: 'https://elsewhere.test/auth/v1' }, 'claims'],
    ['of nobody', { sub: undefined }, 'claims'],
    ['of somebody who is no user id', { sub: '1 or 1=1' }, 'claims'],
    ['for the owner of the database', { role: 'postgres' }, 'claims'],
    ['for a made-up role', { role: 'supabase_admin' }, 'claims'],
    ['for no role', { role: undefined }, 'claims'],
    ['for a role in the wrong type', { role: ['service_role'] }, 'claims'],
  ])('%s', async (_, change, fault) => {
    const token = await ring.sign({ ...good(), ...change })
    await expect(ring.verify(token)).rejects.toMatchObject({ name: 'TokenError', fault })
  })
})

const signedBy = async (jwk: JWK, header: Record<string, unknown>) =>
  new SignJWT(good()).setProtectedHeader({ alg: jwk.alg ?? 'ES256', ...header }).sign(jwk)
