import type { SocialNetwork } from '@listwright/contracts'
import { writeCaptions } from '@listwright/copywriter'
import type { LanguageModel } from 'ai'
import { askModel, type Usage } from './ask-model.ts'
import { faultsOfPart } from './gate.ts'
import { inTurns } from './in-turns.ts'
import type { Order } from './order.ts'
import { captionRulesFor, factsFor } from './prompt.ts'
import { named } from './repair.ts'
import { type Reply, replySentence, textOf } from './reply.ts'
import { withDeadline } from './with-deadline.ts'
import type { Writing } from './write-with-model.ts'

export interface ModelCaptions {
  captions: string[]
  /** Who wrote the captions: 'model' unless all of them were replaced. */
  engine: 'model' | 'built-in'
  notice?: string
  usage: Usage
  faults: string[]
}

interface Wanted {
  network: SocialNetwork
  count: number
}

/** More captions by the model; the built-in writer's stand in for those that do not pass. */
export const writeCaptionsWithModel = async (
  model: LanguageModel,
  order: Order,
  { network, count }: Wanted,
  { signal, turn, deadlineMs }: Omit<Writing, 'onSentence'>,
): Promise<ModelCaptions> => {
  const { elements, usage, failure } = await askModel(model, {
    element: replySentence,
    rules: captionRulesFor(order, network, count),
    conversation: [{ role: 'user', content: factsFor(order) }],
    signal: withDeadline(signal, deadlineMs),
  })
  signal.throwIfAborted()
  const written = Array.from({ length: count }, (_, index) =>
    captionIn(elements, network, index + 1),
  )
  const faults = written.map((caption) => faultsOfPart(network, caption, order))
  const good = [...new Set(written.filter((_, index) => faults[index]?.length === 0))]
  const builtIn = await inTurns(turn, writeCaptions(order, network, count))
  const spare = builtIn.map(({ text }) => text)
  return {
    captions: [...good, ...spare.filter((caption) => !good.includes(caption))].slice(0, count),
    engine: good.length > 0 ? 'model' : 'built-in',
    ...(good.length < count && { notice: 'The built-in writer supplied some of these captions.' }),
    usage,
    faults: [...(failure ? [failure] : []), ...faults.flat().map(named)],
  }
}

/** Its sentences, which all have the number of their caption. */
const captionIn = (reply: Reply, network: SocialNetwork, number: number): string =>
  textOf(
    reply.filter(({ paragraph }) => paragraph === number),
    network,
  )
