import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { anthropicWire } from './anthropic-wire.ts'
import { type Conversation, readConversation } from './conversation.ts'
import { openaiWire } from './openai-wire.ts'
import { type Answer, answerOf, temperOf } from './tempers.ts'
import type { Tokens, Wire } from './wire.ts'

const PIECE = 24
/** About what a token is. */
const CHARACTERS_PER_TOKEN = 4

const message = z.object({ role: z.string(), content: z.unknown() })
const question = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  system: z.unknown().optional(),
  messages: z.array(message),
  tools: z.array(z.object({ name: z.string().optional() }).loose()).default([]),
})

/** A language model with the wires of OpenAI and Anthropic; which of its tempers it has, its name says. */
export const createModel = () => {
  const refused = new Set<string>()

  const answer = async (c: Context, wireFor: (asked: z.infer<typeof question>) => Wire) => {
    const body = await c.req.text()
    const asked = question.parse(JSON.parse(body))
    const wire = wireFor(asked)
    const temper = temperOf(asked.model)
    if (temper === 'busy' && !refused.delete(body)) {
      refused.add(body)
      c.header('retry-after-ms', '20')
      return c.json(wire.refusal, 429)
    }
    const conversation = conversationOf(asked)
    const said = answerOf(temper, conversation)
    const tokens = {
      input: Math.ceil(body.length / CHARACTERS_PER_TOKEN),
      output: Math.ceil(said.text.length / CHARACTERS_PER_TOKEN),
    }
    return asked.stream ? streamed(c, wire, said, tokens) : c.json(wire.whole(said.text, tokens))
  }

  return {
    routes: new Hono()
      .post('/v1/chat/completions', (c) => answer(c, () => openaiWire))
      .post('/v1/messages', (c) =>
        answer(c, ({ tools }) => anthropicWire(tools.some(({ name }) => name === 'json'))),
      ),
  }
}

const streamed = (c: Context, wire: Wire, { text, pauseMs, until = 1 }: Answer, tokens: Tokens) =>
  streamSSE(c, async (stream) => {
    for (const event of wire.opening(tokens)) await stream.writeSSE(event)
    const arriving = text.slice(0, Math.ceil(text.length * until))
    for (let at = 0; at < arriving.length && !stream.aborted; at += PIECE) {
      if (pauseMs) await stream.sleep(pauseMs)
      await stream.writeSSE(wire.piece(arriving.slice(at, at + PIECE)))
    }
    if (until < 1) return
    for (const event of wire.closing(tokens)) await stream.writeSSE(event)
  })

const conversationOf = ({ system, messages }: z.infer<typeof question>): Conversation => {
  const said = messages.map(({ role, content }) => ({ role, content: textOf(content) }))
  const rules = system === undefined ? said.find(({ role }) => role === 'system')?.content : system
  return readConversation(textOf(rules), said)
}

/** Both wires take a text, or a list of parts. */
const textOf = (content: unknown): string => {
  if (typeof content === 'string') return content
  const parts = z.array(z.object({ text: z.string().optional() })).safeParse(content)
  return parts.success ? parts.data.map(({ text = '' }) => text).join('') : ''
}
