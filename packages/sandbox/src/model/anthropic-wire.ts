import type { Wire, WireEvent } from './wire.ts'

const event = (type: string, more: object): WireEvent => ({
  event: type,
  data: JSON.stringify({ type, ...more }),
})

const TOOL = { type: 'tool_use', id: 'toolu_sandbox', name: 'json' }

/** Anthropic's messages; structured answers come as text, or as the input of a tool named 'json'. */
export const anthropicWire = (isTool: boolean): Wire => ({
  whole: (text, { input, output }) => ({
    id: 'msg_sandbox',
    type: 'message',
    role: 'assistant',
    model: 'sandbox',
    content: [isTool ? { ...TOOL, input: parsed(text) } : { type: 'text', text }],
    stop_reason: isTool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  }),
  opening: ({ input }) => [
    event('message_start', {
      message: {
        id: 'msg_sandbox',
        type: 'message',
        role: 'assistant',
        model: 'sandbox',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: 1 },
      },
    }),
    event('content_block_start', {
      index: 0,
      content_block: isTool ? { ...TOOL, input: {} } : { type: 'text', text: '' },
    }),
  ],
  piece: (text) =>
    event('content_block_delta', {
      index: 0,
      delta: isTool
        ? { type: 'input_json_delta', partial_json: text }
        : { type: 'text_delta', text },
    }),
  closing: ({ output }) => [
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: isTool ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: output },
    }),
    event('message_stop', {}),
  ],
  refusal: { type: 'error', error: { type: 'rate_limit_error', message: 'Rate limit reached' } },
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
