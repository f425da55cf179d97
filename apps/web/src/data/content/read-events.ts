import { type WrittenSentence, writtenSentence } from '@listwright/contracts'

/** Follows an answer that comes as events: each sentence as it is written, then the result, which is answered. */
export const readEvents = async (
  answer: Response,
  onSentence: (sentence: WrittenSentence) => void,
): Promise<unknown> => {
  let result: unknown
  for await (const { event, data } of eventsIn(answer)) {
    if (event === 'result') result = data
    if (event === 'error') throw new Error(`The writer failed: ${JSON.stringify(data)}`)
    const sentence = writtenSentence.safeParse(data)
    if (event === 'sentence' && sentence.success) onSentence(sentence.data)
  }
  if (result === undefined) throw new Error('The answer broke off')
  return result
}

async function* eventsIn(answer: Response): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const { event = '', data = 'null' } =
          /^event: (?<event>.*)\ndata: (?<data>.*)$/.exec(block)?.groups ?? {}
        yield { event, data: JSON.parse(data) }
      }
    }
  } finally {
    // Whoever stops listening does not keep the connection.
    await reader?.cancel()
  }
}
