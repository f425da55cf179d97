import type { Tokens, Wire } from './wire.ts'

const usageOf = ({ input, output }: Tokens) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
})

const chunk = (delta: object, finish_reason: string | null, more: object = {}) => ({
  data: JSON.stringify({
    id: 'chatcmpl-sandbox',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'sandbox',
    choices: [{ index: 0, delta, finish_reason }],
    ...more,
  }),
})

/** OpenAI's chat completions. */
export const openaiWire: Wire = {
  whole: (content, tokens) => ({
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 0,
    model: 'sandbox',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: usageOf(tokens),
  }),
  opening: () => [chunk({ role: 'assistant', content: '' }, null)],
  piece: (content) => chunk({ content }, null),
  closing: (tokens) => [chunk({}, 'stop', { usage: usageOf(tokens) }), { data: '[DONE]' }],
  refusal: {
    error: { message: 'Rate limit reached', type: 'requests', param: null, code: 'rate_limit' },
  },
}
