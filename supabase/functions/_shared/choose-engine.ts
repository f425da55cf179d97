import {
  DEFAULT_WRITING_SETTINGS,
  type WritingSettings,
  writingSettings,
} from '@listwright/contracts'
import type { Engine } from '@listwright/engine'
import type { Client } from './clients.ts'
import { answerOf } from './database-answer.ts'
import type { Models } from './models.ts'

/** How the caller's library is written. */
export const readWritingSettings = async (caller: Client): Promise<WritingSettings> => {
  const row = answerOf(await caller.from('writing_settings').select('*').maybeSingle())
  return row ? writingSettings.parse(row) : DEFAULT_WRITING_SETTINGS
}

export interface ChosenEngine {
  /** Nothing where the built-in writer writes. */
  model: (() => Promise<Engine>) | undefined
  /** Said where the library's choice is not to be had. */
  notice?: string
}

/** Who writes for a library: what it chose, as far as the server is configured for it. */
export const chooseEngine = (
  { engine, model }: WritingSettings,
  { names, engine: load }: Models,
): ChosenEngine => {
  const [preferred] = names
  if (engine === 'built-in') return { model: undefined }
  if (preferred === undefined) {
    if (engine === null) return { model: undefined }
    const notice = 'No language model is set up here at the moment, so the built-in writer writes.'
    return { model: undefined, notice }
  }
  if (model === null || names.includes(model)) return { model: () => load(model ?? preferred) }
  const notice = `${model} is not set up here any more, so ${preferred} writes.`
  return { model: () => load(preferred), notice }
}
