import {
  contentRow,
  type RefineContentRequest,
  type Reservation,
  refineContentRequest,
  type Span,
  type WritingSettings,
} from '@listwright/contracts'
import {
  claimsIn,
  type Refined,
  type Refinement,
  refineBuiltIn,
  spansOf,
  type Turn,
} from '@listwright/engine/built-in'
import { chargesOf, noticeOf, reportFaults, stopwatch } from '../_shared/answer-details.ts'
import { type ChosenEngine, chooseEngine, readWritingSettings } from '../_shared/choose-engine.ts'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { errors, FunctionError } from '../_shared/function-error.ts'
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

export interface Deps {
  clients: Clients
  models: Models
  now: () => Date
  randomSeed: () => number
  report?: Report | undefined
}

/**
 * Changes one text as its agent wishes: a revision of the listing, counted like one. Leaving out sentences so that a text
 * fits writes nothing and costs nothing.
 */
export const refineContent = (deps: Deps) =>
  respond(async (request) => {
    const wish = await readBody(request, refineContentRequest)
    const caller = deps.clients.of(request)
    const settings = await readWritingSettings(caller)
    const chosen = chooseEngine(settings, deps.models)
    const turn = turnOf(request)
    if (wish.wish.kind === 'fit' && !chosen.model) return fit(deps, caller, wish, turn)
    const { property_id, tone } = wish
    const taken = await reserveGeneration(caller, { property_id, tone, kind: 'content' })
    const { signal } = request
    return withUnit(deps.clients, taken, (unit, progress) =>
      refineFor(deps, { caller, wish, unit, settings, chosen, signal, progress, turn }),
    )
  })

interface Job {
  caller: Client
  wish: RefineContentRequest
  unit: Reservation
  settings: WritingSettings
  chosen: ChosenEngine
  signal: AbortSignal
  progress: Progress
  turn: Turn
}

const refineFor = async (deps: Deps, job: Job) => {
  const { caller, wish, unit, settings } = job
  const taken = stopwatch()
  const [property, before] = await Promise.all([
    findProperty(caller, wish.property_id),
    textBefore(caller, wish),
  ])
  const order = orderOf(unit, { property, settings, seed: deps.randomSeed(), now: deps.now() })
  const refinement: Refinement = { order, part: wish.part, wish: wish.wish, ...before }
  const { refined, ...origin } = await ask(job, refinement)
  const { text, done } = granted(refined)
  const spans = spansOf(text, order)
  const claims = claimsIn(text, spans)
  await recordGeneration(deps.clients, unit, { ...origin, claims, base: wish.generation_id })
  const times = taken()
  reportText(deps.report, 'refinement', { ...origin, ...times })
  return {
    generation_id: unit.id,
    part: wish.part,
    text,
    spans,
    claims,
    done,
    ...origin,
    ...times,
  }
}

const ask = async ({ chosen, signal, progress, turn }: Job, refinement: Refinement) => {
  if (!chosen.model) {
    const origin = { engine: 'built-in' as const, model: undefined, ...noticeOf(chosen.notice) }
    return { refined: await refineBuiltIn(refinement, turn), ...origin }
  }
  const engine = await chosen.model()
  progress.hasAskedModel = true
  const answer = await engine.refine(refinement, { signal, turn })
  reportFaults(answer.faults)
  return {
    refined: answer.refined,
    ...chargesOf(answer),
    ...noticeOf(chosen.notice, answer.notice),
  }
}

/** The text that is to be changed: what stands on the screen, or else what was saved. */
const textBefore = async (
  caller: Client,
  { text, content_id, part }: RefineContentRequest,
): Promise<{ text: string; spans?: Span[] }> => {
  if (text !== undefined) return { text }
  const row = answerOf(
    await caller.from('content').select('*').eq('id', String(content_id)).maybeSingle(),
  )
  if (!row) throw errors.noContent()
  const saved = contentRow.parse(row)
  return part === 'description'
    ? { text: saved.description, spans: saved.spans?.description ?? [] }
    : { text: saved.social_captions[part] }
}

/** Whole sentences go, the least important first; what is left is proven as before. */
const fit = async (deps: Deps, caller: Client, wish: RefineContentRequest, turn: Turn) => {
  const taken = stopwatch()
  const [property, before] = await Promise.all([
    findProperty(caller, wish.property_id),
    textBefore(caller, wish),
  ])
  const order = { property, tone: 'luxury', tier: 'premium', seed: 0 } as const
  const year = deps.now().getUTCFullYear()
  const refinement: Refinement = {
    order: { ...order, year },
    part: wish.part,
    wish: wish.wish,
    ...before,
    ...(wish.spans && { spans: wish.spans }),
  }
  const { text, spans = [], done } = granted(await refineBuiltIn(refinement, turn))
  const claims = claimsIn(text, spans)
  return { part: wish.part, text, spans, claims, done, engine: 'built-in', ...taken() }
}

const granted = (refined: Refined) => {
  if ('cannot' in refined) throw new FunctionError(422, 'cannot_refine', refined.cannot)
  return refined
}

export default (env: Record<string, string | undefined>, report?: Report) => {
  const settings = readSettings(env)
  return refineContent({
    clients: createClients(settings),
    models: configuredModels(settings),
    now: () => new Date(),
    randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    report,
  })
}
