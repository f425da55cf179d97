import { expect, test } from 'vitest'
import { readSettings } from './env.ts'

const GIVEN = {
  SUPABASE_URL: 'http://127.0.0.1:3000/',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  SITE_URL: 'https://example.test/',
}

test('addresses lose their last slash and secrets become a list', () => {
  const settings = readSettings({
    ...GIVEN,
    STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b',
    SITE_NAME: '',
  })
  expect(settings.SITE_URL).toBe('https://example.test')
  expect(settings.STRIPE_WEBHOOK_SECRET).toEqual(['whsec_a', 'whsec_b'])
  expect(settings.STRIPE_SECRET_KEY).toBeUndefined()
})

test('bad settings are named, all at once', () => {
  const bad = () => readSettings({ ...GIVEN, SITE_URL: 'example', OPERATOR_EMAIL: 'nobody' })
  expect(bad).toThrow(/SITE_URL.*OPERATOR_EMAIL/)
})

const { SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY, ...OTHERS } = GIVEN
const NAMED = {
  SUPABASE_PUBLISHABLE_KEYS: '{"mobile":"sb_publishable_mobile","default":"sb_publishable_web"}',
  SUPABASE_SECRET_KEYS: '{"schedule":"sb_secret_schedule"}',
}

test('keys are taken by name, as hosted Supabase gives them, or from the former names', () => {
  expect(readSettings({ ...OTHERS, ...NAMED })).toMatchObject({
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_web',
    SUPABASE_SECRET_KEY: 'sb_secret_schedule',
  })
  expect(readSettings(GIVEN)).toMatchObject({
    SUPABASE_PUBLISHABLE_KEY: 'anon',
    SUPABASE_SECRET_KEY: 'service',
  })
})

test('the former keys, which may have been switched off, do not count beside the new ones', () => {
  expect(readSettings({ ...GIVEN, ...NAMED })).toMatchObject({
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_web',
    SUPABASE_SECRET_KEY: 'sb_secret_schedule',
  })
})

test('a project without keys is told which are missing', () => {
  expect(() => readSettings(OTHERS)).toThrow(/SUPABASE_PUBLISHABLE_KEY.*SUPABASE_SECRET_KEY/)
})
