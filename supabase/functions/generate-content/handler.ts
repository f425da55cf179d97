import {
  type GenerateContentRequest,
  generateContentRequest,
  type Reservation,
  type WrittenContent,
  type WrittenSentence,
} from '@listwright/contracts'
import { type WriteRequest, write, writeCaptions } from '@listwright/copywriter'
import { inTurns, type Order, type Turn, writeBuiltIn } from '@listwright/engine/built-in'
import { chargesOf, noticeOf, reportFaults, stopwatch } from '../_shared/answer-details.ts'
import { type ChosenEngine, chooseEngine, readWritingSettings } from '../_shared/choose-engine.ts'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { readSettings } from '../_shared/env.ts'
import { eventStream, wantsEvents } from '../_shared/event-stream.ts'
import {
  findProperty,
  orderOf,
  type Progress,
  recordGeneration,
  reserveGeneration,
  withUnit,
} from '../_shared/generations.ts'
import { configuredModels, type Models } from '../_shared/models.ts'
import { type Report, reportText } from '../_shared/report.ts'
import { readBody, respond } from '../_shared/respond.ts'
import { turnOf } from '../_shared/turn-of.ts'

/** Called by the server after start, so that the first request does not wait for one-time work. */
export { warmUp } from '@listwright/copywriter'

export interface Deps {
  clients: Clients
  write: (request: WriteRequest) => WrittenContent
  models: Models
  now: () => Date
  randomSeed: () => number
  report?: Report | undefined
}

/** Writes about a property of the caller's library, within what their plan allows; as it is written, if they ask so. */
export const generateContent = (deps: Deps) =>
  respond(async (request) => {
    const wish = await readBody(request, generateContentRequest)
    const caller = deps.clients.of(request)
    const { property_id, tone, captions } = wish
    const kind = captions ? 'caption_variants' : 'content'
    const taken = await reserveGeneration(caller, { property_id, tone, kind })
    const work = (listening: Listening) =>
      withUnit(deps.clients, taken, (unit, progress) => {
        const turn = turnOf(request, listening.signal)
        const waiting = { ...listening, ...heard(listening, progress), progress, turn }
        return writeFor(deps, caller, wish, unit, waiting)
      })
    if (!wantsEvents(request)) return work({ signal: request.signal })
    return eventStream(request, async ({ send, signal }) => {
      const onSentence = ({ part, paragraph, text }: WrittenSentence) =>
        send('sentence', { part, paragraph, text })
      send('result', await work({ signal, onSentence }))
    })
  })

interface Listening {
  signal: AbortSignal
  onSentence?: (sentence: WrittenSentence) => void
}

interface Waiting extends Listening {
  progress: Progress
  turn: Turn
}

/** A caller who disconnects after the first sentence is charged: otherwise texts could be read for free. */
const heard = ({ signal, onSentence }: Listening, progress: Progress) =>
  onSentence && {
    onSentence: (sentence: WrittenSentence) => {
      if (signal.aborted) return
      progress.hasDelivered = true
      onSentence(sentence)
    },
  }

const writeFor = async (
  deps: Deps,
  caller: Client,
  wish: GenerateContentRequest,
  unit: Reservation,
  waiting: Waiting,
) => {
  const [property, settings] = await Promise.all([
    findProperty(caller, wish.property_id),
    readWritingSettings(caller),
  ])
  const seed = wish.seed ?? deps.randomSeed()
  const order = orderOf(unit, { property, settings, seed, now: deps.now() })
  const chosen = chooseEngine(settings, deps.models)
  const answer = {
    generation_id: unit.id,
    property_id: wish.property_id,
    tone: unit.tone,
    tier: unit.tier,
  }
  if (wish.captions) {
    const captions = await moreCaptions(chosen, order, wish.captions, waiting)
    reportText(deps.report, 'captions', captions)
    return { ...answer, ...captions }
  }
  const text = await writeText(deps, chosen, order, waiting)
  await recordGeneration(deps.clients, unit, text)
  reportText(deps.report, 'content', text)
  return { ...answer, ...text }
}

const moreCaptions = async (
  chosen: ChosenEngine,
  order: Order,
  wanted: NonNullable<GenerateContentRequest['captions']>,
  waiting: Waiting,
) => {
  const { network, count } = wanted
  const taken = stopwatch()
  if (!chosen.model) {
    const written = await inTurns(waiting.turn, writeCaptions(order, network, count))
    const captions = written.map(({ text }) => text)
    return { network, captions, engine: 'built-in', ...noticeOf(chosen.notice), ...taken() }
  }
  const engine = await chosen.model()
  waiting.progress.hasAskedModel = true
  const written = await engine.writeCaptions(order, wanted, waiting)
  return {
    network,
    captions: written.captions,
    ...noticeOf(chosen.notice, written.notice),
    ...chargesOf(written),
    ...taken(),
  }
}

/** The model's text where one is chosen and it passes the gate, the built-in writer's otherwise. */
const writeText = async ({ write }: Deps, chosen: ChosenEngine, order: Order, waiting: Waiting) => {
  const taken = stopwatch()
  if (!chosen.model) {
    const { content, seed, notice } = await writeBuiltIn(order, waiting.turn, write)
    const origin = { engine: 'built-in', model: undefined, seed }
    return { ...rowOf(content), ...origin, ...noticeOf(chosen.notice, notice), ...taken() }
  }
  const engine = await chosen.model()
  waiting.progress.hasAskedModel = true
  const text = await engine.write(order, waiting)
  if (text.notice) reportFaults(text.faults)
  return {
    ...rowOf(text.content),
    ...chargesOf(text),
    seed: order.seed,
    ...noticeOf(chosen.notice, text.notice),
    ...taken(),
  }
}

const rowOf = ({ socialCaptions, ...content }: WrittenContent) => ({
  ...content,
  social_captions: socialCaptions,
})

export default (env: Record<string, string | undefined>, report?: Report) => {
  const settings = readSettings(env)
  return generateContent({
    clients: createClients(settings),
    write,
    models: configuredModels(settings),
    now: () => new Date(),
    randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    report,
  })
}
