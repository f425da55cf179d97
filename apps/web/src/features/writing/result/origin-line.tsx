import type { Origin } from '@/data/content/working-content.ts'
import { formatNumber } from '@/lib/format.ts'

/** Who wrote a text, how long it took, and what a language model charged for it. */
export const OriginLine = ({ origin }: { origin: Origin | undefined }) => {
  if (!origin) return null
  const { engine, model, durationMs, tokens, costUsd } = origin
  const said = [
    engine === 'model' ? `Written by ${model ?? 'a language model'}` : builtIn(model),
    durationMs !== undefined && `in ${seconds(durationMs)}`,
    tokens !== undefined && `· ${formatNumber(tokens)} tokens`,
    costUsd !== undefined && `· ${dollars(costUsd)}`,
  ]
  return <p className="figures text-xs text-muted">{said.filter(Boolean).join(' ')}</p>
}

const builtIn = (model: string | undefined) =>
  model ? `Written by the built-in writer in place of ${model}` : 'Written by the built-in writer'

const seconds = (ms: number) => (ms < 100 ? 'under 0.1 s' : `${(ms / 1000).toFixed(1)} s`)

const CENT = 0.01
const dollars = (amount: number) => (amount < CENT ? 'under $0.01' : `$${amount.toFixed(2)}`)
