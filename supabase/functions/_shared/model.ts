import type { Engine } from '@listwright/engine'
import type { Settings } from './env.ts'

type Options = Pick<
  Settings,
  | 'MODEL_PROVIDER'
  | 'MODEL_URL'
  | 'MODEL_KEY'
  | 'MODEL_NAME'
  | 'MODEL_PRICE_INPUT'
  | 'MODEL_PRICE_OUTPUT'
>

/** The configured language model; nothing when none is named. It is loaded when it is first asked. */
export const modelEngine = (options: Options): (() => Promise<Engine>) | undefined => {
  const { MODEL_NAME: name, MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output } = options
  if (!name) return undefined
  const load = async () => {
    const { createEngine } = await import('@listwright/engine')
    return createEngine({
      provider: options.MODEL_PROVIDER,
      name,
      url: options.MODEL_URL,
      key: options.MODEL_KEY,
      price: input !== undefined && output !== undefined ? { input, output } : undefined,
    })
  }
  let loaded: Promise<Engine> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
