import {
  type Claim,
  type PropertyInput,
  propertyFromRow,
  type Reservation,
  reservation,
  toneName,
  type WritingSettings,
} from '@listwright/contracts'
import type { Order } from '@listwright/engine/built-in'
import type { Client, Clients } from './clients.ts'
import { answerOf } from './database-answer.ts'
import { FunctionError } from './function-error.ts'

interface Wanted {
  property_id: string
  tone: string
  kind: 'content' | 'caption_variants'
}

/** Takes one unit before anything is written, so that no number of calls at once gets more than the plan has. */
export const reserveGeneration = async (caller: Client, wanted: Wanted) =>
  // Only what is needed to give it back: from here on every failure does.
  reservation
    .pick({ id: true })
    .loose()
    .parse(answerOf(await caller.rpc('reserve_generation', { ...wanted })))

/** How far the work had come when it failed. */
export interface Progress {
  /** A language model was asked, which has its price: the database says how often that is for free. */
  hasAskedModel?: boolean
  /** Text was delivered, so the unit is spent. */
  hasDelivered?: boolean
}

/** Does what a unit was taken for; whatever keeps it from being done gives the unit back, as far as it is not spent. */
export const withUnit = async <Result>(
  clients: Clients,
  taken: { id: string },
  work: (unit: Reservation, progress: Progress) => Promise<Result>,
): Promise<Result> => {
  const progress: Progress = {}
  try {
    return await work(reservation.parse(taken), progress)
  } catch (error) {
    const { hasAskedModel = false, hasDelivered = false } = progress
    const release = { generation_id: taken.id, asked_model: hasAskedModel }
    if (!hasDelivered) answerOf(await clients.platform.rpc('release_generation', release))
    throw error
  }
}

interface Written {
  engine: string
  claims: Claim[]
  model?: string | undefined
  seed?: number
  /** The generation whose claims stay proven beside these. */
  base?: string | undefined
}

/** Keeps who wrote it and what was claimed: saved content takes its proof from here, not from the browser. */
export const recordGeneration = async (
  clients: Clients,
  { id }: Reservation,
  { engine, claims, model, seed, base }: Written,
) =>
  answerOf(
    await clients.platform.rpc('record_generation', {
      generation_id: id,
      engine,
      claims,
      ...(model && { model }),
      ...(seed !== undefined && { seed }),
      ...(base && { base }),
    }),
  )

export const findProperty = async (caller: Client, id: string): Promise<PropertyInput> => {
  const row = answerOf(await caller.from('properties').select('*').eq('id', id).maybeSingle())
  if (!row) {
    throw new FunctionError(404, 'property_not_found', 'There is no such property in your library.')
  }
  return propertyFromRow(row)
}

interface Job {
  property: PropertyInput
  settings: WritingSettings
  seed: number
  now: Date
}

export const orderOf = (unit: Reservation, { property, settings, seed, now }: Job): Order => ({
  property,
  tone: unit.custom_tone ?? toneName.parse(unit.tone),
  tier: unit.tier,
  seed,
  year: now.getUTCFullYear(),
  houseRules: settings.house_rules,
})
