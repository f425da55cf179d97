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

/** The language models that the server is configured for. */
export interface Models {
  /** The preferred one first. */
  names: readonly string[]
  engine: (name: string) => Promise<Engine>
}

/** Each model is loaded when it is first asked. */
export const configuredModels = (options: Options): Models => {
  const names = options.MODEL_NAME
  const load = async (name: string) => {
    const { createEngine } = await import('@listwright/engine')
    const [input, output] = [options.MODEL_PRICE_INPUT, options.MODEL_PRICE_OUTPUT].map(
      (prices) => prices[names.indexOf(name)],
    )
    return createEngine({
      provider: options.MODEL_PROVIDER,
      name,
      url: options.MODEL_URL,
      key: options.MODEL_KEY,
      price: input !== undefined && output !== undefined ? { input, output } : undefined,
    })
  }
  const loaded = new Map<string, Promise<Engine>>()
  return {
    names,
    engine: (name) => {
      const known = loaded.get(name)
      if (known) return known
      const engine = load(name)
      loaded.set(name, engine)
      // A failure is not kept: the next request tries again.
      engine.catch(() => loaded.delete(name))
      return engine
    },
  }
}
