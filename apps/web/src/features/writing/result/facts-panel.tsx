import type { Span } from '@listwright/contracts'
import { sourceLabel } from './source-label.ts'

interface FactsPanelProps {
  text: string
  spans: Span[]
  unused: { text: string; reason: string }[]
}

/** Every claim with the field that it states, and what was typed but not said. */
export const FactsPanel = ({ text, spans, unused }: FactsPanelProps) => (
  <section aria-labelledby="facts-title">
    <h3 id="facts-title" className="label-type">
      Facts
    </h3>
    <details className="mt-2 text-sm">
      <summary className="text-muted">
        <strong className="text-ink">{spans.length}</strong>{' '}
        {spans.length === 1 ? 'claim' : 'claims'} traced to a field
      </summary>
      <ul className="mt-3 grid gap-2">
        {spans.map(({ start, end, source }) => (
          <li key={start} className="flex justify-between gap-3">
            <span className="claim">{text.slice(start, end)}</span>
            <span className="shrink-0 text-muted">{sourceLabel(source)}</span>
          </li>
        ))}
      </ul>
    </details>
    {unused.length > 0 && (
      <div className="mt-3 text-sm text-muted">
        <p>Left out, or read differently:</p>
        <ul className="mt-1 grid gap-1">
          {unused.map(({ text: typed, reason }) => (
            <li key={typed}>
              “{typed}”: {reason}
            </li>
          ))}
        </ul>
      </div>
    )}
  </section>
)
