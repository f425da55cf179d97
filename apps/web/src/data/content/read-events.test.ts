// @vitest-environment node

import { expect, it } from 'vitest'
import { readEvents } from './read-events.ts'

const answerOf = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    }),
  )
const SENTENCE = { part: 'description', paragraph: 1, text: 'Four bedrooms, über all.' }

it('sentences arrive one by one, however the stream is cut, and the result is answered', async () => {
  const text = `event: sentence\ndata: ${JSON.stringify(SENTENCE)}\n\nevent: result\ndata: {"tone":"luxury"}\n\n`
  const shown: unknown[] = []
  const result = await readEvents(answerOf(...text), (sentence) => shown.push(sentence))
  expect(shown).toEqual([SENTENCE])
  expect(result).toEqual({ tone: 'luxury' })
})

it('a failure on the way, or a stream that ends early, is an error', async () => {
  const ignore = () => undefined
  await expect(
    readEvents(answerOf('event: error\ndata: {"code":"internal_error"}\n\n'), ignore),
  ).rejects.toThrow('internal_error')
  await expect(readEvents(answerOf('event: sent'), ignore)).rejects.toThrow('broke off')
})

it('an answer that failed is not read on', async () => {
  let isGivenUp = false
  const endless = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('event: error\ndata: {"code":"busy"}\n\n'))
    },
    cancel() {
      isGivenUp = true
    },
  })
  await expect(readEvents(new Response(endless), () => undefined)).rejects.toThrow('busy')
  expect(isGivenUp).toBe(true)
})
