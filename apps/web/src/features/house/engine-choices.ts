import type { WritingSettings } from '@listwright/contracts'

const PREFERRED = 'preferred'
const BUILT_IN = 'built-in'
const MODEL = 'model:'

/** What the select of engines offers; a model that was chosen and has gone is still named. */
export const engineChoices = (models: readonly string[], { model }: WritingSettings) => {
  const gone = model !== null && !models.includes(model) ? [model] : []
  return [
    { value: PREFERRED, label: `Default: ${models[0] ?? 'the built-in writer'}` },
    { value: BUILT_IN, label: 'Built-in writer' },
    ...models.map((name) => ({ value: MODEL + name, label: name })),
    ...gone.map((name) => ({ value: MODEL + name, label: `${name} (not set up any more)` })),
  ]
}

export const choiceOf = ({ engine, model }: WritingSettings): string => {
  if (engine === null) return PREFERRED
  return engine === 'built-in' ? BUILT_IN : MODEL + (model ?? '')
}

export const engineOf = (value: string): Pick<WritingSettings, 'engine' | 'model'> => {
  if (value.startsWith(MODEL)) return { engine: 'model', model: value.slice(MODEL.length) || null }
  return { engine: value === BUILT_IN ? 'built-in' : null, model: null }
}
