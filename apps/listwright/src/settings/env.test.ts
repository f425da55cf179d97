import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../testing/faults-of.ts'
import { isHosted, readSettings } from './env.ts'

const random = () => randomBytes(32).toString('base64url')
const production = () => ({
  NODE_ENV: 'production',
  SITE_URL: 'https://example.test',
  JWT_SECRET: random(),
  ENCRYPTION_KEY: random(),
  SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${random()}`,
  SUPABASE_SECRET_KEY: `sb_secret_${random()}`,
  SMTP_URL: 'smtp://mail.example.test',
})

it('no setting is needed to start', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://127.0.0.1:3000',
    SANDBOX: true,
    hasSite: false,
  })
  expect(settings.DATA_DIR).toMatch(/\/\.data$/)
})

it('every bad setting is named', () => {
  expect(faultsOf({ PORT: 'many', SITE_URL: 'ftp://x', DATABASE_URL: 'mysql://x' })).toEqual([
    expect.stringContaining('PORT: '),
    expect.stringContaining('SITE_URL: '),
    expect.stringContaining('DATABASE_URL: '),
  ])
})

it.each([
  ['HOST', '999.1.1.1'],
  ['HOST', 'a b'],
  ['HOST', 'http://x'],
  ['TRUSTED_PROXIES', 'banana'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, 10.0.0.0/99'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['TRUSTED_PROXIES', '::1/129'],
])('%s is refused as %s', (name, value) => {
  expect(faultsOf({ [name]: value })).toEqual([
    expect.stringMatching(`^${name}.*: must be an IP address`),
  ])
})

it('files go to S3 with all of its settings, or not at all', () => {
  const whole = {
    STORAGE_S3_ENDPOINT: 'https://s3.example.test/',
    STORAGE_S3_BUCKET: 'files',
    STORAGE_S3_ACCESS_KEY_ID: 'id',
    STORAGE_S3_SECRET_ACCESS_KEY: 'secret',
  }
  const settings = readSettings(whole)
  expect(settings.STORAGE_S3_ENDPOINT).toBe('https://s3.example.test')
  expect(settings.functionEnvironment).not.toHaveProperty('STORAGE_S3_SECRET_ACCESS_KEY')
  for (const name of Object.keys(whole))
    expect(faultsOf({ ...whole, [name]: '' })).toEqual([
      expect.stringContaining(`${name}: missing`),
    ])
  expect(faultsOf({ ...whole, STORAGE_S3_BUCKET: 'a/b' })).toEqual([
    expect.stringContaining('STORAGE_S3_BUCKET: must be'),
  ])
})

it('hosts and networks in use are taken', () => {
  for (const HOST of ['0.0.0.0', '::', '::1', 'localhost', 'my_host', 'a.example'])
    expect(readSettings({ HOST }).HOST).toBe(HOST)
  const TRUSTED_PROXIES = '10.0.0.0/8,::1,2001:db8::/32,127.0.0.1'
  expect(readSettings({ TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual(TRUSTED_PROXIES.split(','))
})

describe('SEC-CFG-07 SEC-AUTH-21 production', () => {
  it('starts with real secrets, without the sandbox', () => {
    expect(readSettings(production())).toMatchObject({ SANDBOX: false, LOG_LEVEL: 'info' })
  })

  it('stops with the list of what is missing', () => {
    expect(faultsOf({ NODE_ENV: 'production' }).map((fault) => fault.split(':')[0])).toEqual([
      'SITE_URL',
      'JWT_KEYS or JWT_SECRET',
      'ENCRYPTION_KEY',
      'SUPABASE_PUBLISHABLE_KEY',
      'SUPABASE_SECRET_KEY',
      'RESEND_API_KEY or SMTP_URL',
    ])
  })

  it.each([
    ['JWT_SECRET', 'super-secret-jwt-token-with-at-least-32-characters-long'],
    ['JWT_SECRET', 'a'.repeat(64)],
    ['ENCRYPTION_KEY', 'changeme-changeme-changeme-changeme'],
    ['ENCRYPTION_KEY', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['SUPABASE_SECRET_KEY', 'sb_secret_short'],
  ])('refuses %s=%s', (name, value) => {
    expect(faultsOf({ ...production(), [name]: value })).toEqual([
      expect.stringContaining(`${name}: too easy to guess`),
    ])
  })
})

it('functions see the settings that are theirs, and pages those that are public', () => {
  const { functionEnvironment, publicConfig } = readSettings({
    ...production(),
    MODEL_KEY: 'k',
    PUBLIC_OFFER_ENDS_AT: '2026-12-31',
  })
  expect(functionEnvironment).toMatchObject({ MODEL_KEY: 'k' })
  expect(functionEnvironment).not.toHaveProperty('JWT_SECRET')
  expect(functionEnvironment).not.toHaveProperty('SUPABASE_SECRET_KEY')
  expect(publicConfig).toEqual({ offerEndsAt: '2026-12-31' })
})

describe('[SEC-AUTH-21] [SEC-CFG-07] production refuses to start with', () => {
  const keyOf = (secret: Buffer) =>
    JSON.stringify([{ kty: 'oct', alg: 'HS256', k: secret.toString('base64url') }])

  it.each([
    ['a signing key of 6 bytes', keyOf(Buffer.from('secret')), 'key 1 is shorter than 32 bytes'],
    ['no key at all', JSON.stringify([{ kty: 'oct', alg: 'HS256' }]), 'key 1 is shorter than 32'],
    ['a key of one letter', keyOf(Buffer.alloc(64, 'a')), 'key 1 is too easy to guess'],
    ['zeros', keyOf(Buffer.alloc(64)), 'key 1 is too easy to guess'],
    [
      'a well-known secret',
      keyOf(Buffer.from('super-secret-jwt-token-with-at-least-32-characters-long')),
      'key 1 is too easy to guess',
    ],
    [
      'a small RSA key',
      JSON.stringify([{ kty: 'RSA', alg: 'RS256', n: randomBytes(128).toString('base64url') }]),
      'key 1 is shorter than 2,048 bits',
    ],
  ])('%s', (_, JWT_KEYS, fault) => {
    expect(faultsOf({ ...production(), JWT_SECRET: undefined, JWT_KEYS })).toEqual([
      expect.stringContaining(fault),
    ])
  })

  it('the sandbox', () => {
    expect(faultsOf({ ...production(), SANDBOX: 'true' })).toEqual([
      expect.stringContaining('SANDBOX: '),
    ])
  })
})

it('a good signing key is taken', () => {
  const k = randomBytes(32).toString('base64url')
  const JWT_KEYS = JSON.stringify([{ kty: 'oct', alg: 'HS256', k }])
  expect(faultsOf({ ...production(), JWT_SECRET: undefined, JWT_KEYS })).toEqual([])
})

describe('pages for a hosted project', () => {
  const hosted = {
    NODE_ENV: 'production',
    SITE_URL: 'https://example.test',
    SUPABASE_URL: 'https://project.supabase.test',
    SUPABASE_ANON_KEY: 'sb_publishable_key',
  }

  it('need no secret, even in production', () => {
    expect(isHosted(readSettings(hosted))).toBe(true)
  })

  it('need the key that visitors get', () => {
    const { SUPABASE_ANON_KEY: _, ...rest } = hosted
    expect(faultsOf(rest)).toEqual([expect.stringContaining('SUPABASE_ANON_KEY: missing')])
  })

  it('[SEC-AC-07] never show a secret key to visitors', () => {
    const claims = Buffer.from('{"role":"service_role"}').toString('base64url')
    for (const key of ['sb_secret_key', `e30.${claims}.signature`])
      expect(faultsOf({ ...hosted, SUPABASE_ANON_KEY: key })).toEqual([
        expect.stringContaining('is a secret key'),
      ])
  })
})
