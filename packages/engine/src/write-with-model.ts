import type { WrittenContent } from '@listwright/contracts'
import { reviewContent } from '@listwright/copywriter'
import type { LanguageModel, ModelMessage } from 'ai'
import { askModel, type Usage } from './ask-model.ts'
import { type Fault, faultsIn, gate } from './gate.ts'
import { mend } from './mend.ts'
import type { Order } from './order.ts'
import { factsFor, rulesFor } from './prompt.ts'
import { proofOf } from './proof.ts'
import { named, repairOf } from './repair.ts'
import { copyOf, type Reply, type ReplySentence, replySentence } from './reply.ts'
import type { Turn } from './turns.ts'
import { withDeadline } from './with-deadline.ts'
import { writeBuiltIn } from './write-built-in.ts'

export interface ModelText {
  content: WrittenContent
  /** Whose text it is in the end. */
  engine: 'model' | 'built-in'
  /** Said to the agent where the built-in writer had to help. */
  notice?: string
  usage: Usage
  /** For the log: what was wrong with what the model wrote. */
  faults: string[]
}

export interface Writing {
  /** Aborts when nobody waits any more. */
  signal: AbortSignal
  /** Of whoever waits, at the built-in writer. */
  turn: Turn
  deadlineMs: number
  /** Gets each sentence of the first answer that passes by itself. */
  onSentence?: (sentence: ReplySentence) => void
}

interface Attempt {
  reply: Reply
  faults: Fault[]
}

const ATTEMPTS = 2

/**
 * Lets the model write, and once more with its faults named; sentences that still fail are replaced by the built-in
 * writer's for the same facts, and only then the whole text is. Rejects only when nobody waits for it any more.
 */
export const writeWithModel = async (
  model: LanguageModel,
  order: Order,
  { signal, turn, deadlineMs, onSentence }: Writing,
): Promise<ModelText> => {
  const rules = rulesFor(order)
  const conversation: ModelMessage[] = [{ role: 'user', content: factsFor(order) }]
  const within = withDeadline(signal, deadlineMs)
  const usage: Usage = { inputTokens: 0, outputTokens: 0 }
  const attempts: Attempt[] = []
  const faults: string[] = []

  for (let round = 0; round < ATTEMPTS && !within.aborted; round += 1) {
    const show = (sentence: ReplySentence) => {
      if (faultsIn(sentence.part, sentence.text, order).length === 0) onSentence?.(sentence)
    }
    const question = { element: replySentence, rules, conversation, signal: within }
    const answer = await askModel(model, round === 0 ? { ...question, onElement: show } : question)
    signal.throwIfAborted()
    usage.inputTokens += answer.usage.inputTokens
    usage.outputTokens += answer.usage.outputTokens
    const reply = forTier(answer.elements, order)
    const found = gate(copyOf(reply), order)
    if (found.length === 0) return modelText(reply, order, usage, faults)
    attempts.push({ reply, faults: found })
    faults.push(...(answer.failure ? [answer.failure] : []), ...found.map(named))
    conversation.push(
      { role: 'assistant', content: JSON.stringify({ elements: answer.elements }) },
      { role: 'user', content: repairOf(found) },
    )
  }
  const { content } = await writeBuiltIn(order, turn)
  return mended(attempts, order, content, usage, faults)
}

/** Only premium texts have a headline. */
const forTier = (reply: Reply, { tier }: Order): Reply =>
  reply.filter(({ part, text }) => text.trim() && (part !== 'headline' || tier === 'premium'))

const mended = (
  attempts: readonly Attempt[],
  order: Order,
  builtIn: WrittenContent,
  usage: Usage,
  faults: string[],
): ModelText => {
  const best = attempts.toSorted((a, b) => a.faults.length - b.faults.length)[0]
  const result = best && mend(best.reply, best.faults, builtIn)
  if (result && gate(copyOf(result.reply), order).length === 0) {
    const notice =
      'The built-in writer supplied parts of this text: the language model did not finish them, or said what your facts do not.'
    return { ...modelText(result.reply, order, usage, faults), notice }
  }
  const notice = 'The language model could not write this one, so the built-in writer did.'
  return { content: builtIn, engine: 'built-in', notice, usage, faults }
}

const modelText = (reply: Reply, order: Order, usage: Usage, faults: string[]): ModelText => {
  const copy = copyOf(reply)
  return {
    content: { ...copy, ...proofOf(copy, order), findings: reviewContent(order, copy) },
    engine: 'model',
    usage,
    faults,
  }
}
