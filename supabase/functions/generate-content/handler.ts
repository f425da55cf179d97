import {
  type GenerateContentRequest,
  generateContentRequest,
  type PropertyInput,
  propertyFromRow,
  type Reservation,
  reservation,
  toneName,
  type WrittenContent,
  type WrittenSentence,
} from '@listwright/contracts'
import { type WriteRequest, write, writeCaptions } from '@listwright/copywriter'
import type { Engine, Order } from '@listwright/engine'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { eventStream, wantsEvents } from '../_shared/event-stream.ts'
import { FunctionError } from '../_shared/function-error.ts'
import { modelEngine } from '../_shared/model.ts'
import { readBody, respond } from '../_shared/respond.ts'

export interface Deps {
  clients: Clients
  write: (request: WriteRequest) => WrittenContent
  /** The language model, if one is configured. */
  engine: (() => Promise<Engine>) | undefined
  now: () => Date
  randomSeed: () => number
}

/** Writes about a property of the caller's library, within what their plan allows; as it is written, if they ask so. */
export const generateContent = (deps: Deps) =>
  respond(async (request) => {
    const wish = await readBody(request, generateContentRequest)
    const caller = deps.clients.of(request)
    const taken = await reserve(caller, wish)
    const work = (waiting: Waiting) => writeFor(deps, caller, wish, taken, waiting)
    if (!wantsEvents(request)) return work({ signal: request.signal })
    return eventStream(request, async ({ send, signal }) => {
      const onSentence = ({ part, paragraph, text }: WrittenSentence) =>
        send('sentence', { part, paragraph, text })
      send('result', await work({ signal, onSentence }))
    })
  })

interface Waiting {
  signal: AbortSignal
  onSentence?: (sentence: WrittenSentence) => void
}

/** The answer to a wish whose unit is taken; whatever keeps it from coming gives the unit back. */
const writeFor = async (
  deps: Deps,
  caller: Client,
  wish: GenerateContentRequest,
  taken: { id: string },
  waiting: Waiting,
) => {
  try {
    const unit = reservation.parse(taken)
    const property = await findProperty(caller, wish.property_id)
    const seed = wish.seed ?? deps.randomSeed()
    const order = orderOf(unit, property, seed, deps.now())
    if (wish.captions) return { ...answerFor(unit, wish), ...moreCaptions(order, wish.captions) }
    const text = await writeText(deps, order, waiting)
    await record(deps, unit, seed, text)
    return { ...answerFor(unit, wish), seed, ...text }
  } catch (error) {
    answerOf(await deps.clients.platform.rpc('release_generation', { generation_id: taken.id }))
    throw error
  }
}

/** Takes one unit before anything is written, so that no number of calls at once gets more than the plan has. */
const reserve = async (caller: Client, wish: GenerateContentRequest) => {
  const kind = wish.captions ? 'caption_variants' : 'content'
  const { property_id, tone } = wish
  // Only what is needed to give it back: from here on every failure does.
  return reservation
    .pick({ id: true })
    .loose()
    .parse(answerOf(await caller.rpc('reserve_generation', { property_id, tone, kind })))
}

const findProperty = async (caller: Client, id: string): Promise<PropertyInput> => {
  const row = answerOf(await caller.from('properties').select('*').eq('id', id).maybeSingle())
  if (!row) {
    throw new FunctionError(404, 'property_not_found', 'There is no such property in your library.')
  }
  return propertyFromRow(row)
}

const orderOf = (unit: Reservation, property: PropertyInput, seed: number, now: Date): Order => ({
  property,
  tone: unit.custom_tone ?? toneName.parse(unit.tone),
  tier: unit.tier,
  seed,
  year: now.getUTCFullYear(),
})

const moreCaptions = (
  order: Order,
  { network, count }: NonNullable<GenerateContentRequest['captions']>,
) => ({
  network,
  captions: writeCaptions(order, network, count).map(({ text }) => text),
})

const answerFor = (unit: Reservation, wish: GenerateContentRequest) => ({
  generation_id: unit.id,
  property_id: wish.property_id,
  tone: unit.tone,
  tier: unit.tier,
})

/** The model's text where one is configured and it passes the gate, the built-in writer's otherwise. */
const writeText = async ({ write, engine }: Deps, order: Order, waiting: Waiting) => {
  const started = performance.now()
  const duration = () => ({ duration_ms: Math.round(performance.now() - started) })
  if (!engine)
    return { ...rowOf(write(order)), engine: 'built-in', model: undefined, ...duration() }
  const { write: writeWithModel } = await engine()
  const text = await writeWithModel(order, waiting)
  if (text.notice) console.warn(`The model needed help: ${text.faults.join(' ')}`)
  return {
    ...rowOf(text.content),
    engine: text.engine,
    model: text.model,
    ...(text.notice && { notice: text.notice }),
    usage: { input_tokens: text.usage.inputTokens, output_tokens: text.usage.outputTokens },
    ...(text.cost !== undefined && { cost_usd: text.cost }),
    ...duration(),
  }
}

/** Keeps who wrote it and what was claimed: saved content takes its proof from here, not from the browser. */
const record = async (
  { clients }: Deps,
  unit: Reservation,
  seed: number,
  { engine, model, claims }: Awaited<ReturnType<typeof writeText>>,
) =>
  answerOf(
    await clients.platform.rpc('record_generation', {
      generation_id: unit.id,
      engine,
      claims,
      seed,
      ...(model && { model }),
    }),
  )

const rowOf = ({ socialCaptions, ...content }: WrittenContent) => ({
  ...content,
  social_captions: socialCaptions,
})

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  return generateContent({
    clients: createClients(settings),
    write,
    engine: modelEngine(settings),
    now: () => new Date(),
    randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  })
}
