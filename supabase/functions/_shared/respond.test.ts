import { expect, it } from 'vitest'
import { z } from 'zod'
import { readBody, respond } from './respond.ts'

const wish = z.object({ words: z.string(), parts: z.array(z.object({ name: z.string() })).max(9) })
const handle = respond(async (request) => ({
  length: (await readBody(request, wish)).words.length,
}))
const send = (body: string) => handle(new Request('http://a.test', { method: 'POST', body }))
const GOOD = { words: 'sunny', parts: [{ name: 'garden' }] }

it('reads what is asked for', async () => {
  const answer = await send(JSON.stringify({ ...GOOD, other: [] }))
  expect([answer.status, await answer.json()]).toEqual([200, { length: 5 }])
})

it('[SEC-IN-03] refuses a body that is longer than anything one could ask for', async () => {
  const words = 'x'.repeat(1_000_000)
  const answer = await send(JSON.stringify({ ...GOOD, words }))
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body_too_large' }])
})

it.each([String.raw`"\u0000"`, String.raw`"a\ud800"`])(
  '[SEC-IN-02] refuses %s, which no database stores as text, wherever it is',
  async (json) => {
    const bodies = [`{"words":${json},"parts":[]}`, `{"words":"","parts":[{"name":${json}}]}`]
    for (const body of bodies) {
      const answer = await send(body)
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_request' }])
    }
  },
)
