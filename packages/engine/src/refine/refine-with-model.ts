import type { RefineWish } from '@listwright/contracts'
import { lengthOf } from '@listwright/reviewer'
import type { LanguageModel, ModelMessage } from 'ai'
import { askModel, type Usage } from '../ask-model.ts'
import type { Fault } from '../gate.ts'
import { refineRulesFor, wishFor } from '../prompt.ts'
import { named, repairOf } from '../repair.ts'
import { replySentence, textOf } from '../reply.ts'
import type { Turn } from '../turns.ts'
import { withDeadline } from '../with-deadline.ts'
import type { Writing } from '../write-with-model.ts'
import { newFaults } from './new-faults.ts'
import { refineBuiltIn } from './refine-built-in.ts'
import type { Refined, Refinement } from './refinement.ts'

export interface ModelRefinement {
  refined: Refined
  engine: 'model' | 'built-in'
  notice?: string
  usage: Usage
  /** For the log: what was wrong with what the model wrote. */
  faults: string[]
}

const ATTEMPTS = 2

/** Lets the model change a text, and once more with its faults named; then the built-in writer tries. */
export const refineWithModel = async (
  model: LanguageModel,
  refinement: Refinement,
  { signal, turn, deadlineMs }: Omit<Writing, 'onSentence'>,
): Promise<ModelRefinement> => {
  const { order, part, text, wish } = refinement
  const rules = refineRulesFor(order, part)
  const conversation: ModelMessage[] = [
    { role: 'user', content: wishFor(order, text, saidOf(refinement)) },
  ]
  const within = withDeadline(signal, deadlineMs)
  const usage: Usage = { inputTokens: 0, outputTokens: 0 }
  const faults: string[] = []
  for (let round = 0; round < ATTEMPTS && !within.aborted; round += 1) {
    const question = { element: replySentence, rules, conversation, signal: within }
    const answer = await askModel(model, question)
    signal.throwIfAborted()
    usage.inputTokens += answer.usage.inputTokens
    usage.outputTokens += answer.usage.outputTokens
    const changed = textOf(answer.elements, part)
    const found = [...newFaults(refinement, changed), ...unmet(refinement, changed)]
    if (found.length === 0)
      return { refined: { text: changed, done: DONE[wish.kind] }, engine: 'model', usage, faults }
    faults.push(...(answer.failure ? [answer.failure] : []), ...found.map(named))
    conversation.push(
      { role: 'assistant', content: JSON.stringify({ elements: answer.elements }) },
      { role: 'user', content: repairOf(found) },
    )
  }
  return { ...(await byHand(refinement, turn)), engine: 'built-in', usage, faults }
}

const byHand = async (
  refinement: Refinement,
  turn: Turn,
): Promise<{ refined: Refined; notice?: string }> => {
  const refined = await refineBuiltIn(refinement, turn)
  return 'cannot' in refined
    ? { refined: { cannot: 'The language model could not do this and keep to your facts.' } }
    : { refined, notice: 'The language model could not do this, so the built-in writer did.' }
}

const DONE: Record<RefineWish['kind'], string> = {
  shorter: 'Made shorter',
  warmer: 'Written warmer',
  lead: 'Begins with what you chose',
  fit: 'Made to fit',
  words: 'Changed as you asked',
}

/** A wish as the model reads it. */
const saidOf = ({ order, wish }: Refinement): string => {
  switch (wish.kind) {
    case 'shorter':
      return 'Make it about a third shorter.'
    case 'warmer':
      return 'Make it warmer.'
    case 'lead':
      return `Begin with this feature: ${order.property.features[wish.feature] ?? ''}`
    case 'fit':
      return `Make it fit ${wish.limit} characters.`
    case 'words':
      return wish.words
  }
}

/** What can be measured of a wish. */
const unmet = ({ part, text, wish }: Refinement, changed: string): Fault[] => {
  const wrong = (why: string): Fault[] => [
    { part, rule: 'wish', text: changed, start: 0, end: changed.length, why },
  ]
  if (changed.trim() === text.trim()) return wrong('It is the same text as before.')
  if (wish.kind === 'shorter' && changed.length >= text.length)
    return wrong('It is not shorter than before.')
  if (wish.kind === 'fit' && lengthOf(changed, 'mls') > wish.limit)
    return wrong(`It has more than ${wish.limit} characters.`)
  return []
}
