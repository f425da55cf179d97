import type { Finding } from '@listwright/contracts'
import { applySuggestion } from '@listwright/reviewer'
import { CircleCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'

interface ReviewPanelProps {
  text: string
  findings: Finding[]
  /** The text with a suggestion taken, and what was done, in a few words. */
  onReplace: (text: string, done: string) => void
}

const SEVERITY = {
  prohibited: { label: 'Do not publish', variant: 'danger' },
  caution: { label: 'Caution', variant: 'brass' },
  advice: { label: 'Advice', variant: 'outline' },
} as const

/** What a careful broker would say about the text, each with a reason and a way out. */
export const ReviewPanel = ({ text, findings, onReplace }: ReviewPanelProps) => (
  <section aria-labelledby="review-title">
    <h3 id="review-title" className="label-type">
      Review
    </h3>
    <p role="status" className="mt-2 flex items-center gap-2 text-sm text-muted">
      {findings.length === 0 && <CircleCheck aria-hidden="true" className="size-4 text-positive" />}
      {findings.length === 0
        ? 'Fair Housing, MLS rules and facts: clear'
        : countFindings(findings.length)}
    </p>
    <ul className="mt-3 grid gap-5">
      {findings.map((finding) => (
        <li key={`${finding.rule}-${finding.start}`} className="grid gap-1.5 text-sm">
          <div className="flex items-baseline justify-between gap-3">
            <strong className="font-semibold">
              {finding.text.trim() ? `“${shorten(finding.text.trim())}”` : 'The text'}
            </strong>
            <Badge variant={SEVERITY[finding.severity].variant} className="shrink-0 self-start">
              {SEVERITY[finding.severity].label}
            </Badge>
          </div>
          <p className="text-muted">{finding.why}</p>
          {finding.suggestion !== undefined && (
            <Button
              variant="outline"
              size="sm"
              className="h-auto! min-h-9 justify-self-start py-1.5 text-left whitespace-normal"
              onClick={() => onReplace(applySuggestion(text, finding), doneWith(finding))}
            >
              {finding.suggestion.trim() ? `Use “${finding.suggestion.trim()}”` : 'Remove'}
            </Button>
          )}
        </li>
      ))}
    </ul>
    <p className="mt-4 text-xs text-muted">
      Automated screening; the agent and broker remain responsible for compliance.
    </p>
  </section>
)

const countFindings = (count: number) =>
  count === 1 ? 'One thing to look at' : `${count} things to look at`

const doneWith = ({ text, suggestion = '' }: Finding) => {
  const words = `“${shorten(text.trim())}”`
  return suggestion.trim() ? `${words} is now “${shorten(suggestion.trim())}”` : `Removed ${words}`
}

const SHOWN = 60
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
