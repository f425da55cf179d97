import { expect, test } from 'vitest'
import { createModel } from './model.ts'

const recorder = (answer: object, status = 200) => {
  const calls: { url: string; headers: Headers; body: Record<string, unknown> }[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    calls.push({
      url,
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body)),
    })
    return Response.json(answer, { status })
  }) as typeof globalThis.fetch
  return { calls, fetch }
}

test('nothing is configured, nothing is called', () => {
  const options = {
    MODEL_PROVIDER: 'openai',
    MODEL_URL: undefined,
    MODEL_KEY: 'k',
    MODEL_NAME: undefined,
  } as const
  expect(createModel(options)).toBeUndefined()
})

test('an OpenAI-compatible model gets the rules as system message', async () => {
  const { calls, fetch } = recorder({ choices: [{ message: { content: 'text' } }] })
  const model = createModel(
    {
      MODEL_PROVIDER: 'openai',
      MODEL_URL: 'http://model.test/v1',
      MODEL_KEY: 'k',
      MODEL_NAME: 'm',
    },
    fetch,
  )
  expect(await model?.('rules', [{ role: 'user', content: 'facts' }])).toBe('text')
  expect(calls[0]).toMatchObject({
    url: 'http://model.test/v1/chat/completions',
    body: { model: 'm', messages: [{ role: 'system', content: 'rules' }, { role: 'user' }] },
  })
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer k')
})

test('an Anthropic model gets the rules as system', async () => {
  const { calls, fetch } = recorder({ content: [{ type: 'text', text: 'te' }, { text: 'xt' }] })
  const model = createModel(
    { MODEL_PROVIDER: 'anthropic', MODEL_URL: undefined, MODEL_KEY: 'k', MODEL_NAME: 'm' },
    fetch,
  )
  expect(await model?.('rules', [{ role: 'user', content: 'facts' }])).toBe('text')
  expect(calls[0]?.url).toBe('https://api.anthropic.com/v1/messages')
  expect(calls[0]?.body.system).toBe('rules')
  expect(calls[0]?.headers.get('x-api-key')).toBe('k')
})

test('a model that answers with an error is an error', async () => {
  const { fetch } = recorder({ error: 'no' }, 529)
  const options = {
    MODEL_PROVIDER: 'openai',
    MODEL_URL: 'http://m.test',
    MODEL_KEY: undefined,
    MODEL_NAME: 'm',
  } as const
  await expect(createModel(options, fetch)?.('', [])).rejects.toThrow('529')
})
