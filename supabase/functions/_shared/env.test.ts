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
