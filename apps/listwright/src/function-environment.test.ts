import { createSandbox } from '@listwright/sandbox'
import { expect, it } from 'vitest'
import { functionEnvironment } from './function-environment.ts'
import { readSettings } from './settings/env.ts'

const sandbox = createSandbox({ origin: 'http://127.0.0.1:3000' })
const connection = { apiKeys: { publishable: 'p', secret: 's' }, url: 'http://127.0.0.1:3000' }

it('the sandbox takes payments where no processor is set', () => {
  const environment = functionEnvironment(readSettings({}), sandbox, connection)
  expect(environment).toMatchObject(sandbox.environment)
})

it('a processor that is set replaces the sandbox as a whole', () => {
  const given = { STRIPE_SECRET_KEY: 'sk_live_1' }
  const environment = functionEnvironment(readSettings(given), sandbox, connection)
  expect(environment).toMatchObject(given)
  expect(environment).not.toHaveProperty('STRIPE_API_URL')
  expect(environment).not.toHaveProperty('STRIPE_WEBHOOK_SECRET')
})

it("a model named 'sandbox' is the sandbox's", () => {
  const environment = functionEnvironment(
    readSettings({ MODEL_NAME: 'sandbox' }),
    sandbox,
    connection,
  )
  expect(environment).toMatchObject(sandbox.model)
})
