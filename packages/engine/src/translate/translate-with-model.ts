import { LANGUAGES, type Language } from '@listwright/contracts'
import type { LanguageModel, ModelMessage } from 'ai'
import { z } from 'zod'
import { askModel, type Usage } from '../ask-model.ts'
import type { Order } from '../order.ts'
import { translateRulesFor } from '../prompt.ts'
import { type Copy, copyOf } from '../reply.ts'
import { withDeadline } from '../with-deadline.ts'
import type { Writing } from '../write-with-model.ts'
import { faultsOfVersion } from './faults-of-version.ts'
import { sentencesOf } from './sentences-of.ts'

export interface Translation {
  /** Nothing where too little of it passed the review. */
  version: Copy | undefined
  /** The English sentences that have no counterpart. */
  leftOut: string[]
  usage: Usage
  faults: string[]
}

const ATTEMPTS = 2
/** A version that lacks more than this share of its sentences is none. */
const LEFT_OUT_MOST = 1 / 3

const versionSentence = z.object({ index: z.number().int(), text: z.string().max(1000) })

/** Puts a finished text into another language sentence by sentence; each is reviewed against its English one. */
export const translateWithModel = async (
  model: LanguageModel,
  { order, copy, language }: { order: Order; copy: Copy; language: Language },
  { signal, deadlineMs }: Pick<Writing, 'signal' | 'deadlineMs'>,
): Promise<Translation> => {
  const english = sentencesOf(copy)
  const sheet = english.map(({ text }, index) => ({ index, text }))
  const conversation: ModelMessage[] = [
    {
      role: 'user',
      content: `<sentences>\n${JSON.stringify(sheet).replaceAll('<', '\\u003c')}\n</sentences>`,
    },
  ]
  const within = withDeadline(signal, deadlineMs)
  const usage: Usage = { inputTokens: 0, outputTokens: 0 }
  const good = new Map<number, string>()
  const faults: string[] = []
  for (let round = 0; round < ATTEMPTS && !within.aborted; round += 1) {
    const rules = translateRulesFor(LANGUAGES[language])
    const question = { element: versionSentence, rules, conversation, signal: within }
    const answer = await askModel(model, question)
    signal.throwIfAborted()
    usage.inputTokens += answer.usage.inputTokens
    usage.outputTokens += answer.usage.outputTokens
    if (answer.failure) faults.push(answer.failure)
    const wrong = english.flatMap(({ text }, index) => {
      if (good.has(index)) return []
      const version = answer.elements.find((element) => element.index === index)?.text ?? ''
      const found = faultsOfVersion(text, version, language, order)
      if (found.length === 0) good.set(index, version.trim())
      return found.map((why) => `Sentence ${index}: ${why}`)
    })
    if (wrong.length === 0) break
    faults.push(...wrong)
    conversation.push(
      { role: 'assistant', content: JSON.stringify({ elements: answer.elements }) },
      { role: 'user', content: `Answer again, without these faults:\n${wrong.join('\n')}` },
    )
  }
  const leftOut = english.filter((_, index) => !good.has(index)).map(({ text }) => text)
  const kept = english.flatMap((sentence, index) => {
    const text = good.get(index)
    return text === undefined ? [] : [{ ...sentence, text }]
  })
  const isEnough =
    leftOut.length <= english.length * LEFT_OUT_MOST &&
    kept.some(({ part }) => part === 'description')
  return { version: isEnough ? copyOf(kept) : undefined, leftOut, usage, faults }
}
