import type { Finding } from '@listwright/contracts'
import { applySuggestions } from '@listwright/reviewer/text'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { type FactCheck, loadFactReviewer } from '@/lib/use-reviewer.ts'
import { wordsOf } from '@/lib/words-of.ts'
import { FindingEntry } from './finding-entry.tsx'
import { type FindingGroup, groupFindings } from './group-findings.ts'

interface ReviewPanelProps {
  text: string
  findings: Finding[]
  /** Whether the text was held against its facts as well. */
  factCheck: FactCheck
  /** The text with a suggestion taken, and what was done, in a few words. */
  onReplace: (text: string, done: string) => void
  /** Adds a fact that the text states to the property; where it is absent, that is not offered. */
  onAddFeature?: ((feature: string) => void) | undefined
  ref?: Ref<HTMLElement>
}

/** What a careful broker would say about the text, each with a reason and a way out. */
export const ReviewPanel = (props: ReviewPanelProps) => {
  const { text, findings, factCheck, onReplace, onAddFeature, ref } = props
  const status = useRef<HTMLParagraphElement>(null)
  const groups = groupFindings(findings)
  const advice = groups.filter(({ finding }) => finding.severity === 'advice')
  const objections = groups.filter(({ finding }) => finding.severity !== 'advice')

  // The button goes with its finding; without this the keyboard would start again at the top of the page.
  const focusStatus = () => status.current?.focus({ preventScroll: true })
  const fix = ({ all }: FindingGroup) => {
    onReplace(applySuggestions(text, all), doneWith(all))
    focusStatus()
  }
  const add = ({ finding }: FindingGroup, enter: (feature: string) => void) => {
    enter(asFeature(finding))
    focusStatus()
  }
  const retry = () => {
    void loadFactReviewer()
    focusStatus()
  }
  const entriesOf = (shown: FindingGroup[]) =>
    shown.map((group) => (
      <FindingEntry
        key={group.key}
        group={group}
        onFix={() => fix(group)}
        onAddFeature={onAddFeature && (() => add(group, onAddFeature))}
      />
    ))

  return (
    <section ref={ref} aria-labelledby="review-title">
      <h3 id="review-title" className="label-type">
        Review
      </h3>
      <ReviewStatus ref={status} objections={objections.length} factCheck={factCheck} />
      {factCheck === 'failed' && (
        <Button variant="outline" size="sm" className="mt-3" onClick={retry}>
          Try again
        </Button>
      )}
      {objections.length > 0 && <ul className="mt-3 grid gap-5">{entriesOf(objections)}</ul>}
      {advice.length > 0 && <Advice count={advice.length}>{entriesOf(advice)}</Advice>}
      <p className="mt-4 text-xs text-muted">
        Automated screening; the agent and broker remain responsible for compliance.
      </p>
    </section>
  )
}

interface ReviewStatusProps {
  objections: number
  factCheck: FactCheck
  ref: Ref<HTMLParagraphElement>
}

const ReviewStatus = ({ objections, factCheck, ref }: ReviewStatusProps) => (
  <p
    ref={ref}
    role="status"
    tabIndex={-1}
    className="mt-2 flex items-center gap-2 text-sm text-muted outline-none"
  >
    {objections === 0 && factCheck === 'done' && (
      <CircleCheck aria-hidden="true" className="size-4 text-positive" />
    )}
    {objections === 0 ? CLEAR[factCheck] : countOf(objections)}
    {factCheck === 'failed' && UNCHECKED}
  </p>
)

const Advice = ({ count, children }: { count: number; children: ReactNode }) => (
  <details className="mt-4 text-sm">
    <summary className="text-muted">
      {count === 1 ? 'One piece of advice' : `${count} pieces of advice`}
    </summary>
    <ul className="mt-3 grid gap-5">{children}</ul>
  </details>
)

const CLEAR: Record<FactCheck, string> = {
  done: 'Fair Housing, MLS rules and facts: clear',
  loading: 'Fair Housing and MLS rules: clear. The facts are being read.',
  failed: 'Fair Housing and MLS rules: clear',
}

const UNCHECKED =
  '. The facts could not be checked: a part of this page did not load. Check your connection and try again.'

const countOf = (count: number) =>
  count === 1 ? 'One thing to look at' : `${count} things to look at`

const doneWith = ([first, ...others]: Finding[]) => {
  if (!first) return ''
  const times = others.length > 0 ? `, ${others.length + 1} times` : ''
  const put = first.suggestion?.trim()
  return put
    ? `“${shorten(wordsOf(first))}” is now “${shorten(put)}”${times}`
    : `Removed “${shorten(wordsOf(first))}”${times}`
}

/** A word that only begins a sentence needs no capital in a list. */
const asFeature = (finding: Finding) =>
  wordsOf(finding).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

const SHOWN = 40
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
