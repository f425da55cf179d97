import {
  type GenerateContentRequest,
  generateContentRequest,
  type PropertyInput,
  propertyFromRow,
  type Reservation,
  reservation,
  toneName,
  type WrittenContent,
} from '@listwright/contracts'
import { type WriteRequest, write, writeCaptions } from '@listwright/copywriter'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { FunctionError } from '../_shared/function-error.ts'
import { createModel, type Model } from '../_shared/model.ts'
import { readBody, respond } from '../_shared/respond.ts'
import { writeWithModel } from './write-with-model.ts'

export interface Deps {
  clients: Clients
  write: (request: WriteRequest) => WrittenContent
  model: Model | undefined
  /** What the model calls itself; kept with what it writes. */
  modelName?: string | undefined
  now: () => Date
  randomSeed: () => number
}

/** Writes about a property of the caller's library, within what their plan allows. */
export const generateContent = (deps: Deps) =>
  respond(async (request) => {
    const wish = await readBody(request, generateContentRequest)
    const caller = deps.clients.of(request)
    const taken = await reserve(caller, wish)
    try {
      const unit = reservation.parse(taken)
      const property = await findProperty(caller, wish.property_id)
      const seed = wish.seed ?? deps.randomSeed()
      const order = orderOf(unit, property, seed, deps.now())
      if (wish.captions) {
        return { ...answerFor(unit, wish), ...moreCaptions(order, wish.captions) }
      }
      const text = await writeText(deps, order)
      await record(deps, unit, seed, text)
      return { ...answerFor(unit, wish), seed, ...text }
    } catch (error) {
      answerOf(await deps.clients.platform.rpc('release_generation', { generation_id: taken.id }))
      throw error
    }
  })

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
  const { id: _, userId: __, createdAt: ___, ...property } = propertyFromRow(row)
  return property
}

type Order = WriteRequest & { property: PropertyInput }

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

/** The model's text where one is configured and it passes review, the built-in writer's otherwise. */
const writeText = async ({ write, model }: Deps, order: Order) => {
  if (!model) return rowOf(write(order), 'built-in')
  try {
    return rowOf(await writeWithModel(model, order), 'model')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(`The built-in writer stood in for the model: ${reason}`)
    return {
      ...rowOf(write(order), 'built-in'),
      notice: 'The language model could not write this one, so the built-in writer did.',
    }
  }
}

/** Keeps who wrote it and what was claimed: saved content takes its proof from here, not from the browser. */
const record = async (
  { clients, modelName }: Deps,
  unit: Reservation,
  seed: number,
  { engine, claims }: Awaited<ReturnType<typeof writeText>>,
) =>
  answerOf(
    await clients.platform.rpc('record_generation', {
      generation_id: unit.id,
      engine,
      claims,
      seed,
      ...(engine === 'model' && modelName && { model: modelName }),
    }),
  )

const rowOf = ({ socialCaptions, ...content }: WrittenContent, engine: 'built-in' | 'model') => ({
  ...content,
  social_captions: socialCaptions,
  engine,
})

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  return generateContent({
    clients: createClients(settings),
    write,
    model: createModel(settings),
    modelName: settings.MODEL_NAME,
    now: () => new Date(),
    randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  })
}
