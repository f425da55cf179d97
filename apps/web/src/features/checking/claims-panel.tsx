import type { ClaimStatus, TracedClaim } from '@listwright/contracts'
import { Badge } from '@/components/ui/badge.tsx'

interface ClaimsPanelProps {
  /** Nothing where no facts were typed. */
  claims: TracedClaim[] | undefined
  sourceLabel: (source: string) => string
}

const STATUS: Record<
  ClaimStatus,
  { label: string; variant: 'default' | 'outline' | 'brass' | 'danger' }
> = {
  contradicting: { label: 'Contradicts', variant: 'danger' },
  unsupported: { label: 'No support', variant: 'brass' },
  derived: { label: 'Follows', variant: 'outline' },
  traced: { label: 'Traced', variant: 'default' },
}
const ORDER: ClaimStatus[] = ['contradicting', 'unsupported', 'derived', 'traced']

/** What the text says of the property, each with the fact behind it: what has none comes first. */
export const ClaimsPanel = ({ claims, sourceLabel }: ClaimsPanelProps) => (
  <section aria-labelledby="claims-title">
    <h3 id="claims-title" className="label-type">
      Claims
    </h3>
    {claims === undefined ? (
      <p className="mt-2 text-sm text-muted">
        Type the facts, and every claim of the text is traced to one of them, or shown to have none.
      </p>
    ) : (
      <>
        <p className="mt-2 text-sm text-muted">{summaryOf(claims)}</p>
        <ul className="mt-3 grid gap-2 text-sm">
          {claims
            .toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
            .map(({ start, end, text, status, source }) => (
              <li
                key={`${start}-${end}`}
                className="flex items-baseline justify-between gap-3 border-b border-line pb-2 last:border-0"
              >
                <span className="min-w-0">
                  <span className="wrap-anywhere">{text}</span>
                  {source && (
                    <span className="block text-xs text-muted">{sourceLabel(source)}</span>
                  )}
                </span>
                <Badge variant={STATUS[status].variant} className="shrink-0">
                  {STATUS[status].label}
                </Badge>
              </li>
            ))}
        </ul>
      </>
    )}
  </section>
)

const summaryOf = (claims: readonly TracedClaim[]): string => {
  const known = claims.filter(({ status }) => status === 'traced' || status === 'derived').length
  if (claims.length === 0) return 'The text claims nothing yet.'
  return `${known} of ${claims.length} claims have a fact behind them`
}
