import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { formatNumber } from '@/lib/format.ts'
import { wordsOf } from '@/lib/words-of.ts'
import type { FindingGroup } from './group-findings.ts'

interface FindingEntryProps {
  group: FindingGroup
  onFix: () => void
  onAddFeature: (() => void) | undefined
}

const SEVERITY = {
  prohibited: { label: 'Do not publish', variant: 'danger' },
  caution: { label: 'Caution', variant: 'brass' },
  advice: { label: 'Advice', variant: 'outline' },
} as const

/** One thing to look at: the words, how often, why, and what can be done about it. */
export const FindingEntry = ({ group, onFix, onAddFeature }: FindingEntryProps) => {
  const { finding, all } = group
  const { label, variant } = SEVERITY[finding.severity]
  const words = shorten(wordsOf(finding))
  return (
    <li
      data-finding={finding.severity}
      tabIndex={-1}
      className="grid gap-1.5 rounded-sm text-sm outline-offset-8"
    >
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="font-semibold">{words ? `“${words}”` : 'The text'}</strong>
          {all.length > 1 && (
            <span className="figures text-muted">, {formatNumber(all.length)} times</span>
          )}
        </p>
        <Badge variant={variant} className="shrink-0 self-start">
          {label}
        </Badge>
      </div>
      <p className="text-muted">
        {finding.why}
        {finding.basis && <cite className="mt-0.5 block text-xs not-italic">{finding.basis}</cite>}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {finding.suggestion !== undefined && (
          <Button
            variant="outline"
            size="sm"
            className="h-auto! min-h-9 max-w-full py-1.5 text-left whitespace-normal!"
            onClick={onFix}
          >
            {fixLabel(finding.suggestion.trim(), all.length)}
          </Button>
        )}
        {finding.rule === NOT_ENTERED && onAddFeature && (
          <Button variant="outline" size="sm" onClick={onAddFeature}>
            Add it to the features
          </Button>
        )}
      </div>
    </li>
  )
}

/** The reviewer's rule for what the text says and nobody typed. */
const NOT_ENTERED = 'fact/claim'

const fixLabel = (put: string, times: number) => {
  if (times === 1) return put ? `Use “${put}”` : 'Remove'
  const all = formatNumber(times)
  return put ? `Use “${put}”, ${all} times` : `Remove all ${all}`
}

const SHOWN = 60
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
