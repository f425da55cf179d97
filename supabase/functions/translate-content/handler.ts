import {
  type ContentRow,
  contentRow,
  LANGUAGES,
  type Reservation,
  reservation,
  translateContentRequest,
} from '@listwright/contracts'
import type { Engine } from '@listwright/engine'
import { sentencesOf } from '@listwright/engine/built-in'
import type { z } from 'zod'
import { reportFaults, stopwatch } from '../_shared/answer-details.ts'
import { requireCaller } from '../_shared/caller.ts'
import { chooseEngine, readWritingSettings } from '../_shared/choose-engine.ts'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { errors, FunctionError } from '../_shared/function-error.ts'
import { findProperty, type Progress, withUnit } from '../_shared/generations.ts'
import { configuredModels, type Models } from '../_shared/models.ts'
import { type Report, reportText } from '../_shared/report.ts'
import { readBody, respond } from '../_shared/respond.ts'

export interface Deps {
  clients: Clients
  models: Models
  now: () => Date
  report?: Report | undefined
}

/** More than any listing has; a model answers them all at once. */
const MOST_SENTENCES = 120

/** Puts saved content into another language and keeps it beside the English one: a revision of the listing. */
export const translateContent = (deps: Deps) =>
  respond(async (request) => {
    const wish = await readBody(request, translateContentRequest)
    const user = await requireCaller(deps.clients, request)
    const caller = deps.clients.of(request)
    const { model } = chooseEngine(await readWritingSettings(caller), deps.models)
    if (!model) throw modelRequired(wish)
    const { content_id } = wish
    const saved = await findContent(caller, content_id)
    if (sentencesOf(copyOf(saved)).length > MOST_SENTENCES) throw tooLong()
    const taken = answerOf(await caller.rpc('reserve_translation', { content_id }))
    const unit = reservation.pick({ id: true }).loose().parse(taken)
    return withUnit(deps.clients, unit, async (reserved, progress) => {
      const engine = await model()
      const job = {
        caller,
        userId: user.id,
        wish,
        saved,
        unit: reserved,
        engine,
        request,
        progress,
      }
      return translateFor(deps, job)
    })
  })

interface Job {
  caller: Client
  userId: string
  wish: z.infer<typeof translateContentRequest>
  saved: ContentRow
  unit: Reservation
  engine: Engine
  request: Request
  progress: Progress
}

const translateFor = async (
  { clients, now, report }: Deps,
  { caller, userId, wish, saved, unit, engine, request, progress }: Job,
) => {
  const taken = stopwatch()
  const { content_id, language } = wish
  const property = await findProperty(caller, saved.property_id)
  const copy = copyOf(saved)
  // Only the names among the facts matter here: what may be said was decided in English.
  const order = { property, tone: 'luxury', tier: unit.tier, seed: 0 } as const
  progress.hasAskedModel = true
  const answer = await engine.translate(
    { order: { ...order, year: now().getUTCFullYear() }, copy, language },
    { signal: request.signal },
  )
  reportFaults(answer.faults)
  if (!answer.version) throw cannotTranslate(wish)
  const version = {
    content_id,
    language,
    user_id: userId,
    headline: answer.version.headline ?? null,
    description: answer.version.description,
    social_captions: answer.version.socialCaptions,
    model: answer.model,
    left_out: answer.leftOut.length,
    of_description: saved.description,
    created_at: now().toISOString(),
  }
  answerOf(await clients.platform.from('translations').upsert(version))
  const times = taken()
  reportText(report, 'translation', { engine: 'model', ...times })
  return {
    ...version,
    usage: { input_tokens: answer.usage.inputTokens, output_tokens: answer.usage.outputTokens },
    ...(answer.cost !== undefined && { cost_usd: answer.cost }),
    ...times,
  }
}

const findContent = async (caller: Client, id: string): Promise<ContentRow> => {
  const row = answerOf(await caller.from('content').select('*').eq('id', id).maybeSingle())
  if (!row) throw errors.noContent()
  return contentRow.parse(row)
}

const copyOf = ({ headline, description, social_captions }: ContentRow) => ({
  headline: headline ?? undefined,
  description,
  socialCaptions: social_captions,
})

const tooLong = () =>
  new FunctionError(
    422,
    'text_too_long',
    `A text of more than ${MOST_SENTENCES} sentences cannot be translated.`,
  )

const modelRequired = ({ language }: Job['wish']) =>
  new FunctionError(
    422,
    'model_required',
    `${LANGUAGES[language]} needs a language model; the built-in writer writes English. Choose one under Account, Writing.`,
  )

const cannotTranslate = ({ language }: Job['wish']) =>
  new FunctionError(
    422,
    'cannot_translate',
    `The language model's ${LANGUAGES[language]} did not say what the English text says, so it is not kept.`,
  )

export default (env: Record<string, string | undefined>, report?: Report) => {
  const settings = readSettings(env)
  return translateContent({
    clients: createClients(settings),
    models: configuredModels(settings),
    now: () => new Date(),
    report,
  })
}
