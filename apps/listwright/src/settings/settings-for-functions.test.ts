import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingsForFunctions } from './settings-for-functions.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const namesIn = (text: string) =>
  [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')

const OF_FUNCTIONS = namesIn(read('../../../../supabase/functions/_shared/env.ts'))
const OF_THE_SERVER = [...namesIn(read('./env.ts')), ...namesIn(read('./auth-settings.ts'))]

/** What they get from the server, as its own. */
const TOLD = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SITE_URL']

const everything = Object.fromEntries(
  [...OF_FUNCTIONS, ...OF_THE_SERVER].map((name) => [name, `the value of ${name}`]),
)

it('functions get every setting that they read', () => {
  const names = Object.keys(settingsForFunctions(everything)).sort()
  expect(names).toEqual([...new Set(OF_FUNCTIONS)].filter((name) => !TOLD.includes(name)).sort())
  expect(settingsForFunctions(everything)).toMatchObject({ MODEL_KEY: 'the value of MODEL_KEY' })
})

it('settings that are not given are left out', () => {
  expect(settingsForFunctions({ APP_NAME: 'Ours', STRIPE_SECRET_KEY: undefined })).toEqual({
    APP_NAME: 'Ours',
  })
})

const SECRETS = OF_THE_SERVER.filter((name) => /SECRET|KEY|URL|TOKEN/.test(name))

it.each([...SECRETS.filter((name) => !OF_FUNCTIONS.includes(name)), 'OTEL_EXPORTER_OTLP_HEADERS'])(
  'functions do not get %s of the server',
  (name) => {
    expect(settingsForFunctions({ ...everything, [name]: 'secret' })).not.toHaveProperty(name)
  },
)

it('the secrets of the server are known here', () => {
  expect(SECRETS).toEqual(
    expect.arrayContaining([
      'SMTP_URL',
      'GOOGLE_CLIENT_SECRET',
      'AZURE_CLIENT_SECRET',
      'AUTH_SECURITY_CAPTCHA_SECRET',
      'ENCRYPTION_KEY',
    ]),
  )
})
